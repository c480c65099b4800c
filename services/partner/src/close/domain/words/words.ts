import type { Category } from '../../../vocabulary/categories.ts';
import type { SettlementKind } from '../../../vocabulary/kinds.ts';

/** Figures under a statement's lines, in the order of the arithmetic. */
export const sumNames = [
  'earned',
  'corrected',
  'cut',
  'fee',
  'carriedIn',
  'payable',
  'carriedOut',
] as const;
export type SumName = (typeof sumNames)[number];

type Head =
  | 'title'
  | 'number'
  | 'holder'
  | 'kind'
  | 'days'
  | 'state'
  | 'paidAt'
  | 'category'
  | 'turnover'
  | 'base'
  | 'amount'
  | 'correction';

type State = 'open' | 'paying' | 'paid' | 'refused' | 'reversing' | 'reversed';

/** What a printed statement says in one language; as the pages call the same things. */
export type Words = {
  readonly heads: Readonly<Record<Head, string>>;
  /** By number: members, then head office to store. */
  readonly tiers: readonly string[];
  readonly kinds: Readonly<Record<SettlementKind, string>>;
  readonly states: Readonly<Record<State, string>>;
  readonly sums: Readonly<Record<SumName, string>>;
  readonly categories: Readonly<Record<Category, string>>;
};
