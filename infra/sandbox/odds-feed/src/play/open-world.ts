import { createProduct, type ProductId, productIds } from '../feed/product.ts';
import { renumber, snapshotOf } from '../feed/snapshot.ts';
import type { Standing } from '../feed/standing.ts';
import { createAgenda } from './agenda.ts';
import { BEHIND_MS, scheduleCalendar } from './calendar.ts';
import type { World } from './world.ts';

export type WorldOptions = {
  readonly seed: string;
  readonly speed: number;
  /** A short match starts every so many milliseconds; 0: none does. */
  readonly shortEveryMs: number;
  /** Whether leagues play around the clock. */
  readonly withTours: boolean;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
};

/**
 * The world as it is at a moment: what began before it has been played up to then, so that a process
 * that starts again goes on where it would have been.
 */
export function openWorld({ shortEveryMs, withTours, ...options }: WorldOptions): World {
  const world = emptyWorld(options);
  scheduleCalendar(world, { shortEveryMs, withTours });
  world.agenda.advance(options.startsAt);
  return world;
}

/** A world in which nothing is played but what is asked for by hand. */
export function emptyWorld({
  seed,
  speed,
  startsAt,
}: Pick<WorldOptions, 'seed' | 'speed' | 'startsAt'>): World {
  const agenda = createAgenda(startsAt - BEHIND_MS);
  // A process that starts again numbers anew: its epoch must be a higher one.
  const epoch = Math.floor(startsAt / 1000);
  const product = (id: ProductId) => createProduct(id, epoch, agenda.now);
  const products = { 1: product(1), 3: product(3), 6: product(6) };
  return { seed, speed, agenda, products, matches: new Map(), madeByHand: 0, since: startsAt };
}

/** Sends what a subscriber asks for: what came after a number, or else all that stands. */
export function recover(
  world: World,
  id: ProductId,
  { epoch, after, requestId }: { epoch: number; after: number; requestId: string },
): void {
  const product = world.products[id];
  const missed = epoch === product.epoch ? product.since(after) : null;
  product.recover(requestId, missed ?? snapshotOf(standingsOf(world), id, world.agenda.now()));
}

/** A new epoch for a product, or for all of them. */
export function restart(world: World, id?: ProductId): void {
  for (const one of id === undefined ? productIds : [id]) {
    world.products[one].restart(renumber(standingsOf(world), one));
  }
}

function standingsOf({ matches }: World): Standing[] {
  return [...matches.values()].map(({ standing }) => standing);
}
