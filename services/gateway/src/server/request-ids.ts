import { randomUUID } from 'node:crypto';
import type { Ids } from '@noriter/kit/ids';

/** Ids of requests: nothing is sorted by them, and Node has the random ones ready in advance. */
export const requestIds: Ids = { next: () => randomUUID() };
