import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, together, withTransaction } from '../../src/postgres/postgres.ts';
import { openTestSpace, type TestSpace } from '../../src/testing/testing.ts';

describe('the pool', () => {
  let space: TestSpace;

  beforeAll(async () => {
    space = await openTestSpace('postgres');
    await space.pool.query('create table counter (name text primary key, value bigint not null)');
    await space.pool.query(`insert into counter values ('a', 0), ('b', 0)`);
  });
  afterAll(() => space.close());

  it('reads int8 as bigint, times as Date in any zone, days as text', async () => {
    const { rows } = await space.pool.query<Record<string, unknown>>(
      `select 9007199254740993 as big, timestamptz '2026-01-01 09:00+09' as moment,
         timestamp '2026-01-01 00:00' as plain, date '2026-01-01' as day, null::int8 as nothing`,
    );
    expect(rows[0]).toEqual({
      big: 9007199254740993n,
      moment: new Date('2026-01-01T00:00:00Z'),
      plain: new Date('2026-01-01T00:00:00Z'),
      day: '2026-01-01',
      nothing: null,
    });
  });

  it('leaves other pools of the process as they were', async () => {
    const other = new pg.Pool({ connectionString: space.databaseUrl });
    const { rows } = await other.query<{ big: unknown }>('select 1::int8 as big');
    expect(rows[0]?.big).toBe('1');
    await other.end();
  });

  // Under a moved clock (`npm run test:at`) PostgreSQL's own timers, for a statement that runs too
  // long and for the look for a deadlock, never ring.
  const timersRing = process.env.FAKETIME === undefined;

  it.runIf(timersRing)('ends a statement that runs too long', async () => {
    const pool = createPool(space.databaseUrl, { applicationName: 'slow', statementTimeoutMs: 50 });
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout');
    await pool.end();
  });

  it.runIf(timersRing)(
    'runs a transaction again that lost in a deadlock, and loses no change',
    async () => {
      const both = async (first: string, second: string) =>
        withTransaction(space.pool, async (tx) => {
          await tx.query('update counter set value = value + 1 where name = $1', [first]);
          await new Promise((resolve) => setTimeout(resolve, 30));
          await tx.query('update counter set value = value + 1 where name = $1', [second]);
        });
      await Promise.all([both('a', 'b'), both('b', 'a')]);
      const { rows } = await space.pool.query<{ value: bigint }>('select value from counter');
      expect(rows.map((row) => row.value)).toEqual([2n, 2n]);
    },
  );

  it('runs serializable transactions again until each has its own number', async () => {
    await space.pool.query(`insert into counter values ('next', 0)`);
    const take = () =>
      withTransaction(
        space.pool,
        async (tx) => {
          const { rows } = await tx.query<{ value: bigint }>(
            `select value from counter where name = 'next'`,
          );
          const value = (rows[0]?.value ?? 0n) + 1n;
          await tx.query(`update counter set value = $1 where name = 'next'`, [value]);
          return value;
        },
        { isolation: 'serializable' },
      );
    const taken = await Promise.all([take(), take(), take()]);
    expect(new Set(taken)).toEqual(new Set([1n, 2n, 3n]));
  });

  it('rolls back what failed and gives the connection back', async () => {
    const pool = createPool(space.databaseUrl, { applicationName: 'one', max: 1 });
    for (let round = 0; round < 3; round += 1) {
      const failing = withTransaction(pool, async (tx) => {
        await tx.query(`insert into counter values ('gone', 1)`);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
    }
    const { rows } = await pool.query(`select from counter where name = 'gone'`);
    expect(rows).toEqual([]);
    await pool.end();
  });

  it('carries statements out in their order, together, each seeing what the ones ahead did', async () => {
    const values = await withTransaction(space.pool, async (tx) => {
      const read = () => tx.query<{ value: bigint }>(`select value from counter where name = 'c'`);
      const [none, , one, , two] = await together(tx, () => [
        read(),
        tx.query(`insert into counter values ('c', 1)`),
        read(),
        tx.query(`update counter set value = 2 where name = 'c'`),
        read(),
      ]);
      return [none, one, two].map(({ rows }) => rows[0]?.value);
    });
    expect(values).toEqual([undefined, 1n, 2n]);
  });

  it('names the statement that failed, and lets none go on in what comes after', async () => {
    const pool = createPool(space.databaseUrl, { applicationName: 'one', max: 1 });
    let late: Promise<void> = Promise.resolve();
    const failing = withTransaction(pool, async (tx) => {
      await together(tx, () => {
        const answered = tx.query('select 1');
        const refused = tx.query(`insert into counter values ('a', 1)`);
        const inTwoSteps = async () => {
          await answered;
          await refused.catch(() => undefined);
          await space.pool.query('select pg_sleep(0.05)');
          await tx.query(`insert into counter values ('d', 1)`);
        };
        late = inTwoSteps();
        return [late, refused];
      });
    });
    await expect(failing).rejects.toThrow('duplicate key');
    const next = await withTransaction(pool, async (tx) => {
      await Promise.allSettled([late]);
      return tx.query(`select from counter where name = 'd'`);
    });
    expect(next.rowCount).toBe(0);
    await pool.end();
  });

  it('goes on after the server ended all of its connections', async () => {
    const pool = createPool(space.databaseUrl, { applicationName: 'cut off', max: 3 });
    const inside = withTransaction(pool, async (tx) => {
      await tx.query('select 1');
      await space.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut off'`,
      );
      await tx.query('select 2');
    });
    await expect(inside).rejects.toThrow();
    expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
