/**
 * What the addresses of the back office may say. Written by hand, as every address is read before
 * its page is loaded: a library for it would travel to every player.
 */
export const memberStatuses = ['active', 'pending', 'suspended', 'refused', 'excluded'] as const;
export const cashStatuses = [0, 2, 1, -1] as const;
export const auditSources = ['identity', 'wallet', 'betting', 'board'] as const;

export type Asked = Record<string, unknown>;

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
    status?: (typeof cashStatuses)[number] | undefined;
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

const wordsLengthMax = 50;
const subjectLengthMax = 120;

export function pageSearch(asked: Asked): PageSearch {
  const page = Number(asked.page);
  return Number.isInteger(page) && page > 1 ? { page } : {};
}

export function rowsSearch(asked: Asked): RowsSearch {
  const rows = rowChoices.find((count) => count === Number(asked.rows));
  return { ...pageSearch(asked), ...(rows === undefined || rows === rowsUsual ? {} : { rows }) };
}

export function membersSearch(asked: Asked): MembersSearch {
  const status = memberStatuses.find((known) => known === asked.status);
  const level = Number(asked.level);
  const recommender = textOf(asked.recommender);
  const order = memberOrders.find((known) => known === asked.order);
  return {
    ...rowsSearch(asked),
    ...daysSearch(asked),
    status,
    search: wordsOf(asked),
    ...(Number.isInteger(level) && level >= 1 && level <= 100 ? { level } : {}),
    ...(recommender === undefined ? {} : { recommender }),
    ...(typeof asked.partner === 'boolean' ? { partner: asked.partner } : {}),
    ...(order === undefined ? {} : { order }),
  };
}

export function approvalsSearch(asked: Asked): ApprovalsSearch {
  return { ...rowsSearch(asked), search: wordsOf(asked) };
}

export function cashSearch(asked: Asked): CashSearch {
  const status = cashStatuses.find((known) => known === asked.status);
  const order = cashOrders.find((known) => known === asked.order && known !== 'queue');
  const [min, max] = [amountOf(asked.min), amountOf(asked.max)];
  return {
    ...rowsSearch(asked),
    ...daysSearch(asked),
    status,
    search: wordsOf(asked),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(order === undefined ? {} : { order }),
  };
}

export function adjustmentsSearch(asked: Asked): AdjustmentsSearch {
  const status = adjustmentStatuses.find((known) => known === asked.status);
  return { ...rowsSearch(asked), status };
}

export function debtsSearch(asked: Asked): DebtsSearch {
  const state = debtStates.find((known) => known === asked.state);
  return { ...rowsSearch(asked), state };
}

export function memberCashSearch(asked: Asked): MemberCashSearch {
  return { ...rowsSearch(asked), ...(asked.kind === 'out' ? { kind: 'out' } : {}) };
}

export function ledgerSearch(asked: Asked): LedgerSearch {
  const account = (['cash', 'held', 'points'] as const).find((known) => known === asked.account);
  const direction = (['in', 'out'] as const).find((known) => known === asked.direction);
  return {
    ...rowsSearch(asked),
    ...daysSearch(asked),
    ...(account === undefined ? {} : { account }),
    ...(direction === undefined ? {} : { direction }),
  };
}

export function loginsSearch(asked: Asked): LoginsSearch {
  return { ...pageSearch(asked), ...daysSearch(asked) };
}

export function auditSearch(asked: Asked): AuditSearch {
  const source = auditSources.find((known) => known === asked.source);
  const [operator, action] = [textOf(asked.operator), textOf(asked.action)];
  // A subject is its kind and a UUID, longer than words that are typed.
  const subject = textOf(asked.subject, subjectLengthMax);
  const text = textOf(asked.text);
  return {
    ...pageSearch(asked),
    ...daysSearch(asked),
    ...(source === undefined ? {} : { source }),
    ...(operator === undefined ? {} : { operator }),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subject }),
    ...(text === undefined ? {} : { text }),
  };
}

/** Where to go after the log-in: a path of the back office, never an address outside. */
export function loginSearch(asked: Asked): { from?: string } {
  const { from } = asked;
  return typeof from === 'string' && /^\/admin(\/|$|\?)/.test(from) ? { from } : {};
}

function wordsOf({ search }: Asked): string | undefined {
  return textOf(search);
}

/** A number in the address reads as a number; as a word searched for it is text again. */
export function textOf(asked: unknown, lengthMax = wordsLengthMax): string | undefined {
  const words = typeof asked === 'number' ? String(asked) : asked;
  if (typeof words !== 'string' || words === '') return undefined;
  return words.slice(0, lengthMax);
}

export function daysSearch({ startDate, endDate }: Asked): DaysSearch {
  return {
    ...(isDay(startDate) ? { startDate } : {}),
    ...(isDay(endDate) ? { endDate } : {}),
  };
}

export function isDay(asked: unknown): asked is string {
  return typeof asked === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(asked);
}

function amountOf(asked: unknown): string | undefined {
  const text = typeof asked === 'number' ? String(asked) : asked;
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? text : undefined;
}
