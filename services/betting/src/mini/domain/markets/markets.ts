import type { Odds } from '@noriter/rules/odds';
import type { Fact } from '../facts.ts';
import type { Condition, Conditions } from './market.ts';

export type Selection = {
  /** No two of a game share it. */
  readonly selectionId: string;
  readonly conditions: Conditions;
  /** What a site that has set none of its own offers. */
  readonly defaultOdds: Odds;
};

export type Market = { readonly marketId: string; readonly selections: readonly Selection[] };

type Line = readonly [selectionId: string, defaultOdds: Odds, ...conditions: Condition[]];

export function market(marketId: string, lines: readonly Line[]): Market {
  const selections = lines.map(([selectionId, defaultOdds, ...conditions]) => ({
    selectionId,
    defaultOdds,
    conditions,
  }));
  return { marketId, selections };
}

export function exactly(fact: Fact, value: number): Condition {
  return { fact, from: value, to: value };
}
