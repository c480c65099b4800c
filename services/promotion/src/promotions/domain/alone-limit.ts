import type { AloneLimit } from '@noriter/four-eyes/alone';

/** By how much one operator may raise budgets alone, over all promotions of a Korean day. */
export const aloneLimit: AloneLimit = { max: 1_000_000n, counts: 'kind' };
