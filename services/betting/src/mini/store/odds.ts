import { wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { nameSchemas } from '@noriter/kit/schema-names';
import { formatOdds } from '@noriter/rules/odds';
import { CEILING_MAX } from '@noriter/rules/return-rate';
import type { Settings } from '@noriter/versioned-settings/settings';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { oddsText } from '../../vocabulary/odds.ts';
import { demoBook, type OddsBook, type OddsChanges, withPrices } from '../domain/odds-book.ts';

/** A site's odds of the mini games, on the wire and in its table. */
export const oddsBookShape = z.object({
  ceiling: z
    .int()
    .min(5_000)
    .max(Number(CEILING_MAX))
    .describe('The most that may be paid back on average, in hundredths of a percent'),
  roundLossMax: wonText
    .optional()
    .describe('The most the house may lose on one round; it stays as it is where none is given'),
  prices: z
    .array(
      z.object({
        gameId: z.string().max(40),
        selectionId: z.string().max(40),
        odds: oddsText,
        isOpen: z.boolean().describe('false: no bets are taken on it'),
      }),
    )
    .max(500)
    .describe('Of selections at their own price; every other one has its default'),
});

nameSchemas({ OddsBook: oddsBookShape });

export function changesOf(shape: z.output<typeof oddsBookShape>): OddsChanges {
  return { ...shape, ceiling: BigInt(shape.ceiling) };
}

export function bookText({
  ceiling,
  roundLossMax,
  prices,
}: OddsBook): z.input<typeof oddsBookShape> {
  return {
    ceiling: Number(ceiling),
    roundLossMax: roundLossMax.toString(),
    prices: prices.map((price) => ({ ...price, odds: formatOdds(price.odds) })),
  };
}

/** A site's odds of the mini games, with their versions. */
export const oddsSettings: Settings<OddsBook, z.input<typeof oddsBookShape>> = {
  table: 'mini_odds',
  initial: demoBook,
  // A book of before rounds had a limit has the default one.
  parse: (stored) => withPrices(demoBook, changesOf(oddsBookShape.parse(stored))),
  text: bookText,
  action: 'mini-odds.set',
  conflict: () => refuse(errors, 'B1023'),
};
