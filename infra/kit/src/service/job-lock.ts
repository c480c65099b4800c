import type { Pool, PoolClient } from 'pg';

/** What a person started under a job's lock, on its way. */
export type Started<T> = { ended: Promise<T> };

/**
 * Does a job's work for a person who asks for it, under the job's lock: it never runs beside the job,
 * nor a second time beside itself, whatever process each is in.
 *
 * @returns once the lock is held, with the work on its way; null when somebody else holds it
 * @example
 * const started = await startExclusively(pool, 'reconcile', () => reconcile(deps));
 * if (started === null) throw refuse(errors, 'W015');
 * const run = await started.ended;
 */
export async function startExclusively<T>(
  pool: Pool,
  jobName: string,
  work: () => Promise<T>,
): Promise<Started<T> | null> {
  const client = await pool.connect();
  let taken = false;
  try {
    taken = await lockJob(client, jobName);
  } finally {
    if (!taken) client.release();
  }
  return taken ? { ended: workAndUnlock(client, jobName, work) } : null;
}

async function workAndUnlock<T>(
  client: PoolClient,
  jobName: string,
  work: () => Promise<T>,
): Promise<T> {
  let broken = true;
  try {
    const done = await work();
    await unlockJob(client, jobName);
    broken = false;
    return done;
  } finally {
    // A connection in doubt is closed, and the lock with it.
    client.release(broken);
  }
}

/** @returns false when another connection holds the job's lock */
export async function lockJob(client: PoolClient, jobName: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [lockName(jobName)],
  );
  return rows[0]?.taken === true;
}

export async function unlockJob(client: PoolClient, jobName: string): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockName(jobName)]);
}

/**
 * Works under a lock that a connection holds.
 *
 * @param work `lost` is aborted when the connection breaks: the lock is gone then, and may be another's
 */
export async function whileLocked<T>(
  client: PoolClient,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const losing = new AbortController();
  const onError = (error: Error) => losing.abort(error);
  client.on('error', onError);
  try {
    return await work(losing.signal);
  } finally {
    client.off('error', onError);
  }
}

/** What a job's lock is made of. */
export function lockName(job: string): string {
  return `noriter-job:${job}`;
}
