import { z } from 'zod';
import { categories } from '../../vocabulary/categories.ts';
import { rateKinds } from '../../vocabulary/kinds.ts';
import { percentText } from '../../vocabulary/ppm.ts';
import type { NewRate } from '../store/rates.ts';

const RATES_MAX = 60;

/** What a rate is of. */
export const rateKey = { category: z.enum(categories), kind: z.enum(rateKinds) };

export const rateText = z.string().describe('Percent');

/** Rates that somebody asks for. */
export const askedRates = z
  .array(z.object({ ...rateKey, rate: percentText }))
  .min(1)
  .max(RATES_MAX);

export function newRates(rates: z.output<typeof askedRates>): NewRate[] {
  return rates.map(({ rate, ...key }) => ({ ...key, ppm: rate }));
}
