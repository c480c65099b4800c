import { z } from 'zod';
import type { ReconciliationDeps } from '../deps.ts';
import type { TheirMove } from '../domain/compare.ts';

const page = z.object({
  transactions: z
    .array(
      z.object({
        transactionId: z.string().min(1).max(128),
        kind: z.string().max(40),
        amount: z
          .string()
          .regex(/^-?\d{1,15}$/)
          .transform((text) => BigInt(text)),
        gameCode: z.string().max(100).default(''),
        playerId: z.string().max(64).default(''),
        roundId: z.string().max(128).default(''),
        at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
      }),
    )
    .max(5_000),
  cursor: z.string().min(1).max(200).nullable(),
});

/** A transaction with whose it is, of which game and round, by the vendor's names. */
type FeedMove = TheirMove & {
  readonly gameCode: string;
  readonly playerId: string;
  /** Empty where the vendor names none. */
  readonly roundId: string;
};

const PAGES_MAX = 2_000;

/** All that a vendor has of a time. @throws VendorUnreachable */
export async function readFeed(
  { vendorClient }: Pick<ReconciliationDeps, 'vendorClient'>,
  vendorKey: string,
  { from, until }: { from: Date; until: Date },
): Promise<FeedMove[]> {
  const moves: FeedMove[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const body = { from: from.toISOString(), to: until.toISOString(), cursor };
    const read: z.output<typeof page> = await vendorClient.call(vendorKey, '/feed', body, page);
    for (const { transactionId: id, kind: verb, ...move } of read.transactions) {
      moves.push({ id, verb, ...move });
    }
    cursor = read.cursor;
    if (cursor === null) return moves;
  }
  throw new Error(`The feed of ${vendorKey} has no end.`);
}
