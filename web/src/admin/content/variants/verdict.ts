import type { VariantFigures } from '../model/content-items.ts';

type Row = VariantFigures['variants'][number];

/** Surer than this counts as a difference. */
const SURE = 0.95;
const PERCENT = 100;

/** A part as a percentage with one digit, e.g. '12.4%'. */
export function partText(part: number): string {
  return `${(part * PERCENT).toFixed(1)}%`;
}

export type Verdict = { is: 'better' | 'worse'; variant: Row['variant']; confidence: number };

/** The variant that is surely pressed more often than the first, else one surely less; null where neither is. */
export function verdictOf([first, ...others]: readonly Row[]): Verdict | null {
  if (first === undefined) return null;
  const sure = others.flatMap(({ variant, rate, confidence }) =>
    confidence !== null && confidence >= SURE
      ? [
          {
            variant,
            rate,
            confidence,
            is: rate > first.rate ? ('better' as const) : ('worse' as const),
          },
        ]
      : [],
  );
  const [best] = sure.toSorted((a, b) => b.rate - a.rate);
  if (best === undefined) return null;
  return { is: best.is, variant: best.variant, confidence: best.confidence };
}
