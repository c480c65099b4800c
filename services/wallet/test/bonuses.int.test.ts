// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bonusHolder } from './bonus-holder.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

const siteId = 'noriter';
let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_bonuses');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

describe('a bonus that is not staked yet', () => {
  test('is shown with what counts, and how far it is', async () => {
    const member = await bonusHolder(world);
    const slip = randomUUID();
    await member.stake(40_000n, slip);
    await member.end(slip, 40_000n, { product: 'mini' });
    expect(await member.shown()).toMatchObject([
      {
        source: 'bonus',
        grantId: member.grantId,
        required: '150000',
        remaining: '130000',
        weights: { sport: 100, mini: 50 },
        oddsMinimum: 1_500,
        bonus: '50000',
        forfeit: '50000',
        openStakes: '0',
      },
    ]);
  });

  test('is given up once, by a hundred calls at once, and money may leave then', async () => {
    const member = await bonusHolder(world);
    const out = { amount: '100000', cashOutPass: '1234' };
    expect((await member.call('/api/cash/out', out)).resultCode).toBe('C216');
    const [{ requirementId, forfeit }] = await member.shown();
    const asked = { requirementId, amount: forfeit };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => member.call('/api/cash/bonus/forfeit', asked)),
    );
    expect(new Set(answers.map(({ resultCode, data }) => `${resultCode} ${data.amount}`))).toEqual(
      new Set(['0 50000']),
    );
    expect(await member.cash()).toBe('100000');
    expect(await member.shown()).toEqual([]);
    const { rows } = await world.pool.query(
      `select amount, to_account from ledger where member_id = $1 and kind = 21`,
      [member.memberId],
    );
    expect(rows).toEqual([{ amount: 50_000n, to_account: 'promotion:deposit' }]);
    expect((await member.call('/api/cash/out', out)).resultCode).toBe('0');
  });

  test('takes its part of what was won, and waits for open bets', async () => {
    const member = await bonusHolder(world);
    const [won, open] = [randomUUID(), randomUUID()];
    await member.stake(30_000n, won);
    expect(await member.forfeit()).toMatchObject({ resultCode: 'C232' });
    await member.pay(120_000n, won);
    await member.end(won, 30_000n);
    const [{ forfeit }] = await member.shown();
    expect(forfeit).toBe('80000');
    expect(await member.forfeit('79999')).toMatchObject({
      resultCode: 'C234',
      resultMessage: '회수될 금액이 80,000원으로 변경되었습니다. 다시 확인해 주세요.',
    });
    await member.stake(10_000n, open);
    expect((await member.forfeit('999999')).resultCode).toBe('C232');
    await member.end(open, 10_000n);
    expect((await member.forfeit()).data).toEqual({ amount: '76666' });
    expect(await member.cash()).toBe('153334');
  });

  test('attack: given up between the result of a bet and its money, it would cost nothing', async () => {
    const member = await bonusHolder(world);
    const slip = randomUUID();
    await member.stake(149_999n, slip);
    await member.end(slip, 149_999n, { returned: 300_000n });
    expect(await member.shown()).toMatchObject([{ openStakes: '149999' }]);
    expect((await member.forfeit('999999')).resultCode).toBe('C232');
    await member.pay(300_000n, slip);
    expect(await member.shown()).toMatchObject([{ openStakes: '0' }]);
    // Of 150,001 won a third, as the bonus was of what there was.
    expect((await member.forfeit()).data).toEqual({ amount: '100000' });
  });

  test('takes nothing of what was staked before it came', async () => {
    const slip = randomUUID();
    const member = await bonusHolder(world, ({ stake }) => stake(90_000n, slip));
    await member.pay(900_000n, slip);
    expect(await member.shown()).toMatchObject([{ forfeit: '50000', openStakes: '0' }]);
    expect((await member.forfeit()).data).toEqual({ amount: '50000' });
  });

  describe('and a vendor with a wallet of its own', () => {
    const kfishing = { vendor: 'vendor:kfishing', subjectId: '' };
    const carry = (
      memberId: string,
      kind: Kind,
      amount: bigint,
      of: Partial<typeof kfishing> = {},
    ) =>
      world.apply({
        siteId,
        memberId,
        kind,
        amount,
        counterAccount: of.vendor ?? kfishing.vendor,
        subjectType: 'game-transfer',
        subjectId: of.subjectId ?? randomUUID(),
      });
    /** Of whom 90,000 were carried there before the bonus came. */
    const holder = () =>
      bonusHolder(world, ({ memberId }) => carry(memberId, Kind.GAME_MONEY_OUT, 90_000n));

    test('takes nothing of what lay there when it came', async () => {
      const member = await holder();
      await carry(member.memberId, Kind.GAME_MONEY_IN, 90_000n);
      expect(await member.shown()).toMatchObject([{ forfeit: '50000', openStakes: '0' }]);
      // Nor of what its own money won there, as of a slip that was staked before it came.
      await carry(member.memberId, Kind.GAME_MONEY_IN, 600_000n);
      expect((await member.forfeit()).data).toEqual({ amount: '50000' });
    });

    test('attack: what was lost there before is leave to win as much with it', async () => {
      const member = await holder();
      await carry(member.memberId, Kind.GAME_MONEY_OUT, 60_000n);
      await carry(member.memberId, Kind.GAME_MONEY_IN, 150_000n);
      expect((await member.forfeit()).data).toEqual({ amount: '125000' });
    });

    test('attack: what was lost at one vendor is leave to win at another', async () => {
      const member = await holder();
      const other = { vendor: 'vendor:other' };
      await carry(member.memberId, Kind.GAME_MONEY_OUT, 60_000n, other);
      await carry(member.memberId, Kind.GAME_MONEY_IN, 150_000n, other);
      expect((await member.forfeit()).data).toEqual({ amount: '125000' });
    });

    test('takes nothing of it either where it came home before all was carried there', async () => {
      const member = await holder();
      await carry(member.memberId, Kind.GAME_MONEY_IN, 90_000n);
      await carry(member.memberId, Kind.GAME_MONEY_OUT, 150_000n);
      await carry(member.memberId, Kind.GAME_MONEY_IN, 150_000n);
      expect((await member.forfeit()).data).toEqual({ amount: '50000' });
    });

    test('takes nothing of it either where the vendor did not take more', async () => {
      const member = await holder();
      const refused = { subjectId: randomUUID() };
      await carry(member.memberId, Kind.GAME_MONEY_OUT, 60_000n, refused);
      await carry(member.memberId, Kind.GAME_MONEY_IN, 60_000n, refused);
      await carry(member.memberId, Kind.GAME_MONEY_IN, 90_000n);
      expect((await member.forfeit()).data).toEqual({ amount: '50000' });
    });

    test('takes nothing of what was on its way there when it came, and was not taken', async () => {
      const refused = { subjectId: randomUUID() };
      const member = await bonusHolder(world, ({ memberId }) =>
        carry(memberId, Kind.GAME_MONEY_OUT, 90_000n, refused),
      );
      await carry(member.memberId, Kind.GAME_MONEY_IN, 90_000n, refused);
      expect((await member.forfeit()).data).toEqual({ amount: '50000' });
    });

    test('waits thirty days for what was lost there whole, and no longer', async () => {
      const member = await bonusHolder(world);
      await carry(member.memberId, Kind.GAME_MONEY_OUT, 149_999n);
      const month = 30 * 24 * 3_600_000;
      world.clock.advance(month);
      expect((await member.forfeit('999999')).resultCode).toBe('C232');
      world.clock.advance(1);
      expect(await member.shown()).toMatchObject([{ openStakes: '0', forfeit: '1' }]);
      expect((await member.forfeit()).resultCode).toBe('0');
    });

    test('attack: what was won at a vendor hides what is there now', async () => {
      const member = await bonusHolder(world);
      await carry(member.memberId, Kind.GAME_MONEY_OUT, 150_000n);
      await carry(member.memberId, Kind.GAME_MONEY_IN, 300_000n);
      const lost = randomUUID();
      await member.stake(149_999n, lost);
      await member.end(lost, 149_999n);
      await carry(member.memberId, Kind.GAME_MONEY_OUT, 150_000n);
      expect(await member.shown()).toMatchObject([{ openStakes: '150000' }]);
      expect((await member.forfeit('999999')).resultCode).toBe('C232');
      await carry(member.memberId, Kind.GAME_MONEY_IN, 150_000n);
      expect(await member.shown()).toMatchObject([{ openStakes: '0' }]);
    });

    test('takes nothing of it either of who had won there before', async () => {
      const member = await bonusHolder(world, async ({ memberId }) => {
        await carry(memberId, Kind.GAME_MONEY_OUT, 50_000n);
        await carry(memberId, Kind.GAME_MONEY_IN, 80_000n);
        await carry(memberId, Kind.GAME_MONEY_OUT, 120_000n);
      });
      await carry(member.memberId, Kind.GAME_MONEY_IN, 120_000n);
      expect((await member.forfeit()).data).toEqual({ amount: '50000' });
    });
  });

  test('is the member’s own once it is staked: nothing is given up then', async () => {
    const member = await bonusHolder(world);
    const slip = randomUUID();
    await member.stake(150_000n, slip);
    await member.pay(180_000n, slip);
    await member.end(slip, 150_000n);
    expect(await member.shown()).toMatchObject([{ remaining: '0', forfeit: '0' }]);
    expect((await member.forfeit('999999')).resultCode).toBe('C233');
    const other = await bonusHolder(world);
    const [{ requirementId }] = await other.shown();
    const foreign = { requirementId, amount: '999999' };
    expect((await member.call('/api/cash/bonus/forfeit', foreign)).resultCode).toBe('C233');
    expect(await other.cash()).toBe('150000');
  });

  test('waits for money that was carried to a vendor, so that none is kept from it', async () => {
    const member = await bonusHolder(world);
    const carry = (kind: Kind) =>
      world.apply({
        siteId,
        memberId: member.memberId,
        kind,
        amount: 120_000n,
        counterAccount: 'vendor:kfishing',
        subjectType: 'game-transfer',
        subjectId: randomUUID(),
      });
    await carry(Kind.GAME_MONEY_OUT);
    expect((await member.forfeit('999999')).resultCode).toBe('C232');
    await carry(Kind.GAME_MONEY_IN);
    expect((await member.forfeit('999999')).data).toEqual({ amount: '50000' });
  });

  test('with nothing left ends without a movement', async () => {
    const member = await bonusHolder(world);
    const slip = randomUUID();
    await member.stake(149_999n, slip);
    await member.end(slip, 149_999n);
    await world.apply({ siteId, memberId: member.memberId, kind: Kind.ADJUST_DOWN, amount: 1n });
    expect(await member.shown()).toMatchObject([{ remaining: '1', forfeit: '0' }]);
    expect((await member.forfeit()).data).toEqual({ amount: '0' });
    expect(await member.shown()).toEqual([]);
  });
});

describe('the choice of a bonus', () => {
  test('travels with the request, with what was deposited before', async () => {
    const member = world.member();
    const promotionId = randomUUID();
    const ask = async (bonus?: string) => {
      const wish = { amount: '50000', ...(bonus === undefined ? {} : { bonus }) };
      const { data } = await member.call('/api/cash/in', wish);
      await world.cashier('/api/admin/cash/wait', { requestId: data.requestId });
      await world.cashier('/api/admin/cash/approve', { requestId: data.requestId });
      return data.requestId;
    };
    const first = await ask(promotionId);
    const second = await ask('none');
    const third = await ask();
    await eventually(async () => {
      const { rows } = await world.pool.query(
        `select request_id, bonus_choice, bonus_amount, deposits_before, deposits_before_that_day
         from cash_request where member_id = $1 order by deposits_before`,
        [member.memberId],
      );
      const [own, none, site] = rows;
      expect(own).toMatchObject({ request_id: first, bonus_choice: promotionId, bonus_amount: 0n });
      expect(none).toMatchObject({ request_id: second, bonus_choice: 'none', bonus_amount: 0n });
      expect(site).toMatchObject({ request_id: third, bonus_choice: '', deposits_before: 2 });
    });
    expect(
      (await member.call('/api/cash/in', { amount: '50000', bonus: 'x' })).resultCode,
    ).not.toBe('0');
    const { data } = await member.call('/api/cash/limits');
    expect(data.deposit).toMatchObject({ depositsBefore: 3, depositsBeforeThatDay: 3 });
  });
});
