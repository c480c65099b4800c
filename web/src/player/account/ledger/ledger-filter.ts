import type { BodyOf } from '../../../shared/api/calls.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { type ListSearch, listBody, listSearch } from '../../../shared/dates/list-range.ts';
import { type Asked, type Found, readsSearch } from '../../../shared/search/read-search.ts';
import { oneOf } from '../../../shared/search/search-keys.ts';

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
  'transfer_out',
  'transfer_in',
  'commission_pay',
  'bonus_forfeit',
  'deposit_reversal',
  'bonus_reversal',
  'adjust_up',
  'adjust_down',
  'clawback',
  'game_money_out',
  'game_money_in',
  'debt_payment',
] as const;

const keys = {
  account: oneOf(ledgerAccounts),
  direction: oneOf(ledgerDirections),
  kind: oneOf(ledgerKinds),
};
const read = readsSearch(keys);

export type LedgerSearch = ListSearch & Found<typeof keys>;

/** What the statement's address says. */
export function ledgerSearch(asked: Asked): LedgerSearch {
  return { ...listSearch(asked), ...read(asked) };
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
