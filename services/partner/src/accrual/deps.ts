import type { RatesDeps } from '../rates/deps.ts';
import type { LateMembers } from './domain/late-members.ts';
import type { TreeBooks } from './store/site-state.ts';

/** What accrual needs. */
export type AccrualDeps = RatesDeps & {
  /** What this process has read of the trees of sites. */
  treeBooks: TreeBooks;
  /** For whom what members did is waiting, and for whom no longer. */
  lateMembers: LateMembers;
};
