import type { Product, ProductId } from '../feed/product.ts';
import { isOver, newStanding, type Standing } from '../feed/standing.ts';
import { createGame, type Game } from '../model/game.ts';
import type { Plan } from '../world/fixtures.ts';
import { sportOf } from '../world/sports.ts';
import type { Agenda } from './agenda.ts';

/** A fixture that is announced: what was published of it, and how it goes. */
export type Match = {
  readonly standing: Standing;
  readonly game: Game;
  /** Bets are stopped up to this second of its course. */
  stoppedUntil: number;
  /** Nothing more is played. */
  isEnded: boolean;
};

export type World = {
  readonly seed: string;
  readonly speed: number;
  readonly agenda: Agenda;
  readonly products: Readonly<Record<ProductId, Product>>;
  readonly matches: Map<string, Match>;
  /** What happened before this time is made up for in one go, without odds in between. */
  readonly since: number;
  /** Fixtures that control calls made: each has a number of its own. */
  madeByHand: number;
};

export function newMatch(seed: string, plan: Plan): Match {
  const product = sportOf(plan.sport).isVirtual ? 6 : 3;
  const standing = newStanding(plan, product);
  return { standing, game: createGame(seed, plan), stoppedUntil: -1, isEnded: false };
}

/** The second of its course that a match is in; a quiet one stays in its first. */
export function secondOf({ agenda, speed }: World, { standing, isEnded }: Match): number {
  if (isEnded) return Number.POSITIVE_INFINITY;
  const { startTime, isQuiet } = standing.plan;
  if (standing.status === 'not_started') return 0;
  return isQuiet ? 1 : ((agenda.now() - startTime) / 1000) * speed;
}

/** When a second of its course is. */
export function timeOf({ speed }: World, { standing }: Match, second: number): number {
  return standing.plan.startTime + (second * 1000) / speed;
}

/** Does something in a second of a match, unless it is over by then. */
export function inSecond(world: World, match: Match, second: number, happen: () => void): void {
  world.agenda.at(timeOf(world, match, second), () => {
    if (!match.isEnded && !isOver(match.standing)) happen();
  });
}

export function isReplayed({ agenda, since }: World): boolean {
  return agenda.now() < since;
}

export function isInPlay({ plan, status }: Standing): boolean {
  return plan.inPlay && status === 'live';
}
