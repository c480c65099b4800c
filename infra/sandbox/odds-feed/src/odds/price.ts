/** Odds of chances: a margin is put on each, and what is rounded is rounded in the house's favour. */
import type { LineStatus, OutcomePrice } from '../feed/standing.ts';

export type Chance = { readonly id: string; readonly p: number };

const ODDS_MIN = 1_010;
const ODDS_MAX = 500_000;
/** An outcome that is as good as impossible is not offered. */
const CHANCE_MIN = 1e-4;

export type Priced = { readonly status: LineStatus; readonly outcomes: readonly OutcomePrice[] };

/**
 * @param winners how many of the outcomes win
 * @returns deactivated when one of them is as good as sure: nobody could be paid for it
 */
export function priced(chances: readonly Chance[], margin: number, winners = 1): Priced {
  const outcomes = chances.map(({ id, p }) => ({ id, odds: oddsOf(p, margin) }));
  const open = outcomes.flatMap(({ odds }) => (odds === null ? [] : [odds]));
  const isSure = open.some((odds) => odds < ODDS_MIN) || open.length < Math.min(2, chances.length);
  const book = open.reduce((sum, odds) => sum + 1000 / odds, 0);
  return { status: isSure || book < winners ? 0 : 1, outcomes };
}

/** In thousandths, as they are shown: hundredths, and tenths from 10 on. */
function oddsOf(p: number, margin: number): number | null {
  if (p < CHANCE_MIN) return null;
  const exact = 1000 / (p * (1 + margin));
  const step = exact < 10_000 ? 10 : 100;
  return Math.min(ODDS_MAX, Math.floor(exact / step) * step);
}
