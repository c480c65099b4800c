// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commitCommands } from '../src/actions/apply-commands.ts';
import { makeCommand } from '../src/domain/ledger/make-command.ts';
import type { CommandKind } from '../src/domain/ledger/posting.ts';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_protection');
});
beforeEach(() => world.clock.set(NOON));
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const later = (ms: number) => new Date(world.clock.now().getTime() + ms);

function depositor() {
  const member = world.member();
  const ask = (amount = '20000') => member.call('/api/cash/in', { amount });
  const approve = async (requestId: string) => {
    await world.cashier('/api/admin/cash/wait', { requestId });
    return world.cashier('/api/admin/cash/approve', { requestId });
  };
  return { ...member, ask, approve };
}

describe('a deposit limit', () => {
  test('counts what waits and what was completed, and says what is left and until when', async () => {
    const { ask, approve, call, memberId } = depositor();
    await world.protect(memberId, { version: 1, deposit: { day: 50_000n, month: 90_000n } });
    const first = await ask('30000');
    expect(first.resultCode).toBe('0');
    await approve(first.data.requestId);
    const answer = await ask('30000');
    expect(answer).toMatchObject({
      status: 200,
      resultCode: 'C106',
      data: {
        period: 'day',
        limit: '50000',
        remaining: '20000',
        renewsAt: '2026-01-15T15:00:00.000Z',
      },
      resultMessage:
        '오늘 입금 한도 50,000원 중 20,000원이 남아 있습니다. 2026-01-16 00:00에 다시 시작됩니다.',
    });
    for (const language of ['en', 'vi'] as const) {
      const { resultMessage } = await call('/api/cash/in', { amount: '30000' }, { language });
      expect(resultMessage).toContain('20,000');
      expect(resultMessage).not.toMatch(/[{}]/);
    }
    expect((await ask('20000')).resultCode).toBe('0');
  });

  test('is free again in the next period, and what was cancelled never counts', async () => {
    const { ask, approve, call, memberId } = depositor();
    await world.protect(memberId, { version: 1, deposit: { day: 30_000n, week: 50_000n } });
    const cancelled = await ask('30000');
    await call('/api/cash/del', { requestId: cancelled.data.requestId });
    await approve((await ask('30000')).data.requestId);
    expect((await ask('10000')).resultCode).toBe('C106');
    world.clock.set('2026-01-15T15:00:00Z');
    expect((await ask('30000')).resultCode).toBe('C107');
    expect((await ask('20000')).resultCode).toBe('0');
  });

  test('is not passed by a hundred racing requests, however fast operators approve', async () => {
    const { ask, approve, memberId } = depositor();
    await world.protect(memberId, { version: 1, deposit: { day: 60_000n } });
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const answer = await ask('20000');
        if (answer.resultCode === '0') await approve(answer.data.requestId);
        return answer.resultCode;
      }),
    );
    for (let more = 0; more < 5; more += 1) {
      const answer = await ask('20000');
      answers.push(answer.resultCode);
      if (answer.resultCode === '0') await approve(answer.data.requestId);
    }
    expect(answers.filter((code) => code === '0')).toHaveLength(3);
    expect(new Set(answers)).toEqual(new Set(['0', 'C003', 'C106']));
    const { rows } = await world.pool.query(
      'select sum(amount)::bigint as total from cash_request where member_id = $1',
      [memberId],
    );
    expect(rows).toEqual([{ total: 60_000n }]);
  });

  test('that is lowered holds at once, before its event has come', async () => {
    const { ask, memberId } = depositor();
    await world.protect(memberId, { version: 1, deposit: { day: 50_000n } });
    await world.protect(memberId, { version: 2, deposit: { day: 10_000n } }, { silent: true });
    expect((await ask('20000')).resultCode).toBe('C106');
  });
});

describe('a member who is kept from playing', () => {
  test('brings nothing in from the moment identity has excluded them, in the middle of a race', async () => {
    const { ask, approve, memberId } = depositor();
    let isExcluded = false;
    const late: string[] = [];
    const early: string[] = [];
    const member = async () => {
      // As often as it takes until the exclusion, and some times more.
      for (let after = 0, time = 0; after < 4 && time < 2_000; time += 1) {
        if (isExcluded) after += 1;
        // Judged by what was answered before the call began: only that is a promise.
        const codes = isExcluded ? late : early;
        const answer = await ask();
        codes.push(answer.resultCode);
        if (answer.resultCode !== '0') continue;
        const approved = await approve(answer.data.requestId);
        (isExcluded ? late : early).push(`approve ${approved.resultCode}`);
      }
    };
    const exclude = async () => {
      await eventually(() => expect(early).toContain('approve 0'));
      await world.protect(memberId, { version: 1, excluded: true }, { silent: true });
      isExcluded = true;
    };
    await Promise.all([exclude(), ...Array.from({ length: 8 }, member)]);
    expect(late.length).toBeGreaterThan(10);
    expect(late.filter((code) => code === '0')).toEqual([]);
    expect(late.filter((code) => code === 'C110').length).toBeGreaterThan(0);
  });

  test('gets C109 in a time-out with its end, C110 while excluded, also for points', async () => {
    const { ask, call, memberId } = depositor();
    await world.give(memberId, 10_000n, 'points_grant');
    const until = later(day);
    await world.protect(memberId, { version: 1, timeOutUntil: until });
    expect(await ask()).toMatchObject({
      resultCode: 'C109',
      data: { until: until.toISOString() },
    });
    expect((await call('/api/cash/getAcc')).resultCode).toBe('C109');
    const convert = () => call('/api/point/convert', { amount: '5000' });
    expect((await convert()).resultCode).toBe('C109');
    world.clock.advance(day);
    expect((await convert()).resultCode).toBe('0');
    await world.protect(memberId, { version: 2, excluded: true });
    expect((await ask()).resultCode).toBe('C110');
    expect((await convert()).resultCode).toBe('C110');
    expect((await call('/api/cash/getUserCash')).data).toMatchObject({ cash: '5000' });
  });

  test('takes the money home', async () => {
    const { call, memberId } = depositor();
    await world.give(memberId, 50_000n);
    await world.protect(memberId, { version: 1, excluded: true });
    const out = await call('/api/cash/out', { amount: '20000', cashOutPass: '1234' });
    expect(out.resultCode).toBe('0');
    const { requestId } = out.data;
    await world.cashier('/api/admin/cash/wait', { requestId });
    const paid = await world.cashier('/api/admin/cash/approve', { requestId });
    expect(paid.resultCode).toBe('0');
  });

  test('has a deposit asked for before rejected, never approved', async () => {
    const { ask, call, memberId } = depositor();
    const { requestId } = (await ask()).data;
    await world.cashier('/api/admin/cash/wait', { requestId });
    await world.protect(memberId, { version: 1, excluded: true }, { silent: true });
    const approved = await world.cashier('/api/admin/cash/approve', { requestId });
    expect(approved.resultCode).toBe('C110');
    expect((await call('/api/cash/getUserCash')).data.cash).toBe('0');
    const reason = '자기 제한 중';
    const rejected = await world.cashier('/api/admin/cash/reject', { requestId, reason });
    expect(rejected.resultCode).toBe('0');
  });

  test('gets the first answer again to a request that was made before', async () => {
    const { call, memberId } = depositor();
    const idempotencyKey = randomUUID();
    const first = await call('/api/cash/in', { amount: '20000' }, { idempotencyKey });
    await world.protect(memberId, { version: 1, excluded: true });
    await world.pool.query('delete from kit.http_idempotency');
    const again = await call('/api/cash/in', { amount: '20000' }, { idempotencyKey });
    expect(again).toMatchObject({ resultCode: '0', data: first.data });
  });
});

async function bet(memberId: string, kind: CommandKind, amount: bigint) {
  const subject = { subjectType: 'bet', subjectId: randomUUID(), product: 'sport' };
  const draft = { commandId: randomUUID(), siteId: 'noriter', memberId, kind, amount };
  const command = makeCommand({ ...draft, ...subject });
  const [outcome] = await commitCommands(world.pool, [command], world.clock);
  return outcome?.refusal ?? 'taken';
}

describe('a stake', () => {
  test('is refused in a time-out and while excluded; what was won still comes in', async () => {
    const { memberId } = depositor();
    await world.give(memberId, 100_000n);
    expect(await bet(memberId, 'stake', 1_000n)).toBe('taken');
    await world.protect(memberId, { version: 1, timeOutUntil: later(day) });
    expect(await bet(memberId, 'stake', 1_000n)).toBe('W101');
    expect(await bet(memberId, 'payout', 2_000n)).toBe('taken');
    world.clock.advance(day);
    expect(await bet(memberId, 'stake', 1_000n)).toBe('taken');
    await world.protect(memberId, { version: 2, excluded: true });
    expect(await bet(memberId, 'stake', 1_000n)).toBe('W101');
    await world.protect(memberId, { version: 3 });
    expect(await bet(memberId, 'stake', 1_000n)).toBe('taken');
  });

  test('beyond a loss limit is refused, of a hundred racing batches too', async () => {
    const { memberId } = depositor();
    await world.give(memberId, 1_000_000n);
    await world.protect(memberId, { version: 1, loss: { day: 50_000n } });
    const codes = await Promise.all(
      Array.from({ length: 100 }, () => bet(memberId, 'stake', 1_000n)),
    );
    expect(codes.filter((code) => code === 'taken')).toHaveLength(50);
    expect(codes.filter((code) => code === 'W102')).toHaveLength(50);
    await bet(memberId, 'payout', 3_000n);
    expect(await bet(memberId, 'stake', 3_000n)).toBe('taken');
    expect(await bet(memberId, 'stake', 1n)).toBe('W102');
    world.clock.set('2026-01-15T15:00:00Z');
    expect(await bet(memberId, 'stake', 50_000n)).toBe('taken');
  });

  test('counts what lies with a vendor that has a wallet of its own, until it is back', async () => {
    const { memberId, call } = depositor();
    await world.give(memberId, 100_000n);
    await world.protect(memberId, { version: 1, loss: { day: 50_000n } });
    expect(await bet(memberId, 'stake', 10_000n)).toBe('taken');
    expect(await bet(memberId, 'game_money_out', 40_001n)).toBe('W102');
    expect(await bet(memberId, 'game_money_out', 40_000n)).toBe('taken');
    expect(await bet(memberId, 'stake', 1n)).toBe('W102');
    // What was lost there stays lost.
    expect(await bet(memberId, 'game_money_in', 15_000n)).toBe('taken');
    expect(await bet(memberId, 'stake', 15_001n)).toBe('W102');
    expect((await call('/api/cash/protectionUsage')).data.netToday).toBe('-35000');
    expect(await bet(memberId, 'game_money_out', 15_000n)).toBe('taken');
    await world.protect(memberId, { version: 2, excluded: true });
    expect(await bet(memberId, 'game_money_out', 1n)).toBe('W101');
    expect(await bet(memberId, 'game_money_in', 100_000n)).toBe('taken');
  });

  test('is answered to its sender by its code', async () => {
    const { memberId } = depositor();
    await world.give(memberId, 10_000n);
    await world.protect(memberId, { version: 1, loss: { week: 5_000n } });
    const sent = await world.send({ memberId, kind: Kind.STAKE, amount: 6_000n });
    await expect
      .poll(async () => {
        const { rows } = await world.pool.query(
          'select refusal from ledger where command_id = $1',
          [sent.commandId],
        );
        return rows[0];
      })
      .toEqual({ refusal: 'W103' });
  });
});

test('an older word of identity never takes the place of a newer one', async () => {
  const { memberId, ask } = depositor();
  await world.protect(memberId, { version: 3, excluded: true });
  world.identity.gates.delete(memberId);
  expect((await ask()).resultCode).toBe('C110');
  expect(await bet(memberId, 'stake', 1n)).toBe('W101');
});

describe('the usage', () => {
  const usage = '/api/cash/protectionUsage';

  test('shows each limit with what is gone and left, and the net result', async () => {
    const { ask, call, memberId } = depositor();
    await world.give(memberId, 100_000n);
    await world.protect(memberId, {
      version: 1,
      deposit: { day: 50_000n },
      loss: { week: 30_000n },
    });
    await ask('20000');
    await bet(memberId, 'stake', 10_000n);
    world.clock.advance(minute);
    const since = world.clock.now().toISOString();
    await bet(memberId, 'stake', 5_000n);
    await bet(memberId, 'payout', 8_000n);
    const { data } = await call(usage, { since });
    const row = (kind: string, period: string) =>
      data.list.find(
        (one: { kind: string; period: string }) => one.kind === kind && one.period === period,
      );
    expect(data.list).toHaveLength(9);
    expect(row('deposit', 'day')).toMatchObject({
      limit: '50000',
      used: '20000',
      remaining: '30000',
      renewsAt: '2026-01-15T15:00:00.000Z',
    });
    expect(row('deposit', 'month')).toMatchObject({ limit: null, remaining: null });
    expect(row('loss', 'week')).toMatchObject({ used: '7000', remaining: '23000' });
    expect(data).toMatchObject({ netToday: '-7000', netSince: '3000' });
    world.clock.set('2026-01-15T15:00:00Z');
    expect((await call(usage)).data).toMatchObject({ netToday: '0', netSince: null });
  });

  test('is a member’s own, and needs a moment that is one', async () => {
    const operator = await world.cashier(usage);
    expect(operator).toMatchObject({ status: 403, resultCode: 'H403' });
    const malformed = await depositor().call(usage, { since: 'yesterday' });
    expect(malformed).toMatchObject({ status: 400, resultCode: 'H400' });
  });
});

test('without identity nothing comes in: TE99, and nothing was written', async () => {
  const alone = await openWalletWorld('wallet_without_identity');
  await alone.identity.close();
  const member = alone.member();
  const answer = await member.call('/api/cash/in', { amount: '20000' });
  expect(answer).toMatchObject({ status: 503, resultCode: 'TE99' });
  const rows = await alone.pool.query('select from cash_request');
  expect(rows.rowCount).toBe(0);
  await alone.running.stop();
  await alone.space.close();
});
