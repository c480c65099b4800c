import type { WireOutcome } from './elements.ts';
import { knownMarket } from './market-table.ts';
import type { Input } from './read-markets.ts';
import { Unreadable } from './specifiers.ts';

type Settlement = Extract<Input, { type: 'settlement' }>;

type WireSettled = { id: string; specifiers: string; outcome: readonly WireOutcome[] };

/** @throws Unreadable */
export function readResults(wire: readonly WireSettled[]): Settlement['markets'] {
  return wire.flatMap(({ id, specifiers, outcome }) => {
    const known = knownMarket(id, specifiers);
    if (known === null) return [];
    const results = outcome.flatMap((one) => {
      const selection = known.selectionOf(one.id);
      return selection === null ? [] : [[selection, resultOf(one)] as const];
    });
    return [{ marketKey: known.marketKey, results: Object.fromEntries(results) }];
  });
}

type Result = Settlement['markets'][number]['results'][string];

function resultOf(outcome: WireOutcome): Result {
  const won = outcome.result === '1';
  const { void_factor: returned } = outcome;
  // All of it back: nobody has won anything.
  if (returned === 1) return { won: false, voidHalves: 2 };
  const deadHeat = won ? deadHeatOf(outcome) : null;
  return { won, voidHalves: returned === 0.5 ? 1 : 0, ...(deadHeat && { deadHeat }) };
}

const FACTOR_DIGITS = 1_000_000;

/** The exact fraction where the feed has it; else the decimals it gave, and no more than those. */
function deadHeatOf(outcome: WireOutcome): NonNullable<Result['deadHeat']> | null {
  const { dead_heat_factor: factor, dead_heat_places: places, dead_heat_of: of } = outcome;
  if (places !== undefined && of !== undefined) {
    if (places < 1 || of < places) throw new Unreadable(`a dead heat of ${places} by ${of}`);
    return { places, of };
  }
  if (factor === undefined || Number(factor) === 1) return null;
  return { places: Math.round(Number(factor) * FACTOR_DIGITS), of: FACTOR_DIGITS };
}
