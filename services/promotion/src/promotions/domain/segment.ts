/**
 * Invariant: a segment is asked about a moment. What a member did counts by whole Korean days before that
 * one, which does not count itself: who comes back today is still who slept until yesterday. Levels count by
 * the day before the moment: who was raised for one gift has none (ADR 103).
 */
import { idText } from '@noriter/kit/id-text';
import { koreaDay } from '@noriter/kit/korea-time';
import { type Won, wonText } from '@noriter/kit/money';
import { z } from 'zod';
import type { Standing } from '../../members/domain/standing.ts';
import { rankNumber } from './rank-rules.ts';

const DAY_MS = 86_400_000;

/** The longest span of days that a segment looks back. */
export const SEGMENT_DAYS_MAX = 180;

const level = z.int().min(1).max(99);
const days = z.int().min(1).max(SEGMENT_DAYS_MAX);

/** What a sleeping member went without: who plays is there, whether they had to log in or not. */
export const sleepKinds = ['bets', 'visits'] as const;

const sleeping = z.object({
  without: z
    .enum(sleepKinds)
    .describe('bets: no result of bets and games. visits: no log-in either'),
  days: days.describe('Whole Korean days before the present one'),
});

const turnover = z
  .object({
    days: days.describe('Whole Korean days before the present one'),
    least: wonText.describe('What of the stakes has to have run to a result'),
    most: wonText.nullable(),
  })
  .refine(({ least, most }) => most === null || most >= least, 'The amounts are in order.');

export const segmentShape = z
  .object({
    levelFrom: level,
    levelTo: level.nullable(),
    below: idText.nullable().describe('Only members below this partner'),
    approvedWithinDays: z.int().min(1).max(3_650).nullable().describe('Only new members'),
    rankFrom: rankNumber.nullable().optional().describe('Only members of this rank and above'),
    sleeping: sleeping.nullable().optional().describe('Only members who slept'),
    turnover: turnover.nullable().optional().describe('Only members of this turnover of late'),
  })
  .refine(
    ({ levelFrom, levelTo }) => levelTo === null || levelTo >= levelFrom,
    'The levels are in order.',
  );

export type Segment = z.output<typeof segmentShape>;

/** What is known of a member who may be of a segment; what it does not ask for may be anything. */
export type Candidate = {
  standing: Standing;
  /** Of this moment and the day before it. */
  levels: readonly number[];
  isBelow: boolean;
  /** Whether they logged in or played, as the segment asks, in its days. */
  wasThere: boolean;
  /** In the segment's days. */
  turnover: Won;
};

/** So many whole Korean days before the one of a moment. */
export function daysBefore(now: Date, count: number): { firstDay: string; lastDay: string } {
  const dayAgo = (ago: number) => koreaDay(new Date(now.getTime() - ago * DAY_MS));
  return { firstDay: dayAgo(count), lastDay: dayAgo(1) };
}

/** Whether a segment asks for levels, so that not every one is in it. */
export function asksLevels({ levelFrom, levelTo }: Segment): boolean {
  return levelFrom > 1 || levelTo !== null;
}

/** Whether a segment asks for nothing, so that it has whoever comes. */
export function isForEverybody(segment: Segment): boolean {
  const { rankFrom, sleeping: sleep, turnover: staked } = segment;
  const { below, approvedWithinDays } = segment;
  const asked = [below, approvedWithinDays, rankFrom ?? null, sleep ?? null, staked ?? null];
  return !asksLevels(segment) && asked.every((one) => one === null);
}

export function isInSegment(segment: Segment, of: Candidate, now: Date): boolean {
  const { levelFrom, levelTo, below, rankFrom } = segment;
  const isIn = (own: number) => own >= levelFrom && (levelTo === null || own <= levelTo);
  if (!of.levels.every(isIn)) return false;
  if (of.standing.rank < (rankFrom ?? 0)) return false;
  if (below !== null && !of.isBelow) return false;
  return isNewEnough(segment, of.standing, now) && isAsleep(segment, of, now) && ran(segment, of);
}

function isNewEnough(
  { approvedWithinDays }: Segment,
  { approvedAt }: Standing,
  now: Date,
): boolean {
  if (approvedWithinDays === null) return true;
  // Whose approval is not known was approved long ago.
  if (approvedAt === null) return false;
  return now.getTime() - approvedAt.getTime() < approvedWithinDays * DAY_MS;
}

/** Who was approved within the days had no time to sleep. */
function isAsleep(
  { sleeping: asked }: Segment,
  { wasThere, standing: { approvedAt } }: Candidate,
  now: Date,
): boolean {
  if (asked === null || asked === undefined) return true;
  const { firstDay } = daysBefore(now, asked.days);
  return !wasThere && (approvedAt === null || koreaDay(approvedAt) < firstDay);
}

function ran({ turnover: asked }: Segment, { turnover: staked }: Candidate): boolean {
  if (asked === null || asked === undefined) return true;
  return staked >= asked.least && (asked.most === null || staked <= asked.most);
}
