/**
 * A run's beginning and its end: a statement each, prepared, that take and give back the job's lock as well. Some
 * jobs run twice a second in each service, and most of their runs find nothing to do.
 */
import type { PoolClient } from 'pg';
import { lockName, unlockJob } from './job-lock.ts';

/**
 * Their commits wait for no disk: a server with nothing to do would flush its log a hundred times a
 * second for them. What a crash takes with it is a run that happens again, which every job stands.
 */
const UNHURRIED = `set_config('synchronous_commit', 'off', true) as commits`;

/** A run without an end that nobody has locked has crashed: it is due. */
const RAN_JUST_NOW =
  'last.finished_at is not null and last.started_at > now() - make_interval(secs => $3)';

/**
 * 'running': it is recorded, under the lock. 'locked': the lock is held, but another process has run it in
 * that moment. 'not now': another process holds the lock, or no run is due; nothing is held.
 */
export type Beginning = 'running' | 'locked' | 'not now';

/**
 * Begins a run, when it is due and nobody is at it.
 *
 * @param restMs how far back the start of the last run must lie; null: however far
 */
export async function beginRun(
  client: PoolClient,
  jobName: string,
  restMs: number | null,
): Promise<Beginning> {
  const { rows } = await client.query<{ taken: boolean; begun: boolean }>({
    name: 'kit-job-begin',
    text: `with locked as materialized (
        select pg_try_advisory_lock(hashtextextended($2, 0)) as taken, ${UNHURRIED}
        where not exists (select from kit.job_run as last where name = $1 and ${RAN_JUST_NOW})),
      begun as (
        insert into kit.job_run as last (name, started_at) select $1, now() from locked where taken
        on conflict (name) do update
          set started_at = now(), finished_at = null, error = null, runs = last.runs + 1
        where (${RAN_JUST_NOW}) is not true
        returning name)
      select taken, exists (select from begun) as begun from locked`,
    values: [jobName, lockName(jobName), restMs === null ? null : restMs / 1000],
  });
  const [attempt] = rows;
  if (attempt?.taken !== true) return 'not now';
  return attempt.begun ? 'running' : 'locked';
}

/**
 * Records how a run ended, and gives the lock back. Whoever takes the lock before this is committed waits
 * for the row.
 */
export async function endRun(
  client: PoolClient,
  jobName: string,
  error: string | null,
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'kit-job-end',
    text: `update kit.job_run set finished_at = now(), error = $2
      from (select ${UNHURRIED}) as unhurried where name = $1
      returning pg_advisory_unlock(hashtextextended($3, 0))`,
    values: [jobName, error, lockName(jobName)],
  });
  // The row has its lock's end with it: where somebody removed it, the lock is still held.
  if (rowCount === 0) await unlockJob(client, jobName);
}
