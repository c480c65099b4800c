/** What goes otherwise than planned, once in a while: it is part of every feed, so it is of this one. */
import { type Score, totalOf } from '../model/course.ts';
import { rescored } from '../model/rescore.ts';
import { type Random, randomOf } from '../world/random.ts';
import { eventStatusOf } from './event-status.ts';
import { sayCancel, sayFixture, sayOdds, sayRollback, sayRollbackCancel, sayStop } from './say.ts';
import { openLines, settleAgain, settleAll, settleDecided } from './settle.ts';
import { inSecond, type Match, secondOf, type World } from './world.ts';

const chances = {
  postponed: 1 / 100,
  abandoned: 1 / 80,
  wrongOdds: 1 / 25,
  wrongOddsTakenBack: 1 / 3,
  wrongScore: 1 / 40,
  rolledBack: 1 / 50,
  late: 1 / 12,
};

const MINUTE_MS = 60_000;
const MINUTE_S = 60;
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
  sayStop(world, match);
  match.isEnded = true;
  sayFixture(world, match, { status, changeType: 3 });
  sayCancel(world, match, openLines(match), { window: everything, reason: status });
  match.standing.closedAt = world.agenda.now();
}

/** What is decided by then counts, the rest is void. */
function abandon(world: World, match: Match): void {
  sayStop(world, match);
  settleDecided(world, match);
  match.game.course = { ...match.game.course, plays: playsUntil(world, match) };
  sayFixture(world, match, { status: 'abandoned', changeType: 3 });
  const lines = openLines(match);
  for (const line of lines) line.status = 0;
  match.standing.eventStatus = eventStatusOf(match, secondOf(world, match));
  sayOdds(world, match, lines);
  sayCancel(world, match, lines, { window: everything, reason: 'abandoned' });
  match.standing.closedAt = world.agenda.now();
}

/** Odds that were wrong for a while: bets that were taken at them are void. */
function cancelWindow(world: World, match: Match, random: Random): void {
  const lines = openLines(match).filter(
    ({ type, isFavourite }) => type.asks === 'total' && isFavourite,
  );
  const now = world.agenda.now();
  const window = { from: now - Math.round((MINUTE_S * 1000) / world.speed), to: now };
  sayCancel(world, match, lines, { window, reason: 'wrong_odds' });
  if (!random.chance(chances.wrongOddsTakenBack)) return;
  inSecond(world, match, secondOf(world, match) + 2 * MINUTE_S, () => {
    sayRollbackCancel(world, match, lines, window);
  });
}

/** Settles a match that is over: some minutes after its end, sometimes late, sometimes wrong at first. */
export function settleWithMishaps(world: World, match: Match): void {
  const random = randomOf(world.seed, 'result', match.standing.plan.eventId);
  const isLate = random.chance(chances.late);
  const waitS = isLate ? random.between(10, 20) * MINUTE_S : random.between(15, 90);
  const isVirtual = match.standing.product === 6;
  after(world, isVirtual ? 5 : waitS, () => {
    const isWrong = !isVirtual && random.chance(chances.wrongScore) && tellWrong(world, match);
    if (!isWrong) tell(world, match, 2);
    if (!isVirtual && random.chance(chances.rolledBack)) rollBackOne(world, match);
  });
}

function tell(world: World, match: Match, certainty: 1 | 2): void {
  sayFixture(world, match, { status: 'closed', changeType: 4 });
  settleAll(world, match, certainty);
  match.standing.closedAt = world.agenda.now();
}

/** One point too many for home; it is corrected some minutes later. */
function tellWrong(world: World, match: Match): boolean {
  const { game } = match;
  const right = game.course;
  const known = game.knownAt(Number.POSITIVE_INFINITY, true);
  const wrong =
    game.form.family === 'scoring' ? rescored(game, more(totalOf(known.board.parts))) : null;
  if (wrong === null) return false;
  game.course = wrong;
  tell(world, match, 1);
  game.course = right;
  after(world, 3 * MINUTE_S, () => settleAgain(world, match));
  return true;
}

function rollBackOne(world: World, match: Match): void {
  const lines = [...match.standing.lines.values()].filter(({ type, settled }) => {
    return type.asks === 'odd-even' && settled !== null;
  });
  after(world, MINUTE_S, () => sayRollback(world, match, lines));
  after(world, 3 * MINUTE_S, () => settleAll(world, match, 2));
}

/** So many seconds of the course later, whatever has become of the match. */
function after(world: World, seconds: number, happen: () => void): void {
  world.agenda.at(world.agenda.now() + (seconds * 1000) / world.speed, happen);
}

function more({ home, away }: Score): Score {
  return { home: home + 1, away };
}

function playsUntil(world: World, match: Match) {
  const second = secondOf(world, match);
  return match.game.course.plays.filter(({ at }) => at <= second);
}
