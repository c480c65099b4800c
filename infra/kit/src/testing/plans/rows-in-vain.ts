import type pg from 'pg';

type Plan = {
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: readonly Plan[];
};

/**
 * A pool that counts the rows its statements looked at and had no use for. Each of them runs twice: explained
 * and undone, then as it is. What runs on a connection of its own is not seen.
 *
 * @example
 * const { pool, inVain } = countingInVain(space.pool);
 * await pruneInbox({ pool, clock }, signal);
 * expect(inVain()).toBeLessThan(100);
 */
export function countingInVain(pool: pg.Pool): { pool: pg.Pool; inVain: () => number } {
  let inVain = 0;
  async function query(
    statement: string | pg.QueryConfig,
    values: unknown[] = [],
  ): Promise<pg.QueryResult> {
    const asked = typeof statement === 'string' ? { text: statement, values } : statement;
    inVain += await explained(pool, asked);
    return pool.query(asked);
  }
  return {
    inVain: () => inVain,
    pool: new Proxy(pool, {
      get(target, name) {
        if (name === 'query') return query;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  };
}

async function explained(pool: pg.Pool, { text, values }: pg.QueryConfig): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    return rows.reduce((sum, row) => sum + removedBy(row['QUERY PLAN'][0].Plan), 0);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function removedBy(plan: Plan): number {
  const inLoop =
    (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const below = plan.Plans ?? [];
  return below.reduce((sum, one) => sum + removedBy(one), inLoop * plan['Actual Loops']);
}
