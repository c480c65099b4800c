import type { Count } from '../markets.ts';
import { joined, massOf, negated, type Pmf, point, scaled, shifted, summed } from './pmf.ts';

/** What may still come of a span, as far as the model knows: all points of it in the end. */
export type Outlook = {
  /** Home's lead. */
  readonly ahead: Pmf;
  /** Points of both. */
  readonly sum: Pmf;
  /** The chance of this very score. */
  readonly score: (home: number, away: number) => number;
};

/** What is asked: a span with the number of its part, counted in points or parts. */
export type Span = { readonly span: string; readonly number: number; readonly count: Count };

/** What the odds are made of. */
export type Model = {
  /** null when the span is over, or not known to be played. */
  readonly outlook: (span: Span) => Outlook | null;
  /** Whose the next play is, if there is one. */
  readonly next: () => { readonly home: number; readonly none: number; readonly away: number };
  /** Who is the first to have so many points. */
  readonly raceTo: (points: number) => { readonly home: number; readonly away: number };
};

export type Sides<T> = { readonly home: T; readonly away: T };

/** Of two sides that score without regard to each other. */
export function independent({ home, away }: Sides<Pmf>): Outlook {
  return {
    ahead: summed(home, negated(away)),
    sum: summed(home, away),
    score: (h, a) => (home.p[h - home.from] ?? 0) * (away.p[a - away.from] ?? 0),
  };
}

/** How a tie is decided: by whom, and with how many points more. */
export type Decider = { readonly ahead: Pmf; readonly sum: Pmf };

/** A tie goes on until it is decided. */
export function decided(sides: Sides<Pmf>, decider: Decider): Outlook {
  const { ahead, sum } = independent(sides);
  const ties = tiesOf(sides);
  const tie = massOf(ties);
  const untied = { from: ahead.from, p: ahead.p.map((p, i) => (ahead.from + i === 0 ? 0 : p)) };
  return {
    ahead: joined(untied, scaled(decider.ahead, tie)),
    sum: joined(sum, scaled(ties, -1), summed(ties, decider.sum)),
    score: () => 0,
  };
}

/** Of rounds that are repeated until one is not level. */
export function untilDecided(round: Sides<Pmf>): Decider {
  const { ahead, sum } = independent(round);
  const ties = tiesOf(round);
  const tie = massOf(ties);
  const untied = { from: ahead.from, p: ahead.p.map((p, i) => (ahead.from + i === 0 ? 0 : p)) };
  const first = joined(sum, scaled(ties, -1));
  const second = summed(ties, first);
  const all = joined(first, second, summed(ties, second));
  return { ahead: scaled(untied, 1 / (1 - tie)), sum: scaled(all, 1 / massOf(all)) };
}

/** The first point decides. */
export function suddenDeath(home: number, away: number): Decider {
  const share = home / (home + away);
  return {
    ahead: joined(scaled(point(1), share), scaled(point(-1), 1 - share)),
    sum: point(1),
  };
}

export function plus(sides: Sides<Pmf>, score: Sides<number>): Sides<Pmf> {
  return { home: shifted(sides.home, score.home), away: shifted(sides.away, score.away) };
}

/** By the points of both together when they are level. */
function tiesOf({ home, away }: Sides<Pmf>): Pmf {
  const from = Math.max(home.from, away.from);
  const to = Math.min(home.from + home.p.length, away.from + away.p.length);
  const p: number[] = [];
  for (let points = from; points < to; points += 1) {
    p.push((home.p[points - home.from] ?? 0) * (away.p[points - away.from] ?? 0), 0);
  }
  return { from: 2 * from, p };
}
