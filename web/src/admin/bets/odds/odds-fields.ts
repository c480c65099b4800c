import { ODDS_SCALE, parseOdds } from '@noriter/rules/odds';
import { miniOddsBounds } from '../../shared/back-office-bounds.gen.ts';
import type { SavedOdds } from '../../shared/contracts.ts';
import { type Chance, highestOdds, parsePercent, returnRate } from './odds-rate.ts';

export type OddsRow = SavedOdds['prices'][number];

/** A selection's odds as they are typed. */
type PriceFields = { odds: string; isOpen: boolean };

export type OddsFields = {
  /** The most that may be paid back, in percent. */
  ceiling: string;
  /** The most the house may lose on a round: digits of won. */
  roundLossMax: string;
  /** By game and selection. */
  prices: Readonly<Record<string, PriceFields>>;
};

export type OddsProblem =
  | { kind: 'odds' | 'low' | 'ceiling' | 'won' }
  | { kind: 'high'; rate: bigint; highest: bigint };

const { minimum: ceilingMin, maximum: ceilingMax } = miniOddsBounds.ceiling;

export function keyOf({ gameId, selectionId }: Pick<OddsRow, 'gameId' | 'selectionId'>): string {
  return `${gameId} ${selectionId}`;
}

export function fieldsOf({ ceiling, roundLossMax, prices }: SavedOdds): OddsFields {
  const whole = Math.floor(ceiling / 100);
  const rest = (ceiling % 100).toString().padStart(2, '0').replace(/0+$/, '');
  return {
    ceiling: rest === '' ? String(whole) : `${whole}.${rest}`,
    roundLossMax,
    prices: Object.fromEntries(prices.map((row) => [keyOf(row), priceOf(row)])),
  };
}

function priceOf({ odds, isOpen }: PriceFields): PriceFields {
  return { odds, isOpen };
}

/** What typed odds pay back; null for what is no odds. */
export function rateOf(chance: Chance, odds: string): bigint | null {
  const parsed = parseOdds(odds);
  return parsed === null ? null : returnRate(chance, parsed);
}

/** Why a typed price cannot be saved; null when it can. */
function priceProblem(
  { chance }: Pick<OddsRow, 'chance'>,
  { odds }: PriceFields,
  ceiling: bigint | null,
): OddsProblem | null {
  const parsed = parseOdds(odds);
  if (parsed === null) return { kind: 'odds' };
  if (parsed <= ODDS_SCALE) return { kind: 'low' };
  const rate = returnRate(chance, parsed);
  if (ceiling === null || rate <= ceiling) return null;
  return { kind: 'high', rate, highest: highestOdds(chance, ceiling) };
}

/** The ceiling in hundredths of a percent; null for one that cannot be. */
export function ceilingOf(text: string): bigint | null {
  const ceiling = parsePercent(text);
  return ceiling === null || ceiling < ceilingMin || ceiling > ceilingMax ? null : ceiling;
}

function isWon(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** What is wrong, by the ceiling's name or a price's key; empty when it can be saved. */
export function problemsOf(
  saved: SavedOdds,
  { ceiling: typed, roundLossMax, prices }: OddsFields,
): Readonly<Record<string, OddsProblem>> {
  const ceiling = ceilingOf(typed);
  const found: Record<string, OddsProblem> =
    ceiling === null ? { ceiling: { kind: 'ceiling' } } : {};
  if (!isWon(roundLossMax)) found.roundLossMax = { kind: 'won' };
  for (const row of saved.prices) {
    const problem = priceProblem(row, prices[keyOf(row)] ?? row, ceiling);
    if (problem !== null) found[keyOf(row)] = problem;
  }
  return found;
}

/** The selections whose odds, or whether they are open, were changed. */
export function changedRows(saved: SavedOdds, { prices }: OddsFields): readonly OddsRow[] {
  return saved.prices.filter((row) => {
    const typed = prices[keyOf(row)] ?? row;
    return typed.isOpen !== row.isOpen || parseOdds(typed.odds) !== parseOdds(row.odds);
  });
}

/** The body that saves them; only what was changed is named. */
export function bookOf(saved: SavedOdds, fields: OddsFields) {
  const prices = changedRows(saved, fields).map((row) => {
    const { odds, isOpen } = fields.prices[keyOf(row)] ?? row;
    return { gameId: row.gameId, selectionId: row.selectionId, odds: odds.trim(), isOpen };
  });
  const { ceiling, roundLossMax } = fields;
  return { ceiling: Number(ceilingOf(ceiling) ?? 0n), roundLossMax, prices };
}
