import type { RemoteService } from '@noriter/kit/service-client';
import type { AccrualDeps } from '../accrual/deps.ts';

/** What transfers need. */
export type TransfersDeps = AccrualDeps & {
  /** Asked whether a withdrawal password and a code are right. */
  identity: RemoteService;
  /** Asked what a member has to stake yet. */
  wallet: RemoteService;
};
