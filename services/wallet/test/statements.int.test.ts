// @module-tag money
import { callAs, eventually, guestCaller } from '@noriter/kit/testing';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_statements');
});
afterAll(() => world.close());

type Entry = { entryId: string; kind: string; account: string; amount: string };
const shown = ({ list }: { list: Entry[] }) =>
  list.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);

describe('the statement', () => {
  test('can be narrowed by account, direction and kind', async () => {
    const { call, memberId } = world.member();
    await world.give(memberId, 100_000n);
    await world.give(memberId, 5_000n, 'points_grant');
    await call('/api/point/convert', { amount: '2000' });
    await call('/api/cash/out', { amount: '30000', cashOutPass: '1234' });
    const asked = async (filter: object) => shown((await call('/api/cash/ledger', filter)).data);
    expect(await asked({ account: 'points' })).toEqual([
      'points_convert points -2000',
      'points_grant points 5000',
    ]);
    expect(await asked({ account: 'cash', direction: 'out' })).toEqual([
      'withdrawal_hold cash -30000',
    ]);
    expect(await asked({ kinds: ['bonus_grant', 'points_grant'] })).toEqual([
      'points_grant points 5000',
      'bonus_grant cash 100000',
    ]);
    const narrow = { account: 'held', direction: 'in', kinds: ['withdrawal_hold'] };
    expect(await asked(narrow)).toEqual(['withdrawal_hold held 30000']);
    const { data } = await call('/api/cash/ledger', { account: 'points' });
    expect(data.pageInfo.tatal_list_count).toBe(2);
    const seen = await world.cashier('/api/admin/ledger/list', { memberId, ...narrow });
    expect(shown(seen.data)).toEqual(['withdrawal_hold held 30000']);
    for (const wrong of [{ account: 'house' }, { direction: 'up' }, { kinds: ['theft'] }]) {
      expect((await call('/api/cash/ledger', wrong)).resultCode).toBe('H400');
    }
  });

  test('comes in long pieces that neither repeat nor leave out an entry', async () => {
    const { call, memberId } = world.member();
    const gifts = Array.from({ length: 1_205 }, (_, at) => ({ memberId, amount: BigInt(at + 1) }));
    await world.giveAll(gifts);
    const first = await call('/api/cash/statement');
    expect(first.data.list).toHaveLength(1_000);
    await world.give(memberId, 999_999n);
    const second = await call('/api/cash/statement', { after: first.data.next });
    expect(second.data.next).toBeNull();
    const amounts = [...first.data.list, ...second.data.list].map(({ amount }: Entry) => amount);
    expect(amounts).toEqual(gifts.map(({ amount }) => amount.toString()).toReversed());
  });

  test('takes the list’s filters, and nobody else’s entries', async () => {
    const [one, other] = [world.member(), world.member()];
    await world.give(one.memberId, 7_000n);
    await world.give(one.memberId, 70n, 'points_grant');
    await world.give(other.memberId, 8_000n);
    const { data } = await one.call('/api/cash/statement', { account: 'points' });
    expect(shown(data)).toEqual(['points_grant points 70']);
    expect((await one.call('/api/cash/statement', { after: 'x' })).resultCode).toBe('H400');
    const guest = await callAs(world.service, guestCaller())('/api/cash/statement');
    expect(guest).toMatchObject({ status: 401, resultCode: 'H401' });
  });
});

describe('the report of wins and losses', () => {
  const nothing = {
    deposits: '0',
    withdrawals: '0',
    pointsConverted: '0',
    stakes: '0',
    refunds: '0',
    wins: '0',
    net: '0',
  };

  test('has a row for each Korean day with a movement, and their sum', async () => {
    const { call, memberId } = world.member();
    // One minute before midnight in Korea, and one after.
    world.clock.set('2026-01-13T14:59:00Z');
    await world.give(memberId, 100_000n, 'deposit');
    await world.give(memberId, 30_000n, 'stake');
    world.clock.set('2026-01-13T15:01:00Z');
    await world.give(memberId, 20_000n, 'stake');
    await world.give(memberId, 5_000n, 'refund');
    await world.give(memberId, 47_000n, 'payout');
    await world.give(memberId, 4_000n, 'points_grant');
    await call('/api/point/convert', { amount: '3000' });
    world.clock.set(NOON);
    const period = { startDate: '2026-01-01', endDate: '2026-01-15' };
    const { data } = await call('/api/cash/winLose', period);
    const late = { stakes: '20000', refunds: '5000', wins: '47000', net: '32000' };
    expect(data).toEqual({
      ...period,
      list: [
        { ...nothing, day: '2026-01-14', pointsConverted: '3000', ...late },
        { ...nothing, day: '2026-01-13', deposits: '100000', stakes: '30000', net: '-30000' },
      ],
      total: {
        ...nothing,
        deposits: '100000',
        pointsConverted: '3000',
        stakes: '50000',
        refunds: '5000',
        wins: '47000',
        net: '2000',
      },
    });
  });

  test('leaves out what was refused, and money that only waits to be paid', async () => {
    const { call, memberId } = world.member();
    await world.give(memberId, 50_000n, 'deposit');
    await world.send({ memberId, kind: Kind.STAKE, amount: 60_000n });
    const asked = await call('/api/cash/out', { amount: '20000', cashOutPass: '1234' });
    await eventually(async () => {
      const found = await world.pool.query(
        'select 1 from ledger where member_id = $1 and refusal is not null',
        [memberId],
      );
      expect(found.rowCount).toBe(1);
    });
    const before = await call('/api/cash/winLose');
    expect(before.data.total).toEqual({ ...nothing, deposits: '50000' });
    for (const move of ['wait', 'approve']) {
      await world.cashier(`/api/admin/cash/${move}`, { requestId: asked.data.requestId });
    }
    const after = await call('/api/cash/winLose');
    expect(after.data.total).toEqual({ ...nothing, deposits: '50000', withdrawals: '20000' });
  });

  test('goes back a quarter of a year at most, and is the member’s own', async () => {
    const { call } = world.member();
    const { data } = await call('/api/cash/winLose', { startDate: '2020-01-01' });
    expect(data).toEqual({
      startDate: '2025-10-16',
      endDate: '2026-01-15',
      list: [],
      total: nothing,
    });
    expect((await call('/api/cash/winLose', { startDate: 'yesterday' })).resultCode).toBe('H400');
    const guest = await callAs(world.service, guestCaller())('/api/cash/winLose');
    expect(guest).toMatchObject({ status: 401, resultCode: 'H401' });
  });
});

test('the limits say what today has left', async () => {
  const { call, memberId } = world.member();
  const fresh = await call('/api/cash/limits');
  expect(fresh.data).toEqual({
    deposit: {
      open: true,
      minimum: '10000',
      maximum: '5000000',
      unit: '1000',
      leftToday: '20000000',
      requestsLeft: 20,
      bonusPercent: 0,
      depositsBefore: 0,
      depositsBeforeThatDay: 0,
    },
    withdrawal: {
      open: true,
      minimum: '10000',
      maximum: '5000000',
      unit: '1000',
      leftToday: '10000000',
      requestsLeft: 3,
      rollingRequired: '0',
      rollingRemaining: '0',
      owed: '0',
      bankClosed: false,
      bankClosedFrom: '23:30',
      bankClosedUntil: '00:30',
    },
    points: { open: true, minimum: '1000', unit: '1' },
  });
  await world.give(memberId, 100_000n);
  await call('/api/cash/out', { amount: '40000', cashOutPass: '1234' });
  const { data } = await call('/api/cash/limits');
  expect(data.withdrawal).toMatchObject({ leftToday: '9960000', requestsLeft: 2 });
  world.clock.set('2026-01-15T14:45:00Z');
  expect((await call('/api/cash/limits')).data.withdrawal.bankClosed).toBe(true);
  world.clock.set(NOON);
  const guest = await callAs(world.service, guestCaller())('/api/cash/limits');
  expect(guest).toMatchObject({ status: 401, resultCode: 'H401' });
});
