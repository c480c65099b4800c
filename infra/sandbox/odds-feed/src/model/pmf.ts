/** Chances of whole numbers: `p[i]` is that of `from + i`. They may sum to less than one. */
export type Pmf = { readonly from: number; readonly p: readonly number[] };

const TAIL = 1e-10;
const LENGTH_MAX = 400;

export function point(at: number): Pmf {
  return { from: at, p: [1] };
}

export function shifted({ from, p }: Pmf, by: number): Pmf {
  return { from: from + by, p };
}

export function massOf({ p }: Pmf): number {
  return p.reduce((sum, one) => sum + one, 0);
}

export function scaled({ from, p }: Pmf, by: number): Pmf {
  return { from, p: p.map((one) => one * by) };
}

/** Of the sum of two numbers that know nothing of each other. */
export function summed(one: Pmf, other: Pmf): Pmf {
  const p = zeros(one.p.length + other.p.length - 1);
  for (const [i, a] of one.p.entries()) {
    if (a < TAIL) continue;
    for (const [j, b] of other.p.entries()) p[i + j] = (p[i + j] ?? 0) + a * b;
  }
  return { from: one.from + other.from, p };
}

export function negated({ from, p }: Pmf): Pmf {
  return { from: -(from + p.length - 1), p: p.toReversed() };
}

/** Of either, each with the mass it has. */
export function joined(...all: readonly Pmf[]): Pmf {
  const present = all.filter(({ p }) => p.length > 0);
  const from = Math.min(...present.map((one) => one.from));
  const to = Math.max(...present.map((one) => one.from + one.p.length));
  const p = zeros(Math.max(0, to - from));
  for (const one of present) {
    for (const [i, mass] of one.p.entries()) {
      p[one.from - from + i] = (p[one.from - from + i] ?? 0) + mass;
    }
  }
  return { from: present.length > 0 ? from : 0, p };
}

/** The chance that it is above, exactly on, or below a number that needn't be whole. */
export function around(pmf: Pmf, value: number): { above: number; on: number; below: number } {
  const sides = { above: 0, on: 0, below: 0 };
  for (const [i, mass] of pmf.p.entries()) {
    const number = pmf.from + i;
    if (number > value) sides.above += mass;
    else if (number < value) sides.below += mass;
    else sides.on += mass;
  }
  return sides;
}

/** Half of it is below this. */
export function median(pmf: Pmf): number {
  const half = massOf(pmf) / 2;
  let sum = 0;
  for (const [i, mass] of pmf.p.entries()) {
    sum += mass;
    if (sum >= half) return pmf.from + i;
  }
  return pmf.from;
}

/**
 * Points of plays that come at a rate, each with its points: Panjer's recursion.
 * `plays`: points, and how many plays of them are expected.
 */
export function pointsOf(plays: readonly { points: number; mean: number }[]): Pmf {
  const expected = plays.reduce((sum, { mean }) => sum + mean, 0);
  const p = [Math.exp(-expected)];
  let sum = p[0] ?? 0;
  for (let points = 1; points < LENGTH_MAX && sum < 1 - TAIL; points += 1) {
    const mass = plays.reduce(
      (all, play) => all + ((play.mean * play.points) / points) * (p[points - play.points] ?? 0),
      0,
    );
    p.push(mass);
    sum += mass;
  }
  return { from: 0, p };
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}
