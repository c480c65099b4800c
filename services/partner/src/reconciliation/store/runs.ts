import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { z } from 'zod';
import { comparisons } from '../domain/difference.ts';

/** What kept a comparison from its end: the other side did not answer, it waits for us, or it failed. */
const problems = ['', 'unanswered', 'behind', 'failed'] as const;

/** What the comparisons of a run looked at and found, as it is stored. */
export const runParts = z.array(
  z.object({
    comparison: z.enum(comparisons),
    looked: z.int(),
    found: z.int(),
    problem: z.enum(problems),
  }),
);

export type ReconciliationRun = {
  runId: string;
  startedAt: Date;
  endedAt: Date;
  parts: z.output<typeof runParts>;
};

export async function saveRun(pool: pg.Pool, run: ReconciliationRun): Promise<void> {
  await pool.query(
    'insert into reconciliation_run (run_id, started_at, ended_at, parts) values ($1, $2, $3, $4)',
    [run.runId, run.startedAt, run.endedAt, JSON.stringify(run.parts)],
  );
}

/** The runs there were, the newest first. */
export async function listRuns(
  pool: pg.Pool,
  page: number,
): Promise<{ rows: ReconciliationRun[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const [list, count] = await Promise.all([
    pool.query<Omit<ReconciliationRun, 'parts'> & { parts: unknown }>(
      `select run_id as "runId", started_at as "startedAt", ended_at as "endedAt", parts
       from reconciliation_run order by started_at desc, run_id desc limit $1 offset $2`,
      [limit, offset],
    ),
    pool.query<{ total: number }>('select count(*)::int as total from reconciliation_run'),
  ]);
  const rows = list.rows.map((row) => ({ ...row, parts: runParts.parse(row.parts) }));
  return { rows, total: count.rows[0]?.total ?? 0 };
}
