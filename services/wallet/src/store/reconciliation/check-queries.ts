import { sqlFile } from '../sql-file.ts';

/** What must always hold. Each check is a query whose rows are the violations. */
export const checkNames = [
  'entries-sum-to-zero',
  'balances-equal-entries',
  'no-negative-balance',
  'versions-have-no-gap',
  'cash-in-equals-accounts',
  'held-equals-open-withdrawals',
  'requests-moved-their-money',
  'counter-sums-equal-entries',
  'nets-equal-entries',
  'debts-equal-entries',
] as const;

export type CheckName = (typeof checkNames)[number];

/** Every row there is, or the checkpoint and what came since. */
export const scopes = ['all', 'new'] as const;
export type Scope = (typeof scopes)[number];

export type Bounds = {
  /** Up to here the ledger was proven. */
  position: bigint;
  /** Up to here counter accounts are summed. */
  summedTo: bigint;
  requestsSince: Date;
};

type Query = { text: string; values: unknown[] };

const EVERYTHING = 9_223_372_036_854_775_807n;

const whole = (name: CheckName) => sqlFile(new URL(`./sql/${name}.sql`, import.meta.url)).text;
const since = (name: string) => sqlFile(new URL(`./sql/since/${name}.sql`, import.meta.url)).text;

const wholeTexts = new Map(checkNames.map((check) => [check, whole(check)]));

/** Statements begin with it and end in what they ask of `state`. */
export const membersText = since('members');
export const countersText = since('counters');

/** Of a run since the checkpoint; a check that is not here looks at few rows as it is. */
const newTexts = new Map<CheckName, string>([
  ['entries-sum-to-zero', since('entries-sum-to-zero')],
  ['no-negative-balance', since('no-negative-balance')],
  ['balances-equal-entries', membersText + since('balances-equal-entries')],
  ['versions-have-no-gap', membersText + since('versions-have-no-gap')],
  ['nets-equal-entries', membersText + since('nets-equal-entries')],
  ['counter-sums-equal-entries', countersText + since('counter-sums-equal-entries')],
  ['cash-in-equals-accounts', countersText + since('cash-in-equals-accounts')],
]);

/** The statement of a check whose rows are its violations. */
export function checkQuery(check: CheckName, scope: Scope, bounds: Bounds): Query {
  const text = scope === 'new' ? newTexts.get(check) : undefined;
  if (text !== undefined) {
    const upto = check === 'counter-sums-equal-entries' ? bounds.summedTo : EVERYTHING;
    return { text, values: [bounds.position, upto] };
  }
  const asked = scope === 'new' ? bounds.requestsSince : '-infinity';
  const values = check === 'requests-moved-their-money' ? [asked] : [];
  return { text: wholeTexts.get(check) ?? '', values };
}
