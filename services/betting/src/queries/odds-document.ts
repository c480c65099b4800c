import type pg from 'pg';
import { z } from 'zod';
import { demoBook, type OddsBook } from '../domain/mini/odds-book.ts';
import { CEILING_MAX } from '../domain/mini/return-rate.ts';
import { formatOdds, oddsText } from '../domain/settlement/odds.ts';
import { readDocument, type Versioned } from './versioned-document.ts';

/** A site's odds of the mini games, on the wire and in its table. */
export const oddsBookShape = z.object({
  ceiling: z
    .int()
    .min(5_000)
    .max(Number(CEILING_MAX))
    .describe('The most that may be paid back on average, in hundredths of a percent'),
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

export function bookOf(shape: z.output<typeof oddsBookShape>): OddsBook {
  return { ...shape, ceiling: BigInt(shape.ceiling) };
}

export function bookText({ ceiling, prices }: OddsBook): z.input<typeof oddsBookShape> {
  return {
    ceiling: Number(ceiling),
    prices: prices.map((price) => ({ ...price, odds: formatOdds(price.odds) })),
  };
}

/** A stored document; a site without one has the demonstration's. */
export function bookOfDocument(document: unknown): OddsBook {
  return document === null ? demoBook : bookOf(oddsBookShape.parse(document));
}

export async function readOdds(
  { pool }: { pool: pg.Pool },
  siteId: string,
): Promise<Versioned<OddsBook>> {
  const row = await readDocument(pool, 'mini_odds', siteId);
  if (row === null) return { version: 0, document: demoBook, changedAt: null, changedBy: null };
  return { ...row, document: bookOfDocument(row.document) };
}
