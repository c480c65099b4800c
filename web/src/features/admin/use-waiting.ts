import { useQuery } from '@tanstack/react-query';
import { usePermits } from './use-operator.ts';
import { cashCountsQuery, pendingCountQuery } from './use-queues.ts';

export type Waiting = {
  signUps: number | undefined;
  deposits: { requested: number; waiting: number } | undefined;
  withdrawals: { requested: number; waiting: number } | undefined;
  /** Corrections another operator asked for, for who may agree to them. */
  adjustments: number | undefined;
};

/** How many requests wait in each queue; undefined until known, or where it is not permitted. */
export function useWaiting(): Waiting {
  const permits = usePermits();
  const cash = useQuery({ ...cashCountsQuery, enabled: permits('cash.read') }).data;
  const signUps = useQuery({ ...pendingCountQuery, enabled: permits('members.read') }).data;
  const adjustments = permits('cash.adjust') ? cash?.adjustments : undefined;
  return { signUps, deposits: cash?.deposits, withdrawals: cash?.withdrawals, adjustments };
}

/** The number a place in the navigation carries. */
export function waitingAt(place: string, waiting: Waiting): number {
  const { signUps, deposits, withdrawals, adjustments } = waiting;
  switch (place) {
    case '/admin/approvals':
      return signUps ?? 0;
    case '/admin/deposits':
      return (deposits?.requested ?? 0) + (deposits?.waiting ?? 0);
    case '/admin/withdrawals':
      return (withdrawals?.requested ?? 0) + (withdrawals?.waiting ?? 0);
    case '/admin/adjustments':
      return adjustments ?? 0;
    default:
      return 0;
  }
}
