// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, eventually, operatorCaller } from '@noriter/kit/testing';
import { GameRoundStatus } from '@noriter/proto/game_events_pb';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoPolicy } from '../src/domain/policy/policy.ts';
import { policyText } from '../src/domain/policy/policy-document.ts';
import { openWalletWorld, type TestBet, type TestRound, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;
const siteId = `site-${randomUUID().slice(0, 8)}`;
let cashier: ReturnType<typeof callAs>;

beforeAll(async () => {
  world = await openWalletWorld('wallet_rolling');
  await world.pool.query(
    `insert into cash_policy (site_id, document, changed_at, changed_by)
     values ($1, $2, now(), $3)`,
    [siteId, JSON.stringify(policyText({ ...demoPolicy, rollingPercent: 100 })), randomUUID()],
  );
  const permissions = ['cash.decide', 'cash.read'];
  cashier = callAs(world.service, operatorCaller({ siteId, permissions }));
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

describe('a deposit that has to be staked', () => {
  /** A member whose deposit was approved a minute ago. */
  async function depositor(amount: string) {
    const { call, memberId } = world.member({ siteId });
    const { data } = await call('/api/cash/in', { amount });
    await decide(data.requestId, 'wait');
    await decide(data.requestId, 'approve');
    world.clock.advance(60_000);
    const money = async (kind: Kind, won: bigint, betId: string) => {
      const { commandId } = await world.send({
        siteId,
        memberId,
        kind,
        amount: won,
        product: 'sport',
        subjectType: 'bet',
        subjectId: betId,
      });
      await eventually(async () => {
        const found = await world.pool.query('select from ledger where command_id = $1', [
          commandId,
        ]);
        expect(found.rowCount).toBe(1);
      });
    };
    return {
      call,
      memberId,
      stake: (won: bigint, betId: string) => money(Kind.STAKE, won, betId),
      refund: (won: bigint, betId: string) => money(Kind.REFUND, won, betId),
      bet: (bet: TestBet) => world.bet(memberId, bet),
      round: (round: TestRound) => world.round(memberId, round),
      ask: (won: string) => call('/api/cash/out', { amount: won, cashOutPass: '1234' }),
      rolling: async () => {
        const { data: limits } = await call('/api/cash/limits');
        return [limits.withdrawal.rollingRequired, limits.withdrawal.rollingRemaining];
      },
    };
  }

  const decide = (requestId: string, move: string, reason = 'test') =>
    cashier(`/api/admin/cash/${move}`, { requestId, ...(move === 'reject' ? { reason } : {}) });

  test('is not rid of by a bet that is taken back once a little was asked for', async () => {
    const thief = await depositor('1000000');
    const [played, open] = [randomUUID(), randomUUID()];
    await thief.stake(10_000n, played);
    await thief.bet({ betId: played, became: 'settled', amount: 10_000n });
    await thief.stake(980_000n, open);
    expect(await thief.ask('10000')).toMatchObject({
      resultCode: 'C216',
      resultMessage: '출금하시려면 990,000원을 더 베팅하셔야 합니다.',
    });
    await thief.refund(980_000n, open);
    await thief.bet({ betId: open, became: 'voided' });
    expect((await thief.ask('990000')).resultCode).toBe('C216');
    expect(await thief.rolling()).toEqual(['1000000', '990000']);
  });

  test('counts bets that ran to a result, at a price that is none of a certainty', async () => {
    const member = await depositor('100000');
    await member.bet({ betId: randomUUID(), became: 'settled', amount: 70_000n, odds: 1_190 });
    expect(await member.rolling()).toEqual(['100000', '100000']);
    const betId = randomUUID();
    await member.bet({ betId, became: 'settled', amount: 70_000n, odds: 1_200 });
    expect(await member.rolling()).toEqual(['100000', '30000']);
    const before = new Date(world.clock.now().getTime() - 120_000);
    const old = { amount: 30_000n, placedAt: before };
    await member.bet({ betId: randomUUID(), became: 'settled', ...old });
    expect(await member.rolling()).toEqual(['100000', '30000']);
    await member.bet({ betId: randomUUID(), became: 'cashedOut' });
    await member.bet({ betId, became: 'reopened', version: 2 });
    expect(await member.rolling()).toEqual(['100000', '100000']);
    await member.bet({ betId, became: 'settled', version: 3, amount: 100_000n });
    expect(await member.rolling()).toEqual(['100000', '0']);
    // Identity's card makes the member known, so an operator sees what the bets left to do.
    expect((await member.ask('10000')).resultCode).toBe('0');
    const { data } = await cashier('/api/admin/wallet/account', { memberId: member.memberId });
    expect(data).toMatchObject({ memberId: member.memberId, rollingRemaining: '0' });
    const stranger = { memberId: randomUUID() };
    expect((await cashier('/api/admin/wallet/account', stranger)).resultCode).toBe('H404');
  });

  test('counts rounds of third-party games once they are closed, by their product', async () => {
    const member = await depositor('100000');
    const round = { roundId: randomUUID(), groupCode: 'h-slot', staked: 40_000n };
    await member.round({ ...round, version: 1, status: GameRoundStatus.OPEN });
    expect(await member.rolling()).toEqual(['100000', '100000']);
    await member.round({ ...round, version: 2, status: GameRoundStatus.CLOSED });
    expect(await member.rolling()).toEqual(['100000', '60000']);
    const { rows } = await world.pool.query('select product from bet_turnover where bet_id = $1', [
      round.roundId,
    ]);
    expect(rows).toEqual([{ product: 'slot' }]);
    await member.round({ ...round, version: 3, status: GameRoundStatus.REFUNDED });
    expect(await member.rolling()).toEqual(['100000', '100000']);
  });

  test('stays open until a withdrawal is paid, and falls back with a corrected bet', async () => {
    const member = await depositor('100000');
    const betId = randomUUID();
    await member.bet({ betId, became: 'settled', amount: 100_000n });
    const taken = await member.ask('20000');
    expect(taken.resultCode).toBe('0');
    await member.call('/api/cash/del', { requestId: taken.data.requestId });
    await member.bet({ betId, became: 'voided', version: 2 });
    expect((await member.ask('20000')).resultCode).toBe('C216');
    await member.bet({ betId, became: 'settled', version: 3, amount: 100_000n });
    expect((await member.ask('20000')).resultCode).toBe('0');
  });

  test('is shown in the queue where it opens again, and ends with what is paid', async () => {
    const member = await depositor('100000');
    const betId = randomUUID();
    await member.bet({ betId, became: 'settled', amount: 100_000n });
    const { data: asked } = await member.ask('20000');
    const queued = async () => {
      const { data } = await cashier('/api/admin/cash/find', { requestId: asked.requestId });
      return data.request.rollingRemaining;
    };
    expect(await queued()).toBe('0');
    await member.bet({ betId, became: 'voided', version: 2 });
    expect(await queued()).toBe('100000');
    await member.bet({ betId, became: 'settled', version: 3, amount: 100_000n });
    await decide(asked.requestId, 'wait');
    await decide(asked.requestId, 'approve');
    expect(await member.rolling()).toEqual(['0', '0']);
    expect(await queued()).toBe('0');
    expect((await member.ask('20000')).resultCode).toBe('0');
  });

  /** Asks for a withdrawal and has it paid. */
  async function paid(member: Awaited<ReturnType<typeof depositor>>, won: string) {
    const { data } = await member.ask(won);
    await decide(data.requestId, 'wait');
    expect((await decide(data.requestId, 'approve')).resultCode).toBe('0');
    world.clock.advance(60_000);
  }

  test('opens again when the bet it was paid by is undone, with what stands since', async () => {
    const member = await depositor('100000');
    const [first, later] = [randomUUID(), randomUUID()];
    await member.bet({ betId: first, became: 'settled', amount: 100_000n });
    await paid(member, '20000');
    await member.bet({ betId: later, became: 'settled', amount: 30_000n });
    expect(await member.rolling()).toEqual(['0', '0']);
    await member.bet({ betId: first, became: 'voided', version: 2 });
    expect(await member.rolling()).toEqual(['100000', '70000']);
    expect((await member.ask('20000')).resultCode).toBe('C216');
    expect((await member.call('/api/cash/turnover')).data.list).toMatchObject([
      { required: '100000', remaining: '70000' },
    ]);
    await member.bet({ betId: randomUUID(), became: 'settled', amount: 70_000n });
    expect((await member.ask('20000')).resultCode).toBe('0');
  });

  test('opens again for less of a stake, a price too low and a cancelled round', async () => {
    for (const undo of ['less', 'price', 'round'] as const) {
      const member = await depositor('100000');
      const id = randomUUID();
      const round = { roundId: id, groupCode: 'slot', staked: 100_000n };
      if (undo === 'round') {
        await member.round({ ...round, version: 1, status: GameRoundStatus.CLOSED });
      } else {
        await member.bet({ betId: id, became: 'settled', amount: 100_000n });
      }
      await paid(member, '20000');
      const again = { betId: id, became: 'settled', version: 2 } as const;
      if (undo === 'less') await member.bet({ ...again, amount: 60_000n });
      if (undo === 'price') await member.bet({ ...again, amount: 100_000n, odds: 1_100 });
      if (undo === 'round') {
        await member.round({ ...round, version: 2, status: GameRoundStatus.REFUNDED });
      }
      const left = undo === 'less' ? '40000' : '100000';
      expect([undo, await member.rolling()]).toEqual([undo, ['100000', left]]);
    }
  });

  test('stays met where the bet came after it was paid, and is met again when the bet is', async () => {
    const member = await depositor('100000');
    await member.bet({ betId: randomUUID(), became: 'settled', amount: 100_000n });
    await paid(member, '100000');
    world.clock.advance(2 * 3_600_000);
    const { data } = await member.call('/api/cash/in', { amount: '50000' });
    await decide(data.requestId, 'wait');
    await decide(data.requestId, 'approve');
    world.clock.advance(60_000);
    const betId = randomUUID();
    await member.bet({ betId, became: 'settled', amount: 50_000n });
    await paid(member, '10000');
    await member.bet({ betId, became: 'reopened', version: 2 });
    expect(await member.rolling()).toEqual(['50000', '50000']);
    await member.bet({ betId, became: 'settled', version: 3, amount: 50_000n });
    expect((await member.ask('10000')).resultCode).toBe('0');
  });

  test('a withdrawal whose bet is undone is approved by who knows what is left alone', async () => {
    const member = await depositor('100000');
    const betId = randomUUID();
    await member.bet({ betId, became: 'settled', amount: 100_000n });
    const { data: asked } = await member.ask('20000');
    await decide(asked.requestId, 'wait');
    await member.bet({ betId, became: 'settled', version: 2, amount: 10_000n });
    const approve = (seen: object) =>
      cashier('/api/admin/cash/approve', { requestId: asked.requestId, ...seen });
    expect(await approve({})).toMatchObject({
      resultCode: 'W017',
      resultMessage: expect.stringContaining('90,000원'),
    });
    expect((await approve({ rollingRemaining: '89999' })).resultCode).toBe('W017');
    expect((await approve({ rollingRemaining: '90000' })).resultCode).toBe('0');
    expect(await member.rolling()).toEqual(['100000', '90000']);
    const { rows } = await world.pool.query(
      `select after->>'rollingRemaining' as left from kit.audit_log where subject = $1
       order by position desc limit 1`,
      [`cash-request:${asked.requestId}`],
    );
    expect(rows).toEqual([{ left: '90000' }]);
  });

  test('what a bonus asks that came since is no matter of a withdrawal', async () => {
    const member = await depositor('100000');
    await member.bet({ betId: randomUUID(), became: 'settled', amount: 100_000n });
    const { data: asked } = await member.ask('20000');
    world.clock.advance(60_000);
    await world.apply({
      siteId,
      memberId: member.memberId,
      kind: Kind.BONUS_GRANT,
      amount: 10_000n,
      counterAccount: 'promotion:test',
      subjectType: 'promotion-grant',
      subjectId: randomUUID(),
      turnover: { required: 30_000n, weights: { sport: 100 }, oddsMinimum: 1_500 },
    });
    const { data } = await cashier('/api/admin/cash/find', { requestId: asked.requestId });
    expect(data.request.rollingRemaining).toBe('0');
    await decide(asked.requestId, 'wait');
    expect((await decide(asked.requestId, 'approve')).resultCode).toBe('0');
    expect(await member.rolling()).toEqual(['130000', '30000']);
  });

  test('an approval that meets a bet being undone waits for it', async () => {
    const member = await depositor('100000');
    const betId = randomUUID();
    await member.bet({ betId, became: 'settled', amount: 100_000n });
    const { data: asked } = await member.ask('20000');
    await decide(asked.requestId, 'wait');
    const approval = await meeting(member.memberId, async (undoing) => {
      const text = 'update bet_turnover set amount = 0, version = 2 where bet_id = $1';
      await undoing.query(text, [betId]);
      return () => decide(asked.requestId, 'approve');
    });
    expect(approval.resultCode).toBe('W017');
  });

  test('a bet being undone that meets an approval waits for it', async () => {
    const member = await depositor('100000');
    const betId = randomUUID();
    await member.bet({ betId, became: 'settled', amount: 100_000n });
    await meeting(member.memberId, async (approving) => {
      const text = 'update rolling_requirement set met_at = $2 where member_id = $1';
      await approving.query(text, [member.memberId, world.clock.now()]);
      return () => member.bet({ betId, became: 'voided', version: 2 });
    });
    expect(await member.rolling()).toEqual(['100000', '100000']);
  });

  /** One transaction has the member's requirements, and another one comes to wait for it. */
  async function meeting<Result>(
    memberId: string,
    work: (tx: pg.ClientBase) => Promise<() => Promise<Result>>,
  ): Promise<Result> {
    const tx = await world.pool.connect();
    try {
      await tx.query('begin');
      await tx.query('select from rolling_requirement where member_id = $1 for update', [memberId]);
      const other = (await work(tx))();
      await eventually(async () => {
        const { rowCount } = await world.pool.query(
          `select from pg_stat_activity where datname = current_database()
             and wait_event_type = 'Lock' and query like '%rolling_requirement%'`,
        );
        expect(rowCount).toBe(1);
      });
      await tx.query('commit');
      return await other;
    } finally {
      tx.release();
    }
  }
});

describe('a bonus that has to be staked', () => {
  const bonus = (memberId: string, amount: bigint) => ({
    siteId,
    memberId,
    kind: Kind.BONUS_GRANT,
    amount,
    counterAccount: `promotion:${randomUUID()}`,
    subjectType: 'promotion-grant',
    subjectId: randomUUID(),
    turnover: { required: 3n * amount, weights: { sport: 100, mini: 50 }, oddsMinimum: 1_500 },
  });
  const openOf = async (memberId: string) => {
    const { rows } = await world.pool.query(
      'select required::text from rolling_requirement where member_id = $1',
      [memberId],
    );
    return rows.map(({ required }) => required);
  };

  test('brings its condition once, with what counts for it', async () => {
    const { call, memberId } = world.member({ siteId });
    const sent = { ...bonus(memberId, 10_000n), commandId: randomUUID() };
    await world.send(sent, 'promotion');
    await world.send(sent, 'promotion');
    await eventually(async () => expect(await openOf(memberId)).toEqual(['30000']));
    world.clock.advance(60_000);
    await world.bet(memberId, {
      betId: randomUUID(),
      became: 'settled',
      amount: 9_000n,
      odds: 1_499,
    });
    const mini = { product: 'mini', amount: 20_000n };
    await world.bet(memberId, { betId: randomUUID(), became: 'settled', ...mini });
    const { data } = await call('/api/cash/limits');
    expect(data.withdrawal.rollingRemaining).toBe('20000');
    expect((await call('/api/cash/out', { amount: '10000', cashOutPass: '1234' })).resultCode).toBe(
      'C216',
    );
  });

  test('asks for nothing of what paid a debt', async () => {
    const { memberId } = world.member({ siteId });
    await world.apply({ siteId, memberId, kind: Kind.BONUS_GRANT, amount: 1_000n });
    await world.apply({ siteId, memberId, kind: Kind.CLAWBACK, amount: 5_000n });
    await world.apply(bonus(memberId, 10_000n));
    expect(await openOf(memberId)).toEqual(['18000']);
    await world.apply({ siteId, memberId, kind: Kind.CLAWBACK, amount: 20_000n });
    await world.apply(bonus(memberId, 2_000n));
    expect(await openOf(memberId)).toEqual(['18000']);
  });
});
