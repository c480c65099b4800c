import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { withTransaction } from '@noriter/kit/postgres';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closeMismatch,
  countOpenMismatches,
  keepMismatches,
  listMismatches,
  type Mismatch,
  type MismatchTable,
  resolveMismatches,
  waitingMismatches,
} from '../src/mismatch-table.ts';

type Fault = 'unknown' | 'differs' | 'missing' | 'refused';
const table: MismatchTable<Fault, 'slipId'> = {
  own: ['slipId'],
  faults: ['unknown', 'differs', 'missing', 'refused'],
  waiting: ['missing'],
};

let space: TestSpace;

beforeAll(async () => {
  space = await openTestSpace('ledger_comparison');
  const sql = new URL('../sql/ledger-mismatch.sql', import.meta.url);
  await space.pool.query(readFileSync(sql, 'utf8'));
});
afterAll(() => space.close());

const found = (siteId: string, fault: Fault): Mismatch<Fault, 'slipId'> => ({
  commandId: randomUUID(),
  siteId,
  memberId: randomUUID(),
  slipId: 'slip-1',
  kind: 'payout',
  amount: 9_007_199_254_740_993n,
  fault,
});

const keep = (...all: Mismatch<Fault, 'slipId'>[]) => keepMismatches(space.pool, table, all);
const resolve = (...all: Mismatch<Fault, 'slipId'>[]) =>
  resolveMismatches(
    space.pool,
    table,
    all.map(({ commandId }) => commandId),
  );
const listed = async (siteId: string) =>
  (await listMismatches(space.pool, table, { siteId, limit: 10, offset: 0 })).rows;
const close = ({ siteId, commandId }: Mismatch<Fault, 'slipId'>) =>
  withTransaction(space.pool, (tx) =>
    closeMismatch(tx, { siteId, commandId }, { operatorId: randomUUID(), reason: 'Paid by hand' }),
  );

describe('what books and the ledger do not agree on', () => {
  it('is a row with all that is known of it, however often it is found', async () => {
    const one = found('kept', 'differs');
    await keep(one, one);
    await keep(one);
    const { siteId: _siteId, ...shown } = one;
    expect(await listed('kept')).toEqual([
      { ...shown, seenAt: expect.any(Date), resolvedAt: null, closedReason: null },
    ]);
  });

  it('comes right by itself only where something was late', async () => {
    const [late, forged] = [found('late', 'missing'), found('late', 'unknown')];
    await keep(late, forged);
    await resolve(late, forged);
    const open = (await listed('late')).filter(({ resolvedAt }) => resolvedAt === null);
    expect(open.map(({ commandId }) => commandId)).toEqual([forged.commandId]);
  });

  it('is open again when it is wrong again, under what is wrong now', async () => {
    const late = found('again', 'missing');
    await keep(late);
    await resolve(late);
    await keep({ ...late, fault: 'refused' });
    expect(await listed('again')).toMatchObject([{ fault: 'refused', resolvedAt: null }]);
  });

  it('gets worse while it waits, and no better', async () => {
    const one = found('worse', 'missing');
    await keep(one);
    await keep({ ...one, fault: 'differs', amount: 5n });
    expect(await listed('worse')).toMatchObject([{ fault: 'differs', amount: 5n }]);
    await keep({ ...one, fault: 'missing' });
    expect(await listed('worse')).toMatchObject([{ fault: 'differs', amount: 5n }]);
  });

  it('stays closed once an operator has closed it, and no other site closes it', async () => {
    const one = found('closed', 'missing');
    await keep(one);
    expect(await close({ ...one, siteId: 'another' })).toBeNull();
    expect(await close(one)).toEqual({ fault: 'missing', amount: one.amount });
    expect(await close(one)).toBeNull();
    await keep({ ...one, fault: 'refused' });
    expect(await listed('closed')).toMatchObject([
      { fault: 'missing', resolvedAt: expect.any(Date), closedReason: 'Paid by hand' },
    ]);
  });

  it('is looked at again the oldest first, and counts once it has had time', async () => {
    await space.pool.query('truncate ledger_mismatch');
    const [old, young, forged] = [
      found('counted', 'missing'),
      found('counted', 'missing'),
      found('counted', 'unknown'),
    ];
    await keep(young, forged, old);
    await space.pool.query(
      `update ledger_mismatch set seen_at = seen_at - interval '1 hour' where command_id = $1`,
      [old.commandId],
    );
    expect(await waitingMismatches(space.pool, table, 1)).toEqual([old]);
    expect(await countOpenMismatches(space.pool, table, 60_000)).toEqual(
      new Map([
        ['missing', 1],
        ['unknown', 1],
      ]),
    );
  });
});
