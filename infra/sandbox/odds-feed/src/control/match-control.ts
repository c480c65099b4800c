/** What can be done to one match by hand. */
import { isOver, type Line, lineKey } from '../feed/standing.ts';
import { type Course, type Score, totalOf, wonParts } from '../model/course.ts';
import { endedAt, rescored } from '../model/rescore.ts';
import { close, publishChanges, stop } from '../play/match.ts';
import { cancelFixture } from '../play/mishaps.ts';
import {
  isCancelled,
  publishCancel,
  publishFixture,
  publishOdds,
  publishRollback,
  publishRollbackCancel,
  publishStop,
} from '../play/publish.ts';
import { settleAgain, settleAll, settleDecided } from '../play/settle.ts';
import { isInPlay, type Match, secondOf, type World } from '../play/world.ts';
import { type Asking, ControlError } from './requests.ts';

/** @throws ControlError when there is none */
export function matchOf(world: World, eventId: string): Match {
  const match = world.matches.get(eventId);
  if (!match) throw new ControlError(`There is no fixture ${eventId}.`);
  return match;
}

export function score(world: World, { eventId, side, points }: Asking<'goal'>): void {
  const match = matchOf(world, eventId);
  const { game, standing } = match;
  if (game.form.family !== 'scoring') throw new ControlError('Its points do not come one by one.');
  if (!isInPlay(standing) || match.isEnded) throw new ControlError('It is not in play.');
  const second = secondOf(world, match);
  const { stages, plays } = game.course;
  const stage = stages.findLast(({ from }) => from < second) ?? stages[0];
  const at = Math.min(Math.max(0, second - 0.5), (stage?.to ?? second) - 0.5);
  const all = [...plays, { at, side, points }].sort((one, other) => one.at - other.at);
  game.course = { stages, plays: all };
  if (standing.plan.isQuiet) {
    publishStop(world, match);
    publishChanges(world, match);
    settleDecided(world, match);
  } else {
    stop(world, match, second);
  }
}

export function odds(world: World, asked: Asking<'odds'>): void {
  const match = matchOf(world, asked.eventId);
  const line = lineOf(match, asked.marketId, asked.specifiers);
  const unknown = Object.keys(asked.outcomes).find(
    (id) => !line.outcomes.some((one) => one.id === id),
  );
  if (unknown !== undefined) throw new ControlError(`The market has no outcome ${unknown}.`);
  if (line.settled || isCancelled(line))
    throw new ControlError('The market is settled or cancelled.');
  line.isHeld = true;
  line.status = asked.status;
  line.outcomes = line.outcomes.map(({ id, odds: before }) => {
    const text = asked.outcomes[id];
    return { id, odds: text === undefined ? before : thousandths(text) };
  });
  publishOdds(world, match, [line]);
}

export function stopBets(world: World, { eventId, groups }: Asking<'stop'>): void {
  publishStop(world, matchOf(world, eventId), groups === undefined ? 'all' : new Set(groups));
}

export function finish(world: World, { eventId, home, away }: Asking<'finish'>): void {
  const match = matchOf(world, eventId);
  const { game, standing } = match;
  if (isOver(standing) || match.isEnded) throw new ControlError('It is over.');
  const before = game.course;
  game.course = endedAt(game, secondOf(world, match));
  const asked = scoreOf(home, away);
  const course = asked ? rescored(game, asked) : decidedCourse(match);
  if (!course) {
    game.course = before;
    throw new ControlError('It cannot end so.');
  }
  game.course = course;
  close(world, match);
  publishFixture(world, match, { status: 'closed', changeType: 4 });
  settleAll(world, match, 2);
  standing.closedAt = world.agenda.now();
}

/** As it stands; a tie that can't stay one is decided. */
function decidedCourse({ game }: Match): Course | null {
  const { form, course } = game;
  if (form.family !== 'scoring') return course;
  return rescored(game, totalScore(game));
}

function totalScore(game: Match['game']): Score {
  const { board } = game.knownAt(Number.POSITIVE_INFINITY, true);
  return game.form.family === 'sets' ? wonParts(board.parts) : totalOf(board.parts);
}

export function correct(world: World, { eventId, home, away }: Asking<'correct'>): void {
  const match = matchOf(world, eventId);
  if (match.standing.status !== 'closed') throw new ControlError('It has no result yet.');
  const { home: before, away: other } = totalScore(match.game);
  const course = rescored(match.game, scoreOf(home, away) ?? { home: other, away: before });
  if (!course || match.standing.plan.isRanked) throw new ControlError('It cannot end so.');
  match.game.course = course;
  publishOdds(world, match, []);
  settleAgain(world, match);
}

export function cancel(world: World, asked: Asking<'cancel'>): void {
  const match = matchOf(world, asked.eventId);
  const isWhole = asked.from === undefined && asked.to === undefined;
  if (asked.marketId === undefined && isWhole && !isOver(match.standing)) {
    cancelFixture(world, match, 'cancelled');
    return;
  }
  const lines =
    asked.marketId === undefined
      ? [...match.standing.lines.values()]
      : [lineOf(match, asked.marketId, asked.specifiers)];
  const window = { from: asked.from ?? null, to: asked.to ?? null };
  publishCancel(world, match, lines, { window, reason: 'wrong_odds' });
}

export function rollBack(world: World, { eventId, of }: Asking<'rollback'>): void {
  const match = matchOf(world, eventId);
  const lines = [...match.standing.lines.values()];
  const settled = lines.filter((line) => line.settled !== null);
  if (of !== 'cancel' && settled.length > 0) {
    publishRollback(world, match, settled);
    return;
  }
  const last = lines
    .flatMap(({ windows }) => windows)
    .sort((one, other) => other.sequence - one.sequence)[0];
  if (of === 'settlement' || !last) throw new ControlError('There is nothing to roll back.');
  const cancelled = lines.filter(({ windows }) =>
    windows.some((one) => one.sequence === last.sequence),
  );
  publishRollbackCancel(world, match, cancelled, last.window);
}

function lineOf({ standing }: Match, id: number, specifiers: string): Line {
  const line = standing.lines.get(lineKey(id, specifiers));
  if (!line) throw new ControlError(`It has no market ${id} ${specifiers}`.trim());
  return line;
}

function scoreOf(home: number | undefined, away: number | undefined): Score | null {
  if (home === undefined && away === undefined) return null;
  return { home: home ?? 0, away: away ?? 0 };
}

function thousandths(text: string): number {
  const [whole = '0', decimals = ''] = text.split('.');
  return Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
}
