import { z } from 'zod';
import type { ReconciliationDeps } from '../deps.ts';
import type { TheirMove } from '../domain/move.ts';
import { TooMuch } from '../domain/too-much.ts';

/** What a database and a log can keep: no control characters, and no half of a pair. */
const KEPT = /^[^\p{Cc}\p{Cs}]*$/u;
const text = (lengthMax: number) => z.string().max(lengthMax).regex(KEPT);

const digits = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform((written) => BigInt(written));

const page = z.object({
  transactions: z
    .array(
      z.object({
        transactionId: text(128).min(1),
        kind: text(40),
        amount: digits,
        won: digits.nullable().default(null),
        gameCode: text(100).default(''),
        playerId: text(64).default(''),
        roundId: text(128).default(''),
        at: z.iso.datetime({ offset: true }).transform((time) => new Date(time)),
      }),
    )
    .max(5_000),
  cursor: z.string().min(1).max(200).nullable(),
});

/** A transaction with whose it is, of which game and round, by the vendor's names. */
type FeedMove = TheirMove & {
  readonly gameCode: string;
  /** Empty where the vendor names none. */
  readonly roundId: string;
};

const PAGES_MAX = 2_000;
/** All of a feed that is read is held in memory. */
const LINES_MAX = 500_000;
/** What a line usually has of names; where they are longer, fewer lines are held. */
const NAMES_LENGTH = 200;

/**
 * All that a vendor has of a time; one line that is not as agreed makes it none.
 *
 * @throws VendorUnreachable
 * @throws TooMuch when there are more lines, or pages without end
 */
export async function readFeed(
  { vendorClient }: Pick<ReconciliationDeps, 'vendorClient'>,
  vendorKey: string,
  { from, until }: { from: Date; until: Date },
  { linesMax = LINES_MAX, signal }: { linesMax?: number; signal?: AbortSignal } = {},
): Promise<FeedMove[]> {
  const moves: FeedMove[] = [];
  let namesLength = 0;
  let cursor: string | null = null;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    signal?.throwIfAborted();
    const body = { from: from.toISOString(), to: until.toISOString(), cursor };
    const read: z.output<typeof page> = await vendorClient.call(vendorKey, '/feed', body, page);
    for (const { transactionId: id, kind: verb, ...move } of read.transactions) {
      moves.push({ id, verb, ...move });
      namesLength += lengthOf(id, verb, move.gameCode, move.playerId, move.roundId);
    }
    if (moves.length > linesMax || namesLength > linesMax * NAMES_LENGTH) {
      throw new TooMuch(`The feed of ${vendorKey} has more than can be held at once.`);
    }
    cursor = read.cursor;
    if (cursor === null) return moves;
  }
  throw new TooMuch(`The feed of ${vendorKey} has no end.`);
}

const lengthOf = (...names: string[]) => names.reduce((sum, name) => sum + name.length, 0);
