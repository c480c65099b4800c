/**
 * Invariant: a rank is reached by what was staked in the last days of the Korean calendar, and kept for
 * some days whatever is staked. The ladder says how much each rank asks for, and each asks for more than
 * the one below it. It is no level: that one operators set.
 */
import { type Won, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { playProducts } from '../../plays/domain/products.ts';

const DAY_MS = 86_400_000;

const name = z.string().trim().min(1).max(20);

const step = z.object({
  texts: z.object({ ko: name, en: name, vi: name }),
  turnover: wonText.describe('What has to be staked in the window'),
});

const RANKS_MAX = 10;

export const ladderShape = z.object({
  windowDays: z.int().min(1).max(180).describe('Whole Korean days that count together'),
  keptDays: z.int().min(0).max(365).describe('For how long a rank stays, whatever is staked'),
  products: z
    .array(z.enum(playProducts))
    .max(playProducts.length)
    .describe('Products that count; none named is all of them'),
  oddsMinimum: z.int().min(1_000).max(100_000).describe('Lowest total odds, in thousandths'),
  steps: z
    .array(step)
    .max(RANKS_MAX)
    .refine(
      (steps) => steps.every(({ turnover }, at) => turnover > (steps[at - 1]?.turnover ?? 0n)),
      'Each rank asks for more than the one below it.',
    )
    .describe('The lowest rank first; none: the site has no ranks'),
});

nameSchemas({ RankLadder: ladderShape, RankStep: step });

export type Ladder = z.output<typeof ladderShape>;
export type LadderText = z.input<typeof ladderShape>;

export const noLadder: Ladder = {
  windowDays: 30,
  keptDays: 30,
  products: [],
  oddsMinimum: 1_000,
  steps: [],
};

export function ladderText(ladder: Ladder): LadderText {
  return z.encode(ladderShape, ladder);
}

/** The rank that a turnover reaches; 0 for none. */
export function rankOf({ steps }: Pick<Ladder, 'steps'>, turnover: Won): number {
  return steps.filter((one) => turnover >= one.turnover).length;
}

/** A member's rank; both days are of the Korean calendar. */
export type Rank = { rank: number; since: string; keptUntil: string };

/**
 * What becomes of a rank as a day is closed. Reached again it is kept from then on; missed it stays until
 * its days are over, and then falls to what was staked. One that the ladder no longer has is the highest.
 *
 * @param before null for who never had one
 */
export function rankAfter(
  ladder: Pick<Ladder, 'steps' | 'keptDays'>,
  before: Rank | null,
  { turnover, day }: { turnover: Won; day: string },
): Rank {
  const held = Math.min(before?.rank ?? 0, ladder.steps.length);
  const reached = rankOf(ladder, turnover);
  const isKept = reached < held && before !== null && day < before.keptUntil;
  const rank = isKept ? held : reached;
  const since = before !== null && rank === before.rank ? before.since : day;
  return { rank, since, keptUntil: isKept ? before.keptUntil : dayAfter(day, ladder.keptDays) };
}

/** The days whose stakes count when a day is closed, it among them. */
export function windowOf({ windowDays }: Pick<Ladder, 'windowDays'>, day: string) {
  return { firstDay: dayAfter(day, 1 - windowDays), lastDay: day };
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
