/** What goes otherwise than planned, once in a while: it is part of every feed, so it is of this one. */
import { type Random, randomOf } from '../world/random.ts';
import { eventStatusOf } from './event-status.ts';
import {
  publishCancel,
  publishFixture,
  publishOdds,
  publishRollbackCancel,
  publishStop,
} from './publish.ts';
import { openLines, settleDecided } from './settle.ts';
import { inSecond, type Match, secondOf, type World } from './world.ts';

export const chances = {
  postponed: 1 / 100,
  abandoned: 1 / 80,
  wrongOdds: 1 / 25,
  wrongOddsTakenBack: 1 / 3,
  wrongScore: 1 / 40,
  rolledBack: 1 / 50,
  late: 1 / 12,
};

const MINUTE_MS = 60_000;

export const MINUTE_S = 60;

const everything = { from: null, to: null };

/** What may become of a fixture until it is over. */
export function scheduleMishaps(world: World, match: Match): void {
  const { standing, game } = match;
  const { startTime, isRanked, inPlay } = standing.plan;
  const random = randomOf(world.seed, 'mishaps', standing.plan.eventId);
  const draw = { postponed: random.next(), abandoned: random.next(), odds: random.next() };
  if (isRanked || standing.product === 6) return;
  if (draw.postponed < chances.postponed) {
    world.agenda.at(startTime - 30 * MINUTE_MS, () => postpone(world, match));
    return;
  }
  if (!inPlay) return;
  const length = game.course.stages.at(-1)?.to ?? 0;
  if (draw.abandoned < chances.abandoned) {
    inSecond(world, match, random.between(0.2, 0.9) * length, () => abandon(world, match));
    return;
  }
  if (draw.odds < chances.wrongOdds) {
    const second = random.between(0.1, 0.8) * length;
    inSecond(world, match, second, () => cancelWindow(world, match, random));
  }
}

function postpone(world: World, match: Match): void {
  if (match.standing.status !== 'not_started') return;
  cancelFixture(world, match, 'postponed');
}

/** The fixture is off: all bets on it are void. */
export function cancelFixture(world: World, match: Match, status: 'postponed' | 'cancelled'): void {
  publishStop(world, match);
  match.isEnded = true;
  publishFixture(world, match, { status, changeType: 3 });
  publishCancel(world, match, openLines(match), { window: everything, reason: status });
  match.standing.closedAt = world.agenda.now();
}

/** What is decided by then counts, the rest is void. */
function abandon(world: World, match: Match): void {
  publishStop(world, match);
  settleDecided(world, match);
  match.game.course = { ...match.game.course, plays: playsUntil(world, match) };
  publishFixture(world, match, { status: 'abandoned', changeType: 3 });
  const lines = openLines(match);
  for (const line of lines) line.status = 0;
  match.standing.eventStatus = eventStatusOf(match, secondOf(world, match));
  publishOdds(world, match, lines);
  publishCancel(world, match, lines, { window: everything, reason: 'abandoned' });
  match.standing.closedAt = world.agenda.now();
}

/** Odds that were wrong for a while: bets that were taken at them are void. */
function cancelWindow(world: World, match: Match, random: Random): void {
  const lines = openLines(match).filter(
    ({ type, isFavourite }) => type.asks === 'total' && isFavourite,
  );
  const now = world.agenda.now();
  const window = { from: now - Math.round((MINUTE_S * 1000) / world.speed), to: now };
  publishCancel(world, match, lines, { window, reason: 'wrong_odds' });
  if (!random.chance(chances.wrongOddsTakenBack)) return;
  inSecond(world, match, secondOf(world, match) + 2 * MINUTE_S, () => {
    publishRollbackCancel(world, match, lines, window);
  });
}

function playsUntil(world: World, match: Match) {
  const second = secondOf(world, match);
  return match.game.course.plays.filter(({ at }) => at <= second);
}
