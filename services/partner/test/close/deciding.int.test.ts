// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import {
  exampleRates,
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
} from '../world/partner-world.ts';

const PERIODS = '/api/admin/partner/periods';
const reason = 'the day is over';
const settler = (world: PartnerWorld) => world.operator('partners.read', 'partners.settle');

type Operator = ReturnType<typeof settler>;

const once = () => ({ idempotencyKey: randomUUID() });

async function payablePeriod(world: PartnerWorld): Promise<string> {
  world.clock.set('2026-01-16T03:00:00Z');
  const day = { cycle: 'day', fromDay: '2026-01-15', untilDay: '2026-01-15' };
  const { data } = await settler(world)(`${PERIODS}/freeze`, day, once());
  await world.running.runJob('settle-periods');
  return data.periodId;
}

const ask = (by: Operator, periodId: string) =>
  by(`${PERIODS}/approve`, { periodId, reason }, once());

const decide = (by: Operator, approvalId: string, move: string, why = reason) =>
  by(`${PERIODS}/decide`, { approvalId, move, reason: why }, once());

test('payments of many won are made when another operator agrees, and once', async () => {
  const world = await openPartnerWorld('partner_deciding', { withWallet: true });
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  // Thirty times the example: above what one operator approves alone.
  await world.settle(people.player, { stake: 30_000_000n });
  const periodId = await payablePeriod(world);
  const [asker, second] = [settler(world), settler(world)];

  const first = await ask(asker, periodId);
  expect(first).toMatchObject({ resultCode: '0', data: { status: 'waiting' } });
  expect((await ask(second, periodId)).resultCode).toBe('PT404');
  await world.running.runJob('settle-periods');
  expect(await world.cash(people.five)).toBe('0');

  const { approvalId } = first.data;
  expect((await decide(asker, approvalId, 'approve')).resultCode).toBe('PT005');
  expect((await decide(second, approvalId, 'withdraw')).resultCode).toBe('PT005');
  expect((await decide(second, approvalId, 'refuse', '')).resultCode).toBe('PT003');
  expect((await decide(second, randomUUID(), 'approve')).resultCode).toBe('PT004');
  const reader = world.operator('partners.read');
  expect((await decide(reader, approvalId, 'approve')).resultCode).toBe('H403');

  expect((await decide(second, approvalId, 'refuse')).data).toEqual({ status: 'refused' });
  const again = (await ask(asker, periodId)).data;
  expect((await decide(asker, again.approvalId, 'withdraw')).data).toEqual({
    status: 'withdrawn',
  });
  const last = (await ask(asker, periodId)).data;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => decide(settler(world), last.approvalId, 'approve')),
  );
  const codes = answers.map(({ resultCode }) => resultCode).toSorted();
  expect(codes).toEqual(['0', ...Array(19).fill('PT004')]);

  await eventually(async () => {
    await world.running.runJob('settle-periods');
    const { data } = await settler(world)(PERIODS);
    expect(data.list).toMatchObject([{ periodId, state: 'paid' }]);
  });
  const { one, two, three, four, five } = people;
  const cash = await Promise.all([one, two, three, four, five].map(world.cash));
  expect(cash).toEqual(['1512000', '1512000', '3024000', '3024000', '6018000']);
  const { rows } = await world.walletPool.query(
    'select account, sum(amount)::int as won from ledger_entry group by account order by account',
  );
  expect(rows).toEqual([
    { account: 'cash', won: 15_090_000 },
    { account: 'partner:commission', won: -15_180_000 },
    { account: 'points', won: 90_000 },
  ]);
});
