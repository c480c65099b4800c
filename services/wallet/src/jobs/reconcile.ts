import type { Job } from '@noriter/kit/jobs';
import { reconcile } from '../actions/reconcile.ts';
import type { WalletDeps } from '../deps.ts';

export const reconcileJob: Job<WalletDeps> = {
  name: 'reconcile',
  everyMs: 60 * 60_000,
  // It looks at the whole ledger, which only grows.
  timeoutMs: 60 * 60_000,
  async run(deps) {
    await reconcile(deps);
  },
};
