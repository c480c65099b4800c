import { useQuery } from '@tanstack/react-query';
import { letterSummaryQuery } from '../dead-letters/letters-query.ts';
import { usePermits } from '../shared/use-operator.ts';
import {
  cashCountsQuery,
  heldCountQuery,
  inquiryCountsQuery,
  pendingCountQuery,
} from './use-queues.ts';

export type Waiting = {
  signUps: number | undefined;
  deposits: { requested: number; waiting: number } | undefined;
  withdrawals: { requested: number; waiting: number } | undefined;
  /** Corrections another operator asked for, for who may agree to them. */
  adjustments: number | undefined;
  inquiries: { waiting: number; overdue: number; disputes: number } | undefined;
  /** Grants beyond the cap of a device. */
  heldGrants: number | undefined;
  /** Events no consumer could handle. */
  deadLetters: number | undefined;
};

/** How many requests wait in each queue; undefined until known, or where it is not permitted. */
export function useWaiting(): Waiting {
  const permits = usePermits();
  const cash = useQuery({ ...cashCountsQuery, enabled: permits('cash.read') }).data;
  const signUps = useQuery({ ...pendingCountQuery, enabled: permits('members.read') }).data;
  const adjustments = permits('cash.adjust') ? cash?.adjustments : undefined;
  const letters = useQuery({ ...letterSummaryQuery, enabled: permits('dead-letters.read') }).data;
  const may = permits('inquiries.answer');
  const inquiries = useQuery({ ...inquiryCountsQuery, enabled: may }).data;
  const held = useQuery({ ...heldCountQuery, enabled: permits('promotion.read') }).data;
  return {
    signUps,
    deposits: cash?.deposits,
    withdrawals: cash?.withdrawals,
    adjustments,
    inquiries,
    heldGrants: held?.held,
    deadLetters: letters?.open,
  };
}

/** The number a place in the navigation carries. */
export function waitingAt(place: string, waiting: Waiting): number {
  const { signUps, deposits, withdrawals, adjustments, inquiries } = waiting;
  switch (place) {
    case '/admin/approvals':
      return signUps ?? 0;
    case '/admin/deposits':
      return (deposits?.requested ?? 0) + (deposits?.waiting ?? 0);
    case '/admin/withdrawals':
      return (withdrawals?.requested ?? 0) + (withdrawals?.waiting ?? 0);
    case '/admin/adjustments':
      return adjustments ?? 0;
    case '/admin/inquiries':
      return inquiries?.waiting ?? 0;
    case '/admin/dead-letters':
      return waiting.deadLetters ?? 0;
    case '/admin/promotions':
      return waiting.heldGrants ?? 0;
    default:
      return 0;
  }
}
