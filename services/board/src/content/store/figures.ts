import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { z } from 'zod';
import { type VariantKey, variantKeys } from '../domain/variants.ts';

/** One reader more who was shown a variant, or who pressed it. */
export type Seen = {
  idx: number;
  wording: string;
  variant: VariantKey;
  day: string;
  shown: number;
  pressed: number;
};

/** Adds up what readers see, and writes it down together. */
export type SeenCounts = MicroBatcher<Seen, undefined>;

/** A process writes at most so often, however many read. What it has not written a crash takes with it. */
const REST_MS = 1_000;
const PER_STATEMENT = 5_000;
const WAITING_MAX = 50_000;

export function openSeenCounts(pool: pg.Pool): SeenCounts {
  return createMicroBatcher({
    maxBatch: PER_STATEMENT,
    maxQueue: WAITING_MAX,
    restMs: REST_MS,
    async run(seen) {
      await addSeen(pool, added(seen));
      return seen.map(() => undefined);
    },
  });
}

/** One row for each variant and day, in the order in which all processes lock them. */
function added(seen: readonly Seen[]): Seen[] {
  const sums = new Map<string, Seen>();
  for (const one of seen) {
    const key = `${String(one.idx).padStart(10, '0')} ${one.wording} ${one.variant} ${one.day}`;
    const { shown, pressed } = sums.get(key) ?? { shown: 0, pressed: 0 };
    sums.set(key, { ...one, shown: shown + one.shown, pressed: pressed + one.pressed });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

/** Whoever loses against another process is run again. */
async function addSeen(pool: pg.Pool, rows: readonly Seen[]): Promise<void> {
  await withTransaction(pool, (tx) => insertSeen(tx, rows));
}

async function insertSeen(tx: pg.ClientBase, rows: readonly Seen[]): Promise<void> {
  await tx.query(
    `insert into content_figure as old (content_idx, wording, variant, day, shown, pressed)
     select one.* from unnest($1::integer[], $2::text[], $3::text[], $4::date[], $5::integer[],
       $6::integer[]) as one (content_idx, wording, variant, day, shown, pressed)
     where exists (select from content where idx = one.content_idx)
     order by 1, 2, 3, 4
     on conflict (content_idx, wording, variant, day) do update
       set shown = old.shown + excluded.shown, pressed = old.pressed + excluded.pressed`,
    [
      rows.map(({ idx }) => idx),
      rows.map(({ wording }) => wording),
      rows.map(({ variant }) => variant),
      rows.map(({ day }) => day),
      rows.map(({ shown }) => shown),
      rows.map(({ pressed }) => pressed),
    ],
  );
}

const figure = z.object({
  variant: z.enum(variantKeys),
  day: z.string(),
  shown: z.int(),
  pressed: z.int(),
});

export type Figure = z.output<typeof figure>;

/** What readers did with the words that a popup or banner has now, day by day. */
export async function figuresOf(
  pool: pg.Pool,
  { idx, wording }: { idx: number; wording: string },
): Promise<Figure[]> {
  const { rows } = await pool.query(
    `select variant, day, shown, pressed from content_figure
     where content_idx = $1 and wording = $2 order by day, variant`,
    [idx, wording],
  );
  return figure.array().parse(rows);
}
