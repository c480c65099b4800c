import { type Score, totalOf } from '../model/course.ts';
import { rescored } from '../model/rescore.ts';
import { randomOf } from '../world/random.ts';
import { chances, MINUTE_S } from './mishaps.ts';
import { publishFixture, publishRollback } from './publish.ts';
import { settleAgain, settleAll } from './settle.ts';
import type { Match, World } from './world.ts';

/** Settles a match that is over: some minutes after its end, sometimes late, sometimes wrong at first. */
export function settleWithMishaps(world: World, match: Match): void {
  const random = randomOf(world.seed, 'result', match.standing.plan.eventId);
  const isLate = random.chance(chances.late);
  const waitS = isLate ? random.between(10, 20) * MINUTE_S : random.between(15, 90);
  const isVirtual = match.standing.product === 6;
  after(world, isVirtual ? 5 : waitS, () => {
    const isWrong =
      !isVirtual && random.chance(chances.wrongScore) && publishWrongResult(world, match);
    if (!isWrong) publishResult(world, match, 2);
    if (!isVirtual && random.chance(chances.rolledBack)) rollBackOne(world, match);
  });
}

function publishResult(world: World, match: Match, certainty: 1 | 2): void {
  publishFixture(world, match, { status: 'closed', changeType: 4 });
  settleAll(world, match, certainty);
  match.standing.closedAt = world.agenda.now();
}

/** One point too many for home; it is corrected some minutes later. */
function publishWrongResult(world: World, match: Match): boolean {
  const { game } = match;
  const right = game.course;
  const known = game.knownAt(Number.POSITIVE_INFINITY, true);
  const wrong =
    game.form.family === 'scoring' ? rescored(game, more(totalOf(known.board.parts))) : null;
  if (wrong === null) return false;
  game.course = wrong;
  publishResult(world, match, 1);
  game.course = right;
  after(world, 3 * MINUTE_S, () => settleAgain(world, match));
  return true;
}

function rollBackOne(world: World, match: Match): void {
  const lines = [...match.standing.lines.values()].filter(({ type, settled }) => {
    return type.asks === 'odd-even' && settled !== null;
  });
  after(world, MINUTE_S, () => publishRollback(world, match, lines));
  after(world, 3 * MINUTE_S, () => settleAll(world, match, 2));
}

/** So many seconds of the course later, whatever has become of the match. */
function after(world: World, seconds: number, happen: () => void): void {
  world.agenda.at(world.agenda.now() + (seconds * 1000) / world.speed, happen);
}

function more({ home, away }: Score): Score {
  return { home: home + 1, away };
}
