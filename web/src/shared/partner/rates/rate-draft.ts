import type { AskedRate, Rate } from '../model/contracts.ts';

/** What was typed for a rate, by its key; what is not in it was left alone. */
export type RateDraft = Readonly<Record<string, string>>;

export function rateKey({ category, kind }: Pick<Rate, 'category' | 'kind'>): string {
  return `${category} ${kind}`;
}

/** So many decimals a rate has at most. */
export const RATE_PLACES = 4;

const PERCENT = /^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/;

/** A rate is 0 to 100 percent with at most four decimals. */
export function isRate(text: string): boolean {
  return PERCENT.test(text);
}

/** Whole millionths of a rate, so that rates are compared exactly: '1.2' is 12000. */
export function ppmOf(text: string): number {
  const [whole = '0', decimals = ''] = text.split('.');
  return Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'));
}

export type DraftProblem = 'shape' | 'aboveCeiling' | 'belowFloor';

/** What is wrong with a typed rate before the service is asked; it decides again. */
export function problemOf(rate: Rate, typed: string): DraftProblem | null {
  if (!isRate(typed)) return 'shape';
  const ppm = ppmOf(typed);
  if (ppm > ppmOf(rate.ceiling)) return 'aboveCeiling';
  return ppm < ppmOf(rate.floor) ? 'belowFloor' : null;
}

/** The rates that a draft changes. */
export function changesIn(rates: readonly Rate[], draft: RateDraft): AskedRate[] {
  return rates.flatMap((rate) => {
    const typed = draft[rateKey(rate)];
    if (typed === undefined || !isRate(typed) || ppmOf(typed) === ppmOf(rate.rate)) return [];
    return [{ category: rate.category, kind: rate.kind, rate: typed }];
  });
}

/** Whether any of what was typed cannot stand. */
export function hasProblem(rates: readonly Rate[], draft: RateDraft): boolean {
  return rates.some((rate) => {
    const typed = draft[rateKey(rate)];
    return typed !== undefined && problemOf(rate, typed) !== null;
  });
}
