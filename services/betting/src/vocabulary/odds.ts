import { formatOdds, type Odds, oddsOf, oddsPattern, parseOdds } from '@noriter/rules/odds';
import { z } from 'zod';

/** Odds on the wire: decimal text with up to three decimals. */
export const oddsText = z.codec(
  z
    .string()
    .regex(oddsPattern)
    .refine((text) => parseOdds(text) !== null, 'Odds are 1 or more, with up to three decimals.')
    .meta({ id: 'Odds', description: 'Decimal odds, such as 1.95' }),
  z.bigint(),
  { decode: (text): Odds => oddsOf(text), encode: formatOdds },
);
