import { z } from 'zod';

/** An amount in won, the currency's smallest unit. Never a float, never a JSON number. */
export type Won = bigint;

/**
 * An amount on the wire: a decimal string of 1 to 15 digits, decoded to a bigint.
 *
 * @example z.object({ amount: wonText }).parse({ amount: '10000' }).amount // 10000n
 */
export const wonText = z.codec(
  z
    .string()
    .regex(/^\d{1,15}$/, 'An amount is a whole number of won, at most 15 digits.')
    .meta({ id: 'Won', description: 'Won, as a decimal string' }),
  z.bigint(),
  { decode: (text) => BigInt(text), encode: (won) => won.toString() },
);

/** What amounts of many members come to, on the wire: more digits than any one of them has. */
export const wonSumText = z.codec(
  z
    .string()
    .regex(/^\d{1,19}$/, 'A sum is a whole number of won, at most 19 digits.')
    .meta({ id: 'WonSum', description: 'Won of many members, as a decimal string' }),
  z.bigint(),
  { decode: (text) => BigInt(text), encode: (won) => won.toString() },
);

/** An amount that may be below zero (a ledger entry), on the wire. */
export const signedWonText = z.codec(
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'An amount is a whole number of won, at most 15 digits.')
    .meta({
      id: 'SignedWon',
      description: 'Won, as a decimal string, below zero for money that went out',
    }),
  z.bigint(),
  { decode: (text) => BigInt(text), encode: (won) => won.toString() },
);

/**
 * An amount as people read it: digits in groups of three, without a currency sign.
 *
 * @example formatWon(1234567n) // '1,234,567'
 */
export function formatWon(won: Won): string {
  return won.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}
