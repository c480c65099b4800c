import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;

export type Run = {
  promotionId: string;
  siteId: string;
  revision: bigint;
  caughtUpAt: Date | null;
  waitEndedAt: Date | null;
  rankedAt: Date | null;
  closedAt: Date | null;
};

const COLUMNS = `tournament_run.promotion_id as "promotionId", tournament_run.site_id as "siteId",
  revision, caught_up_at as "caughtUpAt", wait_ended_at as "waitEndedAt", ranked_at as "rankedAt",
  closed_at as "closedAt"`;

/** What plays are kept under, and what opens a tournament alone. */
const PLAYS_LOCK = `hashtextextended('tournament-plays', 0)`;

/**
 * Holds off the opening of tournaments until the transaction ends: a play is counted by whoever keeps it, or
 * it was there when the tournament was opened.
 */
export async function holdOpenings(tx: pg.ClientBase): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(${PLAYS_LOCK})`);
}

/** Opens a tournament once, with nobody keeping a play at that moment. */
export async function insertRun(
  tx: pg.ClientBase,
  { promotionId, siteId, at }: { promotionId: string; siteId: string; at: Date },
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${PLAYS_LOCK})`);
  await tx.query(
    `insert into tournament_run (promotion_id, site_id, opened_at) values ($1, $2, $3)
     on conflict do nothing`,
    [promotionId, siteId, at],
  );
}

/** Tournaments of some sites whose places do not stand yet, locked in one order. */
export async function lockOpenRuns(tx: pg.ClientBase, siteIds: readonly string[]): Promise<Run[]> {
  const { rows } = await tx.query<Run>(
    `select ${COLUMNS} from tournament_run where site_id = any($1) and ranked_at is null
     order by promotion_id for update`,
    [siteIds],
  );
  return rows;
}

/** A tournament that has begun; null before that. */
export async function readRun(
  db: Db,
  promotionId: string,
  { locks = false } = {},
): Promise<Run | null> {
  const { rows } = await db.query<Run>(
    `select ${COLUMNS} from tournament_run where promotion_id = $1 ${locks ? 'for update' : ''}`,
    [promotionId],
  );
  return rows[0] ?? null;
}

const moments = {
  caughtUp: 'caught_up_at',
  waitEnded: 'wait_ended_at',
  ranked: 'ranked_at',
  closed: 'closed_at',
} as const;

/** Writes how far a tournament is; what is pushed of it is pushed anew. */
export async function moveRun(
  db: Db,
  promotionId: string,
  { to, at }: { to: keyof typeof moments; at: Date },
): Promise<void> {
  await db.query(
    `update tournament_run set ${moments[to]} = $2, revision = revision + 1
     where promotion_id = $1 and ${moments[to]} is null`,
    [promotionId, at],
  );
}

/** Notes that a ranking may have changed. */
export async function touchRun(tx: pg.ClientBase, promotionId: string): Promise<void> {
  await tx.query('update tournament_run set revision = revision + 1 where promotion_id = $1', [
    promotionId,
  ]);
}
