// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { transfer } from '../world/cash-shares.ts';
import {
  exampleRates,
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
} from '../world/partner-world.ts';

const PERIODS = '/api/admin/partner/periods';
const reason = 'the day is over';
const operatorOf = (world: PartnerWorld) => world.operator('partners.read', 'partners.settle');

async function freeze(world: PartnerWorld, day: string) {
  const body = { cycle: 'day', fromDay: day, untilDay: day };
  return operatorOf(world)(`${PERIODS}/freeze`, body, { idempotencyKey: randomUUID() });
}

async function pay(world: PartnerWorld, periodId: string) {
  const approve = await operatorOf(world)(
    `${PERIODS}/approve`,
    { periodId, reason },
    { idempotencyKey: randomUUID() },
  );
  expect(approve).toMatchObject({ resultCode: '0', data: { status: 'approved' } });
  // Killed and run again, however often: each is asked for once.
  for (let run = 0; run < 3; run += 1) await world.running.runJob('settle-periods');
  await eventually(async () => {
    await world.running.runJob('settle-periods');
    const { data } = await operatorOf(world)(PERIODS);
    expect(data.list.find((one: { periodId: string }) => one.periodId === periodId).state).toBe(
      'paid',
    );
  });
}

test('a day is closed, approved and paid to the won; a resettlement corrects the next', async () => {
  const world = await openPartnerWorld('partner_closing', { withWallet: true });
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  const betId = await world.settle(people.player, { stake: 1_000_000n });
  expect((await freeze(world, '2026-01-15')).resultCode).toBe('PT401');

  world.clock.set('2026-01-16T03:00:00Z');
  const preview = { cycle: 'day', fromDay: '2026-01-15', untilDay: '2026-01-15' };
  // Losing: 50 percent of 1,000,000 less 12,000 of rolling.
  expect((await operatorOf(world)(`${PERIODS}/preview`, preview)).data.totals).toEqual({
    earned: '506000',
    payable: '506000',
  });
  const frozen = await freeze(world, '2026-01-15');
  expect(frozen.resultCode).toBe('0');
  expect((await freeze(world, '2026-01-15')).resultCode).toBe('PT402');
  await world.running.runJob('settle-periods');
  await pay(world, frozen.data.periodId);
  const { one, two, three, four, five, player } = people;
  const cash = await Promise.all([one, two, three, four, five].map(world.cash));
  expect(cash).toEqual(['50400', '50400', '100800', '100800', '200600']);
  const own = (
    await operatorOf(world)('/api/admin/partner/settlements', {
      partnerId: player.memberId,
      startDate: '2026-01-15',
      endDate: '2026-01-15',
    })
  ).data.list.find(({ kind }: { kind: string }) => kind === 'self-rolling');
  const ownStatement = await operatorOf(world)('/api/admin/partner/statement', {
    settlementId: own.settlementId,
  });
  expect(ownStatement.data.lines).toMatchObject([
    { category: 'mini-powerball', base: '1000000', amount: '3000' },
  ]);
  const { rows } = await world.walletPool.query(
    `select account, sum(amount)::int as won from ledger_entry group by account order by account`,
  );
  expect(rows).toEqual([
    { account: 'cash', won: 503_000 },
    { account: 'partner:commission', won: -506_000 },
    { account: 'points', won: 3_000 },
  ]);

  await world.settle(player, { stake: 1_000_000n, returned: 1_000_000n, betId, version: 2 });
  world.clock.set('2026-01-17T03:00:00Z');
  const next = await freeze(world, '2026-01-16');
  await world.running.runJob('settle-periods');
  await pay(world, next.data.periodId);
  const asked = { startDate: '2026-01-16', endDate: '2026-01-16' };
  const { list } = (await world.as(five)('/api/partner/settlements', asked)).data;
  expect(list).toMatchObject([
    {
      kind: 'losing',
      earned: '-200000',
      corrected: '-200000',
      payable: '0',
      carriedOut: '-200000',
    },
  ]);
  const { settlementId } = list[0];
  const statement = (await world.as(five)('/api/partner/statement', { settlementId })).data;
  expect(statement.lines).toEqual([
    {
      category: 'mini-powerball',
      isCorrection: true,
      turnover: '0',
      base: '-1000000',
      amount: '-200000',
    },
  ]);
  expect((await world.as(four)('/api/partner/statement', { settlementId })).resultCode).toBe('0');
  const printed = (await world.as(four)('/api/partner/statement/pdf', { settlementId })).data;
  expect(printed.fileName).toBe('statement-losing-2026-01-16-2026-01-16.pdf');
  expect(Buffer.from(printed.pdf, 'base64').toString('latin1')).toMatch(/^%PDF-.*%%EOF\s*$/s);
  const stranger = await world.approve('stranger', { parent: null, tier: 1 });
  for (const path of ['/api/partner/statement', '/api/partner/statement/pdf']) {
    expect((await world.as(stranger)(path, { settlementId })).resultCode).toBe('PT102');
  }

  const paid = (
    await world.as(five)('/api/partner/settlements', {
      startDate: '2026-01-15',
      endDate: '2026-01-15',
    })
  ).data.list.find(({ kind }: { kind: string }) => kind === 'losing');
  const reverse = { settlementId: paid.settlementId, reason };
  const ask = () =>
    operatorOf(world)(`${PERIODS}/reverse`, reverse, { idempotencyKey: randomUUID() });
  expect((await ask()).data).toEqual({ state: 'reversing' });
  expect((await ask()).resultCode).toBe('PT405');
  await eventually(async () => expect(await world.cash(five)).toBe('3000'));
});

test('a reversal that the wallet refused is asked for again, and takes the money once', async () => {
  const world = await openPartnerWorld('partner_reversed_again', { withWallet: true });
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  await world.settle(people.player, { stake: 1_000_000n });
  world.clock.set('2026-01-16T03:00:00Z');
  const { periodId } = (await freeze(world, '2026-01-15')).data;
  await world.running.runJob('settle-periods');
  await pay(world, periodId);
  const { five, player } = people;
  const days = { startDate: '2026-01-15', endDate: '2026-01-15' };
  const paid = async () => {
    const { data } = await world.as(five)('/api/partner/settlements', days);
    return data.list.find(({ kind }: { kind: string }) => kind === 'losing');
  };
  const { settlementId, payable } = await paid();
  const cash = BigInt(await world.cash(five));
  await transfer(world, five, ['give', player, String(cash)]);
  const reverse = async () => {
    const options = { idempotencyKey: randomUUID() };
    const asked = await operatorOf(world)(`${PERIODS}/reverse`, { settlementId, reason }, options);
    expect(asked).toMatchObject({ resultCode: '0', data: { state: 'reversing' } });
  };
  for (let refused = 1; refused <= 2; refused += 1) {
    await reverse();
    await eventually(async () => expect(await paid()).toMatchObject({ state: 'paid' }));
    expect((await paid()).refusal).not.toBe('');
  }
  await world.fund(five, cash);
  await reverse();
  await eventually(async () => expect(await paid()).toMatchObject({ state: 'reversed' }));
  expect(await world.cash(five)).toBe(String(cash - BigInt(payable)));
});

test('members are settled once, however often a page of them is begun again', async () => {
  const world = await openPartnerWorld('partner_closing_members');
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  await world.settle(people.player, { stake: 1_000_000n });
  world.clock.set('2026-01-16T03:00:00Z');
  const { periodId } = (await freeze(world, '2026-01-15')).data;
  for (let run = 0; run < 3; run += 1) {
    await world.running.runJob('settle-periods');
    const { rows } = await world.pool.query(
      `select holder_id, earned::int, payable::int, state, command_id from settlement
       where period_id = $1 and kind = 'self-rolling'`,
      [periodId],
    );
    const holder_id = people.player.memberId;
    expect(rows).toEqual([
      { holder_id, earned: 3_000, payable: 3_000, state: 'open', command_id: null },
    ]);
    // As after a crash of a process that wrote the page and was not told so.
    const { rowCount } = await world.pool.query(
      `update period set state = 'frozen', member_cursor = null
       where period_id = $1 and state = 'payable'`,
      [periodId],
    );
    expect(rowCount).toBe(1);
  }
});
