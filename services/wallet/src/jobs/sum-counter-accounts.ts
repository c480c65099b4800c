import type { Job } from '@noriter/kit/jobs';
import type { WalletDeps } from '../deps.ts';
import { sumCounterAccounts } from '../store/ledger/counter-sums.ts';

export const sumCounterAccountsJob: Job<WalletDeps> = {
  name: 'sum-counter-accounts',
  everyMs: 10_000,
  run: (deps) => sumCounterAccounts(deps),
};
