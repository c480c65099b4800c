import type pg from 'pg';
import { sportsOf } from '../domain/figures.ts';
import { placedSql, settledSql } from './figure-sql.ts';

/** So long a transaction may take from its clock to its commit. */
const COMMIT_MINUTES = { placing: 2, settling: 10 } as const;

/** So much time is reckoned at once, where much is to be caught up. */
const HOURS_AT_ONCE = 6;

/** What has no figures yet begins with the first there is. */
const stateSql = `
  select coalesce(placed_from, (select min(placed_at) from bet), now()) as placed,
    coalesce(settled_from, (select min(settled_at) from bet_settlement), now()) as settled,
    clock_timestamp() as now,
    least(clock_timestamp() - make_interval(mins => ${COMMIT_MINUTES.placing}),
      (select min(placed_at) from bet_slip where state = 'pending')) as "placedNext",
    clock_timestamp() - make_interval(mins => ${COMMIT_MINUTES.settling}) as "settledNext"
  from bet_figures_state for update`;

type State = Record<'placed' | 'settled' | 'now' | 'placedNext' | 'settledNext', Date>;

/** Until when both are reckoned, and whether that is this moment. */
export type Reckoned = { placed: Date; settled: Date; isDone: boolean };

const BUCKET_MS = 300_000;

const AT_ONCE_MS = HOURS_AT_ONCE * 3_600_000;

/**
 * Reckons once more what may have changed since the last time: what waited then or was being
 * written, and what came since. What lies before is as it will ever be.
 *
 * @param so until when this run has come, null where it begins
 */
export async function reckonFigures(tx: pg.ClientBase, so: Reckoned | null): Promise<Reckoned> {
  const { rows } = await tx.query<State>(stateSql);
  const [state] = rows;
  if (state === undefined) throw new Error('The migration left a row.');
  const { now, placedNext, settledNext } = state;
  const placed = await reckon(tx, placedSql, so?.placed ?? state.placed, now);
  const settled = await reckon(tx, settledSql, so?.settled ?? state.settled, now);
  await tx.query(
    'update bet_figures_state set placed_from = $1, settled_from = $2, reckoned_at = $3',
    [earlier(placed, placedNext), earlier(settled, settledNext), now],
  );
  return { placed, settled, isDone: placed > now && settled > now };
}

/** @returns until when it has reckoned */
async function reckon(tx: pg.ClientBase, sql: string, from: Date, now: Date): Promise<Date> {
  const start = Math.floor(from.getTime() / BUCKET_MS) * BUCKET_MS;
  const until = new Date(Math.min(start + AT_ONCE_MS, now.getTime() + BUCKET_MS));
  await tx.query(sql, [new Date(start), until, sportsOf('esport'), sportsOf('virtual')]);
  return until;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
