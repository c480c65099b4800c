import type { Pool } from 'pg';
import { z } from 'zod';
import { createMicroBatcher } from '../flow/micro-batch.ts';
import type { FirstAnswer } from './first-answer.ts';

/** What became of the wish to be the one that runs a request. */
export type ClaimOutcome =
  | { kind: 'claimed' }
  | { kind: 'running' }
  | { kind: 'other-body' }
  | { kind: 'answered'; answer: FirstAnswer };

type Claim = { id: string; hash: Buffer };
type Kept = FirstAnswer & { id: string };

/** A process that crashed with a claim keeps others waiting for this long. */
const LEASE_SECONDS = 15;

/** How long an answer can be replayed. */
const KEPT_HOURS = 24;

const BATCH_MAX = 200;
const QUEUE_MAX = 10_000;
const PRUNE_ROWS_MAX = 5_000;
const PRUNE_ROUNDS_MAX = 200;

/**
 * A commit that does not wait for the disk. A claim or an answer that a crash of the database
 * takes away costs one repetition of the work under the same effect id, nothing more.
 */
const QUICK_COMMIT = `quick as (select set_config('synchronous_commit', 'off', true))`;

const CLAIM = `
  with ${QUICK_COMMIT},
  asked as (
    select id, request_hash from unnest($1::uuid[], $2::bytea[]) as a (id, request_hash), quick
  ),
  claimed as (
    insert into kit.http_idempotency as stored (id, request_hash, leased_until)
    select id, request_hash, now() + make_interval(secs => ${LEASE_SECONDS}) from asked order by id
    on conflict (id) do update set leased_until = excluded.leased_until
    where stored.answer is null and stored.leased_until < now()
      and stored.request_hash = excluded.request_hash
    returning id
  )
  select asked.id, claimed.id is not null as claimed,
    stored.request_hash is not null and stored.request_hash <> asked.request_hash as other_body,
    stored.answer, stored.result_code
  from asked left join claimed using (id) left join kit.http_idempotency stored using (id)`;

const KEEP = `
  with ${QUICK_COMMIT}
  update kit.http_idempotency stored set answer = kept.answer, result_code = kept.result_code
  from unnest($1::uuid[], $2::text[], $3::text[]) as kept (id, answer, result_code), quick
  where stored.id = kept.id`;

const claimRow = z.object({
  id: z.string(),
  claimed: z.boolean(),
  other_body: z.boolean(),
  answer: z.string().nullable(),
  result_code: z.string().nullable(),
});

/** The table behind idempotency.ts; requests of one moment share a statement. */
export function createIdempotencyTable(pool: Pool) {
  const claims = createMicroBatcher<Claim, ClaimOutcome>({
    maxBatch: BATCH_MAX,
    maxQueue: QUEUE_MAX,
    run: (batch) => claimAll(pool, batch),
  });
  const answers = createMicroBatcher<Kept, void>({
    maxBatch: BATCH_MAX,
    maxQueue: QUEUE_MAX,
    run: (batch) => keepAll(pool, batch),
  });
  return {
    claim: (claim: Claim) => claims.submit(claim),
    keep: (kept: Kept) => answers.submit(kept),
    /** Gives a claim back, so that a repetition runs the work again. */
    async release(id: string): Promise<void> {
      await pool.query('delete from kit.http_idempotency where id = $1 and answer is null', [id]);
    },
    async close(): Promise<void> {
      await claims.close();
      await answers.close();
    },
  };
}

/**
 * Forgets answers older than a day, the oldest first, some thousand rows at a time, until the signal
 * is given.
 *
 * @returns how many were forgotten
 */
export async function pruneIdempotency(pool: Pool, signal: AbortSignal): Promise<number> {
  let pruned = 0;
  for (let round = 0; round < PRUNE_ROUNDS_MAX && !signal.aborted; round += 1) {
    const { rowCount } = await pool.query(
      `delete from kit.http_idempotency where ctid = any(array(
         select ctid from kit.http_idempotency
         where created_at < now() - make_interval(hours => ${KEPT_HOURS})
         order by created_at limit $1))`,
      [PRUNE_ROWS_MAX],
    );
    pruned += rowCount ?? 0;
    if ((rowCount ?? 0) < PRUNE_ROWS_MAX) break;
  }
  return pruned;
}

async function claimAll(pool: Pool, batch: readonly Claim[]): Promise<ClaimOutcome[]> {
  const { rows } = await pool.query({
    name: 'kit-idempotency-claim',
    text: CLAIM,
    values: [batch.map(({ id }) => id), batch.map(({ hash }) => hash)],
  });
  const byId = new Map(
    claimRow
      .array()
      .parse(rows)
      .map((row) => [row.id, row]),
  );
  return batch.map(({ id }) => outcomeOf(byId.get(id)));
}

function outcomeOf(row: z.infer<typeof claimRow> | undefined): ClaimOutcome {
  if (row === undefined) throw new Error('A claim came back without its row.');
  if (row.claimed) return { kind: 'claimed' };
  if (row.other_body) return { kind: 'other-body' };
  // No answer yet, or a row that another transaction wrote after this statement began to look.
  if (row.answer === null) return { kind: 'running' };
  return { kind: 'answered', answer: { body: row.answer, code: row.result_code ?? '0' } };
}

async function keepAll(pool: Pool, batch: readonly Kept[]): Promise<undefined[]> {
  await pool.query({
    name: 'kit-idempotency-keep',
    text: KEEP,
    values: [
      batch.map(({ id }) => id),
      batch.map(({ body }) => body),
      batch.map(({ code }) => code),
    ],
  });
  return batch.map(() => undefined);
}
