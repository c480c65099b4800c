/** Publishes messages of a match, and keeps what was published: no other file does either. */
import {
  betCancel,
  betSettlement,
  betStop,
  type ChangeType,
  fixtureChange,
  handOver,
  oddsChange,
  rollbackCancel,
  rollbackSettlement,
} from '../feed/drafts.ts';
import type { Draft } from '../feed/product.ts';
import type { FixtureStatus, Line, LineStatus, Result, Window } from '../feed/standing.ts';
import { eventStatusOf } from './event-status.ts';
import { isInPlay, type Match, secondOf, type World } from './world.ts';

export function publishFixture(
  world: World,
  { standing }: Match,
  { status, changeType }: { status: FixtureStatus; changeType: ChangeType },
): void {
  standing.status = status;
  const { product, mentions } = standing;
  const sequence = world.products[product].publish(fixtureChange(standing, changeType));
  const before = mentions[product] ?? { first: sequence, handedOver: null };
  mentions[product] = { ...before, last: sequence };
}

/** The lines as they are, with the score: in play, and at the end of whatever has one. */
export function publishOdds(world: World, match: Match, lines: readonly Line[]): void {
  const { standing } = match;
  if (isInPlay(standing) || (match.isEnded && hasScore(match))) {
    standing.eventStatus = eventStatusOf(match, secondOf(world, match));
  }
  const sequence = publish(world, match, oddsChange(standing, lines));
  const { product } = standing;
  for (const line of lines) {
    line.publishedAt = sequence;
    if (line.firstPublished?.product !== product) line.firstPublished = { product, sequence };
  }
  standing.eventStatusAt = sequence;
}

/**
 * Races have an order and bouts a winner: their markets' results hold it all. And what was called off
 * has ended as well, without having been played.
 */
function hasScore({ game: { form }, standing: { status } }: Match): boolean {
  if (status === 'postponed' || status === 'cancelled') return false;
  return form.family === 'scoring' || form.family === 'sets';
}

/** The live product has it from now on. */
export function publishHandOver(world: World, { standing }: Match): void {
  const mention = standing.mentions[3];
  if (mention) mention.handedOver = world.products[3].publish(handOver(standing));
}

/** @param groups of markets; all of them unless some are named */
export function publishStop(
  world: World,
  match: Match,
  groups: ReadonlySet<string> | 'all' = 'all',
): void {
  const open = [...match.standing.lines.values()].filter(
    ({ status, type }) => status === 1 && (groups === 'all' || groups.has(type.group)),
  );
  const names = groups === 'all' ? groups : [...groups].join('|');
  const sequence = publish(world, match, betStop(match.standing, names));
  for (const line of open) {
    line.status = -1;
    line.publishedAt = sequence;
  }
}

export type Decision = { readonly line: Line; readonly results: readonly Result[] };

export function publishSettlement(
  world: World,
  match: Match,
  decisions: readonly Decision[],
  certainty: 1 | 2,
): void {
  if (decisions.length === 0) return;
  const sequence = publish(world, match, betSettlement(match.standing, decisions, certainty));
  for (const { line, results } of decisions) {
    line.settled = { sequence, certainty, results };
    line.rolledBackAt = null;
    closed(line, 0);
  }
}

export function publishRollback(world: World, match: Match, lines: readonly Line[]): void {
  if (lines.length === 0) return;
  const sequence = publish(world, match, rollbackSettlement(match.standing, lines));
  for (const line of lines) {
    line.settled = null;
    line.rolledBackAt = sequence;
    closed(line, -1);
  }
}

export function publishCancel(
  world: World,
  match: Match,
  lines: readonly Line[],
  how: { readonly window: Window; readonly reason: string },
): void {
  if (lines.length === 0) return;
  const sequence = publish(world, match, betCancel(match.standing, lines, how));
  for (const line of lines) {
    line.windows = line.windows.filter(({ window }) => !isSame(window, how.window));
    line.windowsBack = line.windowsBack.filter(({ window }) => !isSame(window, how.window));
    line.windows.push({ ...how, sequence });
    if (isWhole(how.window)) closed(line, 0);
  }
}

export function publishRollbackCancel(
  world: World,
  match: Match,
  lines: readonly Line[],
  window: Window,
): void {
  if (lines.length === 0) return;
  const sequence = publish(world, match, rollbackCancel(match.standing, lines, window));
  for (const line of lines) {
    line.windows = line.windows.filter((one) => !isSame(one.window, window));
    line.windowsBack.push({ window, sequence });
    if (isWhole(window)) line.status = -1;
  }
}

export function isCancelled({ windows }: Line): boolean {
  return windows.some(({ window }) => isWhole(window));
}

function publish(world: World, { standing }: Match, draft: Draft): number {
  return world.products[standing.product].publish(draft);
}

function closed(line: Line, status: LineStatus): void {
  line.status = status;
  line.isHeld = false;
}

function isWhole({ from, to }: Window): boolean {
  return from === null && to === null;
}

function isSame(one: Window, other: Window): boolean {
  return one.from === other.from && one.to === other.to;
}
