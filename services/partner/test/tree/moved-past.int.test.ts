import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { transfer } from '../world/cash-shares.ts';
import { askMove } from '../world/moves.ts';
import { exampleRates, fiveTiers, openPartnerWorld, type Someone } from '../world/partner-world.ts';

const PERIODS = '/api/admin/partner/periods';

test('attack: who gets a partner by a move reads what it was settled, given and earned before', async () => {
  const world = await openPartnerWorld('partner_moved_past', { withWallet: true });
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  const { three, four, five, player } = people;
  await exampleRates(world, people);
  const other = await world.approve('other4', { parent: three, tier: 4 });
  await world.rates(other, '0.80', '30');
  await world.settle(player, { stake: 1_000_000n });
  await world.fund(four, 100_000n);
  await transfer(world, four, ['give', five, '30000']);
  world.clock.set('2026-01-16T03:00:00Z');
  const operator = world.operator('partners.read', 'partners.settle');
  const day = { cycle: 'day', fromDay: '2026-01-15', untilDay: '2026-01-15' };
  const frozen = await operator(`${PERIODS}/freeze`, day, { idempotencyKey: randomUUID() });
  expect(frozen.resultCode).toBe('0');
  await world.running.runJob('settle-periods');

  const { memberId: partnerId } = five;
  const all = { startDate: '2026-01-01', endDate: '2026-01-17' };
  const as = (who: Someone) => world.as(who);
  const settled = async (who: Someone) =>
    (await as(who)('/api/partner/settlements', { partnerId, ...all })).data.list;
  const transfers = async (who: Someone) =>
    (await as(who)('/api/partner/transfer/list', { partnerId, ...all })).data.list;
  const wished = [{ category: 'mini-powerball', kind: 'rolling', rate: '0.70' }];
  const effects = async (who: Someone) =>
    (await as(who)('/api/partner/rates/check', { holderId: partnerId, rates: wished })).data
      .effects[0];
  await world.pool.query(
    `insert into rate (rate_id, site_id, holder_id, category, kind, ppm, effective_from, changed_at,
       changed_by, changed_by_name)
     select gen_random_uuid(), site_id, holder_id, category, kind, ppm - 1_000, '2026-01-02', '2026-01-02',
       changed_by, changed_by_name
     from rate where holder_id = $1`,
    [partnerId],
  );
  const history = async (who: Someone) =>
    (await as(who)('/api/partner/rates/history', { holderId: partnerId })).data.pageInfo;
  const rates = (await history(four)).tatal_list_count;
  const before = await settled(four);
  expect(before).toHaveLength(2);
  expect(await transfers(four)).toHaveLength(1);
  expect((await effects(four)).before).toBe('3000');

  const moved = await askMove(world.operator('partners.manage'), five, other);
  expect(moved.resultCode).toBe('0');
  world.clock.advance(1_000);
  expect(await settled(other)).toEqual([]);
  expect(await transfers(other)).toEqual([]);
  expect((await effects(other)).before).toBe('0');
  const [{ settlementId }] = before;
  for (const path of ['statement', 'statement/pdf']) {
    const statement = (who: Someone) => as(who)(`/api/partner/${path}`, { settlementId });
    expect((await statement(other)).resultCode).toBe('PT102');
    // Who stood above all the while, and who earned it, read it as before.
    for (const who of [three, five]) expect((await statement(who)).resultCode).toBe('0');
  }
  for (const who of [three, five]) {
    expect(await settled(who)).toHaveLength(2);
    expect(await transfers(who)).toHaveLength(1);
  }
  expect((await effects(three)).before).toBe('3000');
  // Of two of each category and kind, the one that held when it came.
  expect((await history(other)).tatal_list_count).toBe(rates / 2);
  for (const who of [three, five]) expect((await history(who)).tatal_list_count).toBe(rates);
});

test('attack: who gets a partner in the midst of a period reads all of it', async () => {
  const world = await openPartnerWorld('partner_moved_in_period', { withWallet: true });
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  const { three, four, five, player } = people;
  await exampleRates(world, people);
  const other = await world.approve('other4', { parent: three, tier: 4 });
  await world.rates(other, '0.80', '30');
  const manage = world.operator('partners.manage');
  const weekly = async ({ memberId: partnerId }: Someone) => {
    const terms = { partnerId, cycle: 'week', mayTransfer: true, carriesLoss: true };
    const body = { ...terms, fee: '0.00', cut: '0.00' };
    const changed = await manage('/api/admin/partner/terms', body, {
      idempotencyKey: randomUUID(),
    });
    expect(changed.resultCode).toBe('0');
  };
  await weekly(five);
  await world.settle(player, { stake: 1_000_000n });
  world.clock.set('2026-01-16T03:00:00Z');
  const moved = await askMove(manage, five, other);
  expect(moved.resultCode).toBe('0');
  // Who comes in the midst of it is seen whole by who they come to.
  const late = await world.approve('late5', { parent: other, tier: 5 });
  await weekly(late);
  await world.rates(late, '0.70', '20');
  const friend = await world.approve('friend', { parent: late });
  await world.settle(friend, { stake: 1_000_000n });
  world.clock.set('2026-01-19T03:00:00Z');
  const operator = world.operator('partners.read', 'partners.settle');
  const week = { cycle: 'week', fromDay: '2026-01-12', untilDay: '2026-01-18' };
  const frozen = await operator(`${PERIODS}/freeze`, week, { idempotencyKey: randomUUID() });
  expect(frozen.resultCode).toBe('0');
  await world.running.runJob('settle-periods');

  const all = { startDate: '2026-01-01', endDate: '2026-01-19' };
  const settled = async (who: Someone, { memberId: partnerId }: Someone) =>
    (await world.as(who)('/api/partner/settlements', { partnerId, ...all })).data.list;
  const [first] = await settled(five, five);
  expect(first).toMatchObject({ fromDay: '2026-01-12', untilDay: '2026-01-18' });
  const statement = async (who: Someone) =>
    (await world.as(who)('/api/partner/statement', { settlementId: first.settlementId }))
      .resultCode;
  for (const who of [three, five]) {
    expect(await settled(who, five)).not.toEqual([]);
    expect(await statement(who)).toBe('0');
  }
  expect(await settled(other, five)).toEqual([]);
  expect(await statement(other)).toBe('PT102');
  expect(await settled(other, late)).not.toEqual([]);
  // It is no longer below who had it before.
  expect(await statement(four)).toBe('PT102');
});
