// Invariant: figures say what they are worth: a rate stands with the interval it is in, a difference with
// the confidence that it is one, and too few readers say nothing.

/** Readers who were shown something, and those of them who pressed it. */
export type Counted = { shown: number; pressed: number };

/** Where the true rate is, 95 times of a hundred. */
export type Rate = { rate: number; low: number; high: number };

const Z_95 = 1.959_964;
/** Below so many readers, or presses of all, a difference says nothing. */
const SHOWN_MIN = 100;
const PRESSED_MIN = 10;

/** Wilson's interval: it holds for few readers and for rates near nothing, too. */
export function rateOf(counted: Counted): Rate {
  const { shown, pressed } = plausible(counted);
  if (shown === 0) return { rate: 0, low: 0, high: 0 };
  const rate = pressed / shown;
  const share = Z_95 ** 2 / shown;
  const middle = (rate + share / 2) / (1 + share);
  const half = (Z_95 * Math.sqrt((rate * (1 - rate)) / shown + share / (4 * shown))) / (1 + share);
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * How sure it is that two rates differ, from 0 to 1; null where too few were shown either.
 *
 * @param comparisons how many such questions are asked of the same figures: each makes chance likelier
 */
export function confidenceOf(first: Counted, second: Counted, comparisons = 1): number | null {
  const [one, other] = [plausible(first), plausible(second)];
  if (Math.min(one.shown, other.shown) < SHOWN_MIN) return null;
  if (one.pressed + other.pressed < PRESSED_MIN) return null;
  const pooled = (one.pressed + other.pressed) / (one.shown + other.shown);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / one.shown + 1 / other.shown));
  if (spread === 0) return 0;
  const z = Math.abs(one.pressed / one.shown - other.pressed / other.shown) / spread;
  return Math.max(0, 1 - chanceBeyond(z) * comparisons);
}

/** A crash takes with it who was shown something in its last second, and not who presses it after that. */
function plausible({ shown, pressed }: Counted): Counted {
  return { shown, pressed: Math.min(shown, pressed) };
}

/** How likely a normal deviate is as far out as this, to either side (Abramowitz and Stegun, 7.1.26). */
function chanceBeyond(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
  return series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}
