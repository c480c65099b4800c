/** The life of a fixture: announced, priced, started, played, over, settled. */
import type { Stage } from '../model/course.ts';
import type { Plan } from '../world/fixtures.ts';
import { randomOf } from '../world/random.ts';
import { eventStatusOf } from './event-status.ts';
import { scheduleMishaps } from './mishaps.ts';
import { repriced } from './price.ts';
import { publishFixture, publishHandOver, publishOdds, publishStop } from './publish.ts';
import { decisionsAt, openLines, settleDecided } from './settle.ts';
import { settleWithMishaps } from './settle-with-mishaps.ts';
import {
  inSecond,
  isReplayed,
  type Match,
  newMatch,
  secondOf,
  timeOf,
  type World,
} from './world.ts';

/** Seconds of the course: bets stop before a score is sure, and open when it is. */
const STOP_BEFORE_S = 4;
const STOP_AFTER_S = 20;
const TICK_S = 20;
/** Nothing is published more often than that, in real milliseconds. */
const TICK_MS_MIN = 1_000;
const STOP_MS_MIN = 1_500;
const DRIFT_EVERY_MS = 8 * 60_000;

export function announce(world: World, plan: Plan): Match {
  const match = newMatch(world.seed, plan);
  world.matches.set(plan.eventId, match);
  publishFixture(world, match, { status: 'not_started', changeType: 1 });
  publishOdds(world, match, repriced(world, match));
  world.agenda.at(plan.startTime, () => start(world, match));
  if (!plan.isQuiet) {
    scheduleMishaps(world, match);
    if (match.standing.product === 3) drift(world, match);
  }
  return match;
}

/** Prices before the start move a little, each fixture's at its own minute. */
function drift(world: World, match: Match): void {
  const { eventId } = match.standing.plan;
  const first = randomOf(world.seed, 'drift at', eventId).between(0, DRIFT_EVERY_MS);
  const next = () => {
    if (match.standing.status !== 'not_started') return;
    if (!isReplayed(world)) publishChanges(world, match);
    world.agenda.at(world.agenda.now() + DRIFT_EVERY_MS, next);
  };
  world.agenda.at(Math.max(world.agenda.now(), world.since) + first, next);
}

function start(world: World, match: Match): void {
  const { standing, game } = match;
  if (standing.status !== 'not_started') return;
  // It may have been put off since this was planned.
  if (standing.plan.startTime > world.agenda.now()) return;
  const { inPlay, isQuiet } = standing.plan;
  if (inPlay) {
    standing.product = 1;
    publishFixture(world, match, { status: 'live', changeType: 4 });
    repriced(world, match);
    publishOdds(world, match, [...standing.lines.values()]);
    publishHandOver(world, match);
  } else {
    publishStop(world, match);
    publishFixture(world, match, { status: 'live', changeType: 4 });
  }
  if (isQuiet) return;
  for (const stage of game.course.stages) scheduleStage(world, match, stage);
  if (inPlay) tick(world, match);
}

/** What happens in a stage of the course, and at its end. */
function scheduleStage(world: World, match: Match, { from, to }: Stage): void {
  const { form, course } = match.game;
  const stopsBets = form.family === 'scoring' && form.stopsBets && match.standing.plan.inPlay;
  const plays = course.plays.filter(({ at }) => at >= from && at < to);
  for (const { at } of stopsBets ? plays : []) scheduleStop(world, match, at);
  if (match.standing.plan.inPlay) {
    inSecond(world, match, Math.max(from, to - STOP_BEFORE_S), () => stopDecided(world, match, to));
  }
  inSecond(world, match, to, () => endStage(world, match, to));
}

/** Shortly before a part is over, bets stop on the groups of what its end decides. */
function stopDecided(world: World, match: Match, end: number): void {
  const now = secondOf(world, match);
  if (match.stoppedUntil >= now) return;
  const decided = (second: number) =>
    new Set(decisionsAt(match, openLines(match), second).map(({ line }) => line));
  const before = decided(now);
  const groups = [...decided(end)]
    .filter((line) => line.status === 1 && !before.has(line))
    .map((line) => line.type.group);
  if (groups.length > 0) publishStop(world, match, new Set(groups));
}

/** Bets stop when a score is near, and open with the new one. */
export function scheduleStop(world: World, match: Match, at: number): void {
  if (timeOf(world, match, at) < world.since) return;
  inSecond(world, match, Math.max(0, at - STOP_BEFORE_S), () => stop(world, match, at));
}

/** Stops bets until some seconds after the given one. */
export function stop(world: World, match: Match, at: number): void {
  const until = at + Math.max(STOP_AFTER_S, (STOP_MS_MIN / 1000) * world.speed);
  if (match.stoppedUntil < secondOf(world, match)) publishStop(world, match);
  match.stoppedUntil = Math.max(match.stoppedUntil, until);
  inSecond(world, match, until, () => {
    if (match.stoppedUntil > until) return;
    publishChanges(world, match);
    settleDecided(world, match);
  });
}

function tick(world: World, match: Match): void {
  const next = secondOf(world, match) + Math.max(TICK_S, (TICK_MS_MIN / 1000) * world.speed);
  inSecond(world, match, Math.max(next, secondAt(world, match, world.since)), () => {
    if (match.stoppedUntil < secondOf(world, match)) {
      publishChanges(world, match);
      settleDecided(world, match);
    }
    tick(world, match);
  });
}

/** The new prices, and the score with them; nothing when both are as they were. */
export function publishChanges(world: World, match: Match): void {
  const changed = repriced(world, match);
  const before = scoreText(match);
  const isScored = before !== scoreAt(world, match);
  if (changed.length > 0 || isScored) publishOdds(world, match, changed);
}

function endStage(world: World, match: Match, second: number): void {
  const { game, standing } = match;
  const last = game.course.stages.at(-1);
  if (last && second < last.to) {
    if (standing.plan.inPlay && match.stoppedUntil < second) publishChanges(world, match);
    inSecond(world, match, second + STOP_AFTER_S, () => settleDecided(world, match));
    return;
  }
  if (game.extend()) {
    const next = game.course.stages.at(-1);
    if (next) scheduleStage(world, match, next);
    if (standing.plan.inPlay) publishChanges(world, match);
    return;
  }
  end(world, match);
}

/** Nothing more is played: all markets close, and are settled when the result is sure. */
export function end(world: World, match: Match): void {
  close(world, match);
  settleWithMishaps(world, match);
}

/** Closes all markets for good. */
export function close(world: World, match: Match): void {
  match.isEnded = true;
  const open = [...match.standing.lines.values()].filter(({ settled }) => settled === null);
  for (const line of open) line.status = 0;
  publishOdds(world, match, open);
}

function secondAt({ speed }: World, { standing }: Match, time: number): number {
  return ((time - standing.plan.startTime) / 1000) * speed;
}

function scoreText({ standing }: Match): string {
  const { home_score, away_score, status } = standing.eventStatus?.attributes ?? {};
  return [home_score, away_score, status].join(' ');
}

function scoreAt(world: World, match: Match): string {
  if (!match.standing.plan.inPlay || match.standing.status !== 'live') return scoreText(match);
  const { home_score, away_score, status } = eventStatusOf(
    match,
    secondOf(world, match),
  ).attributes;
  return [home_score, away_score, status].join(' ');
}
