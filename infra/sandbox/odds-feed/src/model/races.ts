/** Races: who comes first is drawn by strength, then who of the others, and so on. */
import { type Random, randomOf } from '../world/random.ts';

export type Placing = { readonly runner: string; readonly place: number };

export function strengthsOf(seed: string, eventId: string, runners: readonly string[]): number[] {
  const random = randomOf(seed, 'strength', eventId);
  return runners.map(() => Math.exp(random.between(-0.75, 0.75)));
}

/** The chance of each to be among the first so many: over all orders of those. */
export function placeChances(strengths: readonly number[], places: number): number[] {
  const chances = strengths.map(() => 0);
  const visit = (taken: readonly number[], chance: number): void => {
    for (const runner of taken.slice(-1)) chances[runner] = (chances[runner] ?? 0) + chance;
    if (taken.length === places) return;
    const left = strengths.reduce((sum, one, at) => (taken.includes(at) ? sum : sum + one), 0);
    for (const [at, strength] of strengths.entries()) {
      if (!taken.includes(at)) visit([...taken, at], (chance * strength) / left);
    }
  };
  visit([], 1);
  return chances;
}

const DEAD_HEAT_CHANCE = 1 / 60;

/** Who comes where. Once in a while two reach the finish together. */
export function ranking(
  runners: readonly string[],
  strengths: readonly number[],
  random: Random,
): Placing[] {
  const order: string[] = [];
  while (order.length < runners.length) {
    const open = runners.flatMap((runner, at) => {
      return order.includes(runner) ? [] : [{ runner, strength: strengths[at] ?? 1 }];
    });
    const all = open.reduce((sum, { strength }) => sum + strength, 0);
    let left = random.next() * all;
    const next = open.find(({ strength }) => {
      left -= strength;
      return left < 0;
    });
    order.push((next ?? open[0])?.runner ?? '');
  }
  const tied = random.chance(DEAD_HEAT_CHANCE) ? random.whole(3) : -1;
  return order.map((runner, at) => ({ runner, place: at === tied + 1 ? tied + 1 : at + 1 }));
}
