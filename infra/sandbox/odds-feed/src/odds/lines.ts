/** Which lines of a handicap or a total are offered: those around the one that is most even. */
import type { MarketType } from '../markets.ts';
import type { Outlook } from '../model/outlook.ts';
import { median } from '../model/pmf.ts';
import type { Offer } from '../offers.ts';
import { overLine } from './chances.ts';

const EVEN_FROM = 0.2;
const EVEN_TO = 0.8;
/** So many lines below the middle are looked at, and above it. */
const REACH = 4;

/** In quarters, the most even one first. */
export function linesAround(
  type: MarketType,
  outlook: Outlook,
  { lines = 1, step = 2 }: Offer,
): number[] {
  const isHandicap = type.asks === 'handicap';
  const middle = isHandicap ? -median(outlook.ahead) * 4 : median(outlook.sum) * 4;
  const chanceOf = (quarters: number) =>
    isHandicap ? overLine(outlook.ahead, -quarters) : overLine(outlook.sum, quarters);
  // Whole points apart, lines lie between two numbers: no bet on them is given back.
  const first = step >= 4 ? middle - 2 : middle;
  const reach = Math.max(REACH, lines);
  return Array.from({ length: 2 * reach }, (_, at) => first + (at + 1 - reach) * step)
    .filter((quarters) => isHandicap || quarters > 0)
    .flatMap((quarters) => {
      const chance = chanceOf(quarters);
      return chance === null ? [] : [{ quarters, chance }];
    })
    .filter(({ chance }) => chance > EVEN_FROM && chance < EVEN_TO)
    .sort((one, other) => Math.abs(one.chance - 0.5) - Math.abs(other.chance - 0.5))
    .slice(0, lines)
    .map(({ quarters }) => quarters);
}

export function specifiersOf(
  type: MarketType,
  { number, quarters, bestOf }: { number: number | null; quarters: number | null; bestOf: number },
): string {
  if (type.id === 199) return `variant=sr:correct_score:bestof:${bestOf}`;
  const parts = [];
  if (type.numberedBy && number !== null) parts.push(`${type.numberedBy}=${number}`);
  if (quarters !== null) parts.push(`${type.asks === 'total' ? 'total' : 'hcp'}=${quarters / 4}`);
  return parts.join('|');
}
