/**
 * Chance that is the same for the same seed. Everything that may come by chance has a stream of its
 * own, named by what it is for: one more throw somewhere changes nothing elsewhere.
 */
export type Random = {
  /** 0 or more, below 1. */
  next(): number;
  between(from: number, below: number): number;
  /** A whole number from 0 on, below `below`. */
  whole(below: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  /** How often something happens that happens so often on average. */
  poisson(mean: number): number;
  shuffled<T>(list: readonly T[]): T[];
};

/** @example randomOf(seed, 'course', 'sr:match:1004').next() */
export function randomOf(...names: readonly string[]): Random {
  const next = sfc32(names.join('\u0000'));
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    between: (from, below) => from + next() * (below - from),
    chance: (probability) => next() < probability,
    pick(list) {
      const found = list[whole(list.length)];
      if (found === undefined) throw new Error('There is nothing to pick from.');
      return found;
    },
    poisson: (mean) => poisson(next, mean),
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}

/** A number of the name alone, from -1 to 1 and mostly near 0: what a team is worth. */
export function ratingOf(...names: readonly string[]): number {
  const random = randomOf('rating', ...names);
  return (random.next() + random.next() + random.next()) / 1.5 - 1;
}

function poisson(next: () => number, mean: number): number {
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = next(); product > least; product *= next()) count += 1;
  return count;
}

/** "Small fast counter", seeded by a hash of the text: https://pracrand.sourceforge.net */
function sfc32(text: string): () => number {
  const hash = hasher(text);
  let [a, b, c, d] = [hash(), hash(), hash(), hash()];
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

function hasher(text: string): () => number {
  let hash = 1_779_033_703 ^ text.length;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
    hash ^= hash >>> 16;
    return hash;
  };
}
