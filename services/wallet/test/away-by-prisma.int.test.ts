import { randomUUID } from 'node:crypto';
import { isOutage } from '@noriter/kit/outage';
import { createPool } from '@noriter/kit/postgres';
import { createPrisma } from '@noriter/kit/prisma';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrismaClient } from '../src/generated/client.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

/** What PostgreSQL says when it cannot do its work, as it comes through Prisma. */
describe('a database that is away, met by Prisma', () => {
  let world: WalletWorld;

  beforeAll(async () => {
    world = await openWalletWorld('away_by_prisma');
  });
  afterAll(() => world.close());

  /** What one act by Prisma over a single connection throws. */
  async function thrownBy(
    act: (prisma: PrismaClient) => Promise<unknown>,
    { url = world.space.databaseUrl, before = 'select 1' } = {},
  ): Promise<unknown> {
    const pool = createPool(url, { applicationName: 'away', max: 1 });
    const prisma: PrismaClient = createPrisma(PrismaClient, pool);
    try {
      if (url === world.space.databaseUrl) await pool.query(before);
      return await act(prisma).then(
        () => null,
        (error: unknown) => error,
      );
    } finally {
      await prisma.$disconnect();
      await pool.end();
    }
  }

  const policy = (siteId: string) => ({
    data: { siteId, version: 1, document: {}, changedBy: randomUUID(), changedAt: new Date(0) },
  });
  const reads = 'set default_transaction_read_only = on';
  const kill = 'select pg_terminate_backend(pg_backend_pid())';

  it('is waited for where its server only reads', async () => {
    const onlyReads = { before: reads };
    const errors = [
      await thrownBy((prisma) => prisma.cashPolicy.create(policy('away')), onlyReads),
      await thrownBy((prisma) => prisma.$executeRawUnsafe('delete from cash_policy'), onlyReads),
      await thrownBy(
        (prisma) => prisma.$transaction((tx) => tx.cashPolicy.create(policy('away'))),
        onlyReads,
      ),
    ];
    expect(errors.map((error) => [isOutage(error), String(error)])).toEqual(
      errors.map((error) => [true, String(error)]),
    );
  });

  it('is waited for where its server ends the session, or is not there', async () => {
    const ended = await thrownBy((prisma) => prisma.$queryRawUnsafe(kill));
    expect([isOutage(ended), String(ended)]).toEqual([true, String(ended)]);
    const url = 'postgresql://nobody:nothing@127.0.0.1:1/nowhere';
    const gone = await thrownBy((prisma) => prisma.cashPolicy.findFirst(), { url });
    expect([isOutage(gone), String(gone)]).toEqual([true, String(gone)]);
  });

  it('is not waited for where the work itself is bad', async () => {
    const twice = await thrownBy(async (prisma) => {
      await prisma.cashPolicy.create(policy('twice'));
      await prisma.cashPolicy.create(policy('twice'));
    });
    const slow = await thrownBy((prisma) => prisma.$queryRawUnsafe('select pg_sleep(60)'), {
      before: 'set statement_timeout = 1',
    });
    const unknown = await thrownBy((prisma) => prisma.$queryRawUnsafe('select from nothing'));
    for (const error of [twice, slow, unknown]) {
      expect(error).toBeInstanceOf(Error);
      expect([isOutage(error), String(error)]).toEqual([false, String(error)]);
    }
  });
});
