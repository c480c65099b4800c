import type { Job } from '@noriter/kit/jobs';
import { readUnreadProtections } from '../actions/read-unread-protections.ts';
import type { WalletDeps } from '../deps.ts';

export const readUnreadProtectionsJob: Job<WalletDeps> = {
  name: 'read-unread-protections',
  everyMs: 10_000,
  run: readUnreadProtections,
};
