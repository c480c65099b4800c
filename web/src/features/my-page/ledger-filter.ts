import type { BodyOf } from '../../api/calls.ts';
import type { ServicePaths } from '../../api/contracts.ts';
import { type ListSearch, listBody, listSearch } from '../cash/list-range.ts';

type LedgerBody = BodyOf<ServicePaths, '/api/cash/ledger'>;

export const ledgerAccounts = ['cash', 'held', 'points'] as const;
export const ledgerDirections = ['in', 'out'] as const;
/** What can be chosen among; the whole list is the wallet's. */
export const ledgerKinds = [
  'deposit',
  'withdrawal_hold',
  'withdrawal_release',
  'withdrawal_pay',
  'stake',
  'payout',
  'refund',
  'bonus_grant',
  'points_grant',
  'points_convert',
  'adjust_up',
  'adjust_down',
  'clawback',
  'debt_payment',
] as const;

export type LedgerSearch = ListSearch & {
  account?: (typeof ledgerAccounts)[number];
  direction?: (typeof ledgerDirections)[number];
  kind?: (typeof ledgerKinds)[number];
};

/** What the statement's address says; what makes no sense is left out. */
export function ledgerSearch(search: Record<string, unknown>): LedgerSearch {
  const account = ledgerAccounts.find((known) => known === search.account);
  const direction = ledgerDirections.find((known) => known === search.direction);
  const kind = ledgerKinds.find((known) => known === search.kind);
  return {
    ...listSearch(search),
    ...(account === undefined ? {} : { account }),
    ...(direction === undefined ? {} : { direction }),
    ...(kind === undefined ? {} : { kind }),
  };
}

/** Its filters without page and days. */
export function filterOf({ account, direction, kind }: LedgerSearch) {
  return {
    ...(account === undefined ? {} : { account }),
    ...(direction === undefined ? {} : { direction }),
    ...(kind === undefined ? {} : { kind }),
  };
}

/** The body the wallet is asked with. */
export function ledgerBody(search: LedgerSearch, today: string): LedgerBody {
  const { kind, ...filter } = filterOf(search);
  return {
    ...listBody(search, today),
    ...filter,
    ...(kind === undefined ? {} : { kinds: [kind] }),
  };
}
