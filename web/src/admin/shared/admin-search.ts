import { auditSources } from '../../shared/api/services.gen.ts';
import { type Asked, readsSearch } from '../../shared/search/read-search.ts';
import {
  amountKey,
  booleanKey,
  dayKey,
  oneOf,
  oneOfNumbers,
  pageKey,
  pathKey,
  wholeKey,
  wordsKey,
} from '../../shared/search/search-keys.ts';

/** What the addresses of the back office may say. */
export const memberStatuses = ['active', 'pending', 'suspended', 'refused', 'excluded'] as const;
/** What is done to a deposit can be taken back; money that has left cannot. */
export const cashStatuses = { in: [0, 2, 1, -1, -2], out: [0, 2, 1, -1] } as const;
export type CashStatus = (typeof cashStatuses)['in' | 'out'][number];

/** The first page is the one that is not named. */
export type PageSearch = { page?: number };

/** How long a page of a worked list is; the usual length is not named. */
export const rowChoices = [10, 20, 50, 100] as const;
export const rowsUsual = 20;
export type RowsSearch = PageSearch & { rows?: number };

/** Days of a list, both of them included; an open end is not named. */
export type DaysSearch = { startDate?: string; endDate?: string };

export const memberOrders = ['newest', 'oldest', 'id', 'level'] as const;
export const cashOrders = ['queue', 'newest', 'oldest', 'largest', 'smallest'] as const;
export const adjustmentStatuses = ['waiting', 'approved', 'refused', 'withdrawn'] as const;

export type MembersSearch = RowsSearch &
  DaysSearch & {
    status?: (typeof memberStatuses)[number] | undefined;
    search?: string | undefined;
    level?: number;
    recommender?: string;
    partner?: boolean;
    order?: (typeof memberOrders)[number];
  };

export type ApprovalsSearch = RowsSearch & { search?: string | undefined };

export type CashSearch = RowsSearch &
  DaysSearch & {
    status?: CashStatus | undefined;
    search?: string | undefined;
    min?: string;
    max?: string;
    order?: (typeof cashOrders)[number];
  };

export type AdjustmentsSearch = RowsSearch & {
  status?: (typeof adjustmentStatuses)[number] | undefined;
};

export const debtStates = ['open', 'closed'] as const;
export type DebtsSearch = RowsSearch & { state?: (typeof debtStates)[number] | undefined };

/** On a member's page: deposits or withdrawals, entries of the ledger, logins. */
export type MemberCashSearch = RowsSearch & { kind?: 'out' };
export type LedgerSearch = RowsSearch &
  DaysSearch & { account?: 'cash' | 'held' | 'points'; direction?: 'in' | 'out' };
export type LoginsSearch = PageSearch & DaysSearch;

export type AuditSearch = PageSearch &
  DaysSearch & {
    source?: (typeof auditSources)[number];
    operator?: string;
    action?: string;
    subject?: string;
    text?: string;
  };

/** A subject is its kind and a UUID, longer than words that are typed. */
const SUBJECT_LENGTH_MAX = 120;
const LEVEL_MAX = 100;

/** The usual length is not named. */
const longerRows = rowChoices.filter((count) => count !== rowsUsual);

export const pageKeys = { page: pageKey };
export const rowsKeys = { ...pageKeys, rows: oneOfNumbers(longerRows) };
export const daysKeys = { startDate: dayKey, endDate: dayKey };

export const pageSearch: (asked: Asked) => PageSearch = readsSearch(pageKeys);

export const membersSearch: (asked: Asked) => MembersSearch = readsSearch({
  ...rowsKeys,
  ...daysKeys,
  status: oneOf(memberStatuses),
  search: wordsKey(),
  level: wholeKey(1, LEVEL_MAX),
  recommender: wordsKey(),
  partner: booleanKey,
  order: oneOf(memberOrders),
});

export const approvalsSearch: (asked: Asked) => ApprovalsSearch = readsSearch({
  ...rowsKeys,
  search: wordsKey(),
});

const cashSearchOf = (kind: 'in' | 'out'): ((asked: Asked) => CashSearch) =>
  readsSearch({
    ...rowsKeys,
    ...daysKeys,
    status: oneOf(cashStatuses[kind]),
    search: wordsKey(),
    min: amountKey,
    max: amountKey,
    order: oneOf(['newest', 'oldest', 'largest', 'smallest']),
  });
export const depositsSearch = cashSearchOf('in');
export const withdrawalsSearch = cashSearchOf('out');

export const adjustmentsSearch: (asked: Asked) => AdjustmentsSearch = readsSearch({
  ...rowsKeys,
  status: oneOf(adjustmentStatuses),
});

export const debtsSearch: (asked: Asked) => DebtsSearch = readsSearch({
  ...rowsKeys,
  state: oneOf(debtStates),
});

export const memberCashSearch: (asked: Asked) => MemberCashSearch = readsSearch({
  ...rowsKeys,
  kind: oneOf(['out']),
});

export const ledgerSearch: (asked: Asked) => LedgerSearch = readsSearch({
  ...rowsKeys,
  ...daysKeys,
  account: oneOf(['cash', 'held', 'points']),
  direction: oneOf(['in', 'out']),
});

export const loginsSearch: (asked: Asked) => LoginsSearch = readsSearch({
  ...pageKeys,
  ...daysKeys,
});

export const auditSearch: (asked: Asked) => AuditSearch = readsSearch({
  ...pageKeys,
  ...daysKeys,
  source: oneOf(auditSources),
  operator: wordsKey(),
  action: wordsKey(),
  subject: wordsKey(SUBJECT_LENGTH_MAX),
  text: wordsKey(),
});

export const velocitySearch: (asked: Asked) => { kind?: 'bet' | 'cash' | 'login' } = readsSearch({
  kind: oneOf(['bet', 'cash', 'login']),
});

/** Where to go after the log-in: a path of the back office, never an address outside. */
export const loginSearch: (asked: Asked) => { from?: string } = readsSearch({ from: pathKey });
