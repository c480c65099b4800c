/** What a holder would have earned of past days at another rate, beside what the chains' rates gave. */
import type { Won } from '@noriter/kit/money';
import type { RateKind } from '../../vocabulary/kinds.ts';
import { type ChainRate, shareOut, slicesOf } from '../../vocabulary/share-out.ts';

type Line = {
  readonly category: string;
  readonly memberPpm: number;
  readonly holderTier: number;
  readonly turnover: Won;
  readonly net: Won;
  readonly cash: Won;
  readonly rolling: readonly ChainRate[];
  readonly losing: readonly ChainRate[];
};

type Wish = { readonly category: string; readonly kind: RateKind; readonly ppm: number };

export function effectOf(
  lines: readonly Line[],
  { category, kind, ppm }: Wish,
): { before: Won; after: Won } {
  const of = lines.filter((line) => line.category === category);
  const sum = (rate: number | null) =>
    of.reduce((all, line) => all + shareOf(line, kind, rate), 0n);
  return { before: sum(null), after: sum(ppm) };
}

function shareOf(line: Line, kind: RateKind, ppm: number | null): Won {
  const chain = kind === 'rolling' ? line.rolling : line.losing;
  const changed = chain.map((one) =>
    ppm !== null && one.tier === line.holderTier ? { ...one, ppm } : one,
  );
  const base = { rolling: line.turnover, losing: line.net, 'cash-share': line.cash }[kind];
  const slices = slicesOf(changed, kind === 'rolling' ? line.memberPpm : 0);
  return shareOut(base, slices).byTier.get(line.holderTier) ?? 0n;
}
