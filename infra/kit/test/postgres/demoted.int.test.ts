// @module-tag money
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOutage } from '../../src/flow/outage.ts';
import { createPool, withTransaction } from '../../src/postgres/postgres.ts';
import { checkDatabase } from '../../src/postgres/writable.ts';
import { limits } from '../../src/testing/limits.ts';
import { openTestSpace, type TestSpace } from '../../src/testing/testing.ts';
import { demotable, demoteConnections } from '../failover/demotable-database.ts';

const CONNECTIONS = 3;

describe('a pool whose server only reads', () => {
  let space: TestSpace;

  beforeAll(async () => {
    space = await openTestSpace('demoted');
    await space.pool.query('create table change (made text not null)');
  });
  afterAll(() => space.close());

  // A connection that comes late on a busy machine is none that was refused.
  const open = () =>
    createPool(space.databaseUrl, {
      applicationName: 'demoted',
      max: CONNECTIONS,
      connectTimeoutMs: limits.soon,
    });
  const insert = `insert into change values ('made')`;

  it.each<[string, (pool: pg.Pool) => Promise<unknown>]>([
    ['a transaction', (pool) => withTransaction(pool, (tx) => tx.query(insert))],
    ['a single query', (pool) => pool.query(insert)],
    ['a transaction of Prisma', insertByPrisma],
  ])('gives up the connections of a demoted server that %s has met', async (_by, change) => {
    const pool = open();
    await demoteConnections(pool, CONNECTIONS);
    const outcomes: boolean[] = [];
    for (let time = 0; time <= CONNECTIONS; time += 1) {
      outcomes.push(
        await change(pool).then(
          () => true,
          () => false,
        ),
      );
    }
    // Each connection is met once; then there are new ones, of the server that writes.
    expect(outcomes).toEqual([false, false, false, true]);
    await pool.end();
  });

  it('goes on with the connections on which something else went wrong', async () => {
    const pool = open();
    const failing = withTransaction(pool, (tx) => tx.query('insert into change values (null)'));
    await expect(failing).rejects.toThrow('violates not-null');
    expect(pool.totalCount).toBe(1);
    await pool.end();
  });

  it('hands out no new connection to it, and does once it writes again', async () => {
    const { demote, promote } = demotable(space);
    const pool = open();
    await demote();
    const refused = await pool.query('select 1').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      message: 'the database takes no changes: its server is in recovery or read-only',
    });
    expect(isOutage(refused)).toBe(true);
    expect(pool.totalCount).toBe(0);
    await promote();
    await withTransaction(pool, (tx) => tx.query(insert));
    await pool.end();
  });

  it('says so when it is checked, and drops what it was checked by', async () => {
    const pool = open();
    await demoteConnections(pool, 1);
    await expect(checkDatabase(pool)).rejects.toThrow('in recovery or read-only');
    await checkDatabase(pool);
    await pool.end();
  });
});

async function insertByPrisma(pool: pg.Pool): Promise<void> {
  const adapter = await new PrismaPg(pool).connect();
  const tx = await adapter.startTransaction();
  try {
    await tx.executeRaw({
      sql: `insert into change values ('made')`,
      args: [],
      argTypes: [],
    });
    await tx.executeRaw({ sql: 'commit', args: [], argTypes: [] });
    await tx.commit();
  } catch (error) {
    await tx.executeRaw({ sql: 'rollback', args: [], argTypes: [] });
    await tx.rollback();
    throw error;
  }
}
