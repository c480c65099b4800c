import type pg from 'pg';
import { z } from 'zod';
import type { RoundStanding } from '../domain/round-void.ts';
import { requestColumns, requestRow } from './two-operators.ts';

/** What a void would do with a site's bets at this moment. */
type VoidEffect = {
  /** Bets whose stake goes back, and how much that is. */
  bets: number;
  refund: bigint;
  /** Bets that won and keep it, and what they were paid; none before the draw. */
  kept: number;
  keptPaid: bigint;
};

export type VoidCase = RoundStanding & VoidEffect & { roundId: string };

type Key = { siteId: string; roundId: string };

/**
 * A round as it stands for a void; null when there is none. In a transaction the round is locked:
 * it is not drawn until the transaction ends.
 */
export async function readVoidCase(
  db: pg.Pool | pg.ClientBase,
  { siteId, roundId }: Key,
  { locks }: { locks: boolean },
): Promise<VoidCase | null> {
  const round = await db.query<{ state: string; isDrawDue: boolean }>(
    `select state, draws_at <= clock_timestamp() as "isDrawDue"
     from mini_round where round_id = $1 ${locks ? 'for no key update' : ''}`,
    [roundId],
  );
  const found = round.rows[0];
  if (found === undefined) return null;
  const isLater = found.state === 'drawn';
  const sums = await db.query<VoidEffect & { open: number }>(
    `select count(*) filter (where state = any($3))::int as bets,
       coalesce(sum(stake) filter (where state = any($3)), 0)::bigint as refund,
       count(*) filter (where state = 'won')::int as kept,
       coalesce(sum(returned) filter (where state = 'won'), 0)::bigint as "keptPaid",
       count(*) filter (where is_open)::int as open
     from bet where round_id = $1 and site_id = $2`,
    [roundId, siteId, isLater ? ['lost'] : ['pending', 'accepted']],
  );
  const { open, ...effect } = sums.rows[0] ?? {
    open: 0,
    bets: 0,
    refund: 0n,
    kept: 0,
    keptPaid: 0n,
  };
  return { roundId, ...found, ...effect, hasOpenBets: open > 0 };
}

const voidRow = requestRow.extend({
  voidId: z.string(),
  roundId: z.string(),
  beforeDraw: z.boolean().nullable(),
  bets: z.int(),
  refund: z.bigint(),
  doneAt: z.date().nullable(),
});

export type VoidRow = z.infer<typeof voidRow>;

const columns = `void_id as "voidId", round_id as "roundId", ${requestColumns},
  before_draw as "beforeDraw", bets, refund, done_at as "doneAt"`;

/** Every void a site asked for on a round, the newest first. */
export async function voidsOf(db: pg.Pool | pg.ClientBase, { siteId, roundId }: Key) {
  const { rows } = await db.query(
    `select ${columns} from round_void where site_id = $1 and round_id = $2
     order by asked_at desc, void_id desc`,
    [siteId, roundId],
  );
  return voidRow.array().parse(rows);
}

/** A site's void, locked; null when it has none of that id. */
export async function lockVoid(
  tx: pg.ClientBase,
  { siteId, voidId }: { siteId: string; voidId: string },
): Promise<VoidRow | null> {
  const { rows } = await tx.query(
    `select ${columns} from round_void where site_id = $1 and void_id = $2 for update`,
    [siteId, voidId],
  );
  return voidRow.nullable().parse(rows[0] ?? null);
}
