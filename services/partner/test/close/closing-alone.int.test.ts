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
const operatorOf = (world: PartnerWorld) => world.operator('partners.read', 'partners.settle');
const day = (fromDay: string) => ({ cycle: 'day', fromDay, untilDay: fromDay });

const freeze = (world: PartnerWorld, body: object) =>
  operatorOf(world)(`${PERIODS}/freeze`, body, { idempotencyKey: randomUUID() });

async function pay(world: PartnerWorld, periodId: string) {
  await world.running.runJob('settle-periods');
  const asked = { periodId, reason: 'the partner leaves' };
  await operatorOf(world)(`${PERIODS}/approve`, asked, { idempotencyKey: randomUUID() });
  await eventually(async () => {
    await world.running.runJob('settle-periods');
    const { rows } = await world.pool.query('select state from period where period_id = $1', [
      periodId,
    ]);
    expect(rows).toEqual([{ state: 'paid' }]);
  });
}

/** What somebody was settled for, by days and kind. */
async function settledOf({ pool }: PartnerWorld, memberId: string) {
  const { rows } = await pool.query<{ text: string }>(
    `select concat_ws(' ', from_day, until_day, kind, earned) as text from settlement
     where holder_id = $1 order by from_day, kind`,
    [memberId],
  );
  return rows.map(({ text }) => text);
}

test('one partner is closed alone, and the close of all leaves out what it was paid', async () => {
  const world = await openPartnerWorld('partner_closing_alone', { withWallet: true });
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  await world.settle(people.player, { stake: 1_000_000n });
  world.clock.set('2026-01-16T03:00:00Z');
  const { one, two, three, four, five } = people;
  const alone = { ...day('2026-01-15'), partnerId: five.memberId };
  const seen = (await operatorOf(world)(`${PERIODS}/preview`, alone)).data;
  expect(seen.totals).toEqual({ earned: '200600', payable: '200600' });
  expect(seen.list.map((row: { holder: { loginId: string } }) => row.holder.loginId)).toEqual([
    'ptn5',
    'ptn5',
  ]);
  const stranger = { ...alone, partnerId: randomUUID() };
  expect((await freeze(world, stranger)).resultCode).toBe('PT102');
  const frozen = await freeze(world, alone);
  expect(frozen.resultCode).toBe('0');
  expect((await freeze(world, alone)).resultCode).toBe('PT402');
  await pay(world, frozen.data.periodId);
  await eventually(async () => expect(await world.cash(five)).toBe('200600'));
  const own = ['2026-01-15 2026-01-15 losing 197600', '2026-01-15 2026-01-15 rolling 3000'];
  expect(await settledOf(world, five.memberId)).toEqual(own);
  expect(await settledOf(world, four.memberId)).toEqual([]);

  const all = await freeze(world, day('2026-01-15'));
  expect(all.resultCode).toBe('0');
  await pay(world, all.data.periodId);
  expect(await settledOf(world, five.memberId)).toEqual(own);
  // To the won, as if all had been closed together.
  await eventually(async () => {
    const cash = await Promise.all([one, two, three, four, five].map(world.cash));
    expect(cash).toEqual(['50400', '50400', '100800', '100800', '200600']);
  });
  const late = { ...day('2026-01-15'), partnerId: four.memberId };
  expect((await freeze(world, late)).resultCode).toBe('PT402');
  const { list } = (await operatorOf(world)(PERIODS)).data;
  expect(list.map((row: { partner: { loginId: string } | null }) => row.partner?.loginId)).toEqual(
    expect.arrayContaining(['ptn5', undefined]),
  );
});

test('a week takes the days for which a partner was not closed alone, each once', async () => {
  const world = await openPartnerWorld('partner_closing_rest');
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  const partnerId = people.two.memberId;
  const terms = { partnerId, cycle: 'week', mayTransfer: true, carriesLoss: true };
  const options = { idempotencyKey: randomUUID() };
  const changed = { ...terms, fee: '0.00', cut: '0.00' };
  const manage = world.operator('partners.manage');
  expect((await manage('/api/admin/partner/terms', changed, options)).resultCode).toBe('0');
  for (const at of ['2026-01-15', '2026-01-16', '2026-01-17']) {
    world.clock.set(`${at}T03:00:00Z`);
    await world.settle(people.player, { stake: 1_000_000n });
  }
  world.clock.set('2026-01-19T03:00:00Z');
  for (const wish of [
    { ...day('2026-01-16'), partnerId },
    { cycle: 'week', fromDay: '2026-01-12', untilDay: '2026-01-18' },
  ]) {
    expect((await freeze(world, wish)).resultCode).toBe('0');
    // Killed behind a page and run again: each day is settled once.
    for (let run = 0; run < 2; run += 1) {
      await world.running.runJob('settle-periods');
      await world.pool.query(`update period set state = 'frozen', cursor = null`);
    }
  }
  await world.running.runJob('settle-periods');
  expect(await settledOf(world, partnerId)).toEqual([
    '2026-01-12 2026-01-15 losing 49400',
    '2026-01-12 2026-01-15 rolling 1000',
    '2026-01-16 2026-01-16 losing 49400',
    '2026-01-16 2026-01-16 rolling 1000',
    '2026-01-17 2026-01-18 losing 49400',
    '2026-01-17 2026-01-18 rolling 1000',
  ]);
  expect(await settledOf(world, people.one.memberId)).toEqual([]);
});
