import type { AloneLimit } from '@noriter/four-eyes/alone';

/** What one operator may move alone, by decisions of one kind and one Korean day together. */
export const aloneLimit: AloneLimit = { max: 1_000_000n, counts: 'kind' };
