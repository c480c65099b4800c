// @module-tag money
import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { consumed, eventually } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import {
  CashRequestKind,
  CashRequestStatus,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import { withoutVelocity } from '@noriter/velocity/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { promiseBonus } from '../../src/deposits/actions/promise-bonus.ts';
import { dropBonus, giveBonus } from '../../src/deposits/actions/settle-bonus.ts';
import { depositRules } from '../world/definitions.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_deposits');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

type Site = ReturnType<PromotionWorld['site']>;
type Member = ReturnType<Site['member']>;
type WalletNews = NonNullable<MessageInitShape<typeof WalletEventSchema>['event']>;

/** Asks for a deposit with a bonus, and waits until it is promised or declined. */
async function ask(member: Member, amount: string, bonus: string): Promise<string> {
  await withoutVelocity(world.walletPool, member.siteId);
  const { data } = await member.cashCall('/api/cash/in', { amount, bonus });
  await eventually(async () => expect(await stateOf(data.requestId)).not.toBeNull());
  return data.requestId;
}

async function stateOf(requestId: string): Promise<[string, string] | null> {
  const { rows } = await world.pool.query(
    'select state, refusal from deposit_bonus where request_id = $1',
    [requestId],
  );
  return rows[0] === undefined ? null : [rows[0].state, rows[0].refusal];
}

describe('the bonus of a deposit', () => {
  test('is promised with it, given when it is approved, and given up before a withdrawal', async () => {
    const site = world.site();
    const promotionId = await site.start(depositRules());
    const member = site.member();
    await member.approve();
    const { data: offers } = await member.call('/api/promotion/deposit/offers');
    expect(offers.list).toMatchObject([{ promotionId, percent: 10, amountMax: '50000' }]);
    const requestId = await ask(member, '100000', promotionId);
    expect(await world.committed(promotionId)).toBe(10_000n);
    expect((await member.balance()).cash).toBe(0n);
    await site.decide(requestId, 'wait', 'approve');
    await eventually(async () => expect((await member.balance()).cash).toBe(110_000n));
    const { data } = await member.cashCall('/api/cash/turnover');
    const bonus = data.list.find(({ source }: { source: string }) => source === 'bonus');
    expect(bonus).toMatchObject({ required: '330000', remaining: '330000', forfeit: '10000' });
    const out = { amount: '50000', cashOutPass: '1234' };
    expect((await member.cashCall('/api/cash/out', out)).resultCode).toBe('C216');
    const { requirementId, forfeit: amount } = bonus;
    const given = await member.cashCall('/api/cash/bonus/forfeit', { requirementId, amount });
    expect(given.resultCode).toBe('0');
    expect((await member.balance()).cash).toBe(100_000n);
    await eventually(async () => {
      const { rows } = await world.pool.query(
        'select forfeited from promotion_grant where grant_id = $1',
        [bonus.grantId],
      );
      expect(rows).toEqual([{ forfeited: 10_000n }]);
    });
  });

  test('is held beyond the cap of a device, and let through with the condition of its deposit', async () => {
    const site = world.site();
    const caps = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };
    const promotionId = await site.start(depositRules(), { caps: { ...caps, perDevice: 1 } });
    const [first, second] = [site.member(), site.member()];
    const device = randomUUID();
    for (const member of [first, second]) {
      await member.approve();
      await member.logIn(device);
      await site.decide(await ask(member, '100000', promotionId), 'wait', 'approve');
      await eventually(async () => {
        const { data } = await member.call('/api/promotion/deposit/chosen');
        expect(data.list).toMatchObject([{ state: member === first ? 'given' : 'held' }]);
      });
    }
    expect((await second.balance()).cash).toBe(100_000n);
    const held = { promotionId, state: 'held' };
    const { data } = await site.manager('/api/admin/promotion/grants', held);
    const through = { grantId: data.list[0].grantId, move: 'approve' };
    const { resultCode } = await site.manager('/api/admin/promotion/grants/review', through);
    expect(resultCode).toBe('0');
    await eventually(async () => expect((await second.balance()).cash).toBe(110_000n));
    const turnover = await second.cashCall('/api/cash/turnover');
    expect(turnover.data.list).toContainEqual(
      expect.objectContaining({ source: 'bonus', required: '330000' }),
    );
    expect(await world.committed(promotionId)).toBe(20_000n);
  });

  test('held for an operator is refused when its deposit is taken back', async () => {
    const site = world.site();
    const caps = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };
    const promotionId = await site.start(depositRules(), { caps: { ...caps, perDevice: 1 } });
    const [first, second] = [site.member(), site.member()];
    const device = randomUUID();
    let requestId = '';
    for (const member of [first, second]) {
      await member.approve();
      await member.logIn(device);
      requestId = await ask(member, '100000', promotionId);
      await site.decide(requestId, 'wait', 'approve');
      await eventually(async () => {
        const { data } = await member.call('/api/promotion/deposit/chosen');
        expect(data.list).toMatchObject([{ state: member === first ? 'given' : 'held' }]);
      });
    }
    await site.decide(requestId, 'takeBack');
    await eventually(async () => {
      const { rows } = await world.pool.query(
        'select state, refusal from promotion_grant where member_id = $1',
        [second.memberId],
      );
      expect(rows).toEqual([{ state: 'refused', refusal: 'PR002' }]);
    });
    expect(await world.committed(promotionId)).toBe(10_000n);
    expect((await second.balance()).cash).toBe(0n);
  });

  test('goes back with a deposit that is taken back, while it is still to be staked', async () => {
    const site = world.site();
    const promotionId = await site.start(depositRules());
    const member = site.member();
    await member.approve();
    const requestId = await ask(member, '100000', promotionId);
    await site.decide(requestId, 'wait', 'approve');
    await eventually(async () => expect((await member.balance()).cash).toBe(110_000n));
    await site.decide(requestId, 'takeBack');
    expect((await member.balance()).cash).toBe(0n);
    expect((await member.cashCall('/api/cash/turnover')).data.list).toEqual([]);
    await eventually(async () => {
      const { rows } = await world.pool.query(
        'select forfeited from promotion_grant where member_id = $1',
        [member.memberId],
      );
      expect(rows).toEqual([{ forfeited: 10_000n }]);
    });
  });

  test('goes back with it as well where it asked for no turnover', async () => {
    const site = world.site();
    const promotionId = await site.start(depositRules({ turnover: null }));
    const member = site.member();
    await member.approve();
    const requestId = await ask(member, '100000', promotionId);
    await site.decide(requestId, 'wait', 'approve');
    await eventually(async () => expect((await member.balance()).cash).toBe(110_000n));
    await site.decide(requestId, 'takeBack');
    expect((await member.balance()).cash).toBe(0n);
    await eventually(async () => {
      const { rows } = await world.pool.query(
        'select forfeited from promotion_grant where member_id = $1',
        [member.memberId],
      );
      expect(rows).toEqual([{ forfeited: 10_000n }]);
    });
  });

  test('is not given by who reads hours later that its deposit was completed, and taken back', async () => {
    const site = world.site();
    const promotionId = await site.start(depositRules());
    const member = site.member();
    await member.approve();
    const requestId = await ask(member, '100000', promotionId);
    // Whoever gives it waits for this row: all three have happened when they read the first of them.
    const behind = await world.pool.connect();
    await behind.query('begin');
    await behind.query('select from deposit_bonus where request_id = $1 for update', [requestId]);
    await site.decide(requestId, 'wait', 'approve', 'takeBack');
    await behind.query('commit');
    behind.release();
    await eventually(async () => {
      const { data } = await member.call('/api/promotion/deposit/chosen');
      expect(data.list).toMatchObject([{ requestId, state: 'declined' }]);
    });
    expect((await member.balance()).cash).toBe(0n);
    expect(await world.committed(promotionId)).toBe(0n);
  });

  test('comes to nothing with its deposit, and may be chosen again', async () => {
    const site = world.site();
    const promotionId = await site.start(depositRules({ occasion: 'first' }), {
      caps: { perMember: 1, perMemberDay: null, perNetworkDay: null, inAll: null },
    });
    const member = site.member();
    const rejected = await ask(member, '100000', promotionId);
    await site.decide(rejected, 'wait', 'reject');
    await eventually(async () => expect(await stateOf(rejected)).toEqual(['dropped', '']));
    expect(await world.committed(promotionId)).toBe(0n);
    const first = await ask(member, '100000', promotionId);
    await site.decide(first, 'wait', 'approve');
    await eventually(async () => expect((await member.balance()).cash).toBe(110_000n));
    const second = await ask(member, '100000', promotionId);
    expect(await stateOf(second)).toEqual(['declined', 'DB001']);
    await site.decide(second, 'wait', 'approve');
    await eventually(async () => expect((await member.balance()).cash).toBe(210_000n));
    expect(await world.committed(promotionId)).toBe(10_000n);
  });

  test.each([
    ['too small a deposit', '5000', {}, 'DB002'],
    ['no budget for it', '100000', { budget: '9999' }, 'PR006'],
    ['another segment', '100000', { segment: segmentFrom(5) }, 'PR003'],
  ])('is declined: %s', async (_name, deposit, changes, code) => {
    const site = world.site();
    const promotionId = await site.start(depositRules({ depositMin: '10000' }), changes);
    const member = site.member();
    await member.approve();
    const chosen = { ...member, requestId: randomUUID(), promotionId, deposit: BigInt(deposit) };
    await promiseBonus(world.running.deps, { ...chosen, before: { inAll: 0, thatDay: 0 } });
    expect(await stateOf(chosen.requestId)).toEqual(['declined', code]);
    expect(await world.committed(promotionId)).toBe(0n);
  });

  test('is none of who was excluded between the promise and the approval', async () => {
    const site = world.site();
    const promotionId = await site.start(depositRules());
    const member = site.member();
    const chosen = { ...member, requestId: randomUUID(), promotionId, deposit: 100_000n };
    await promiseBonus(world.running.deps, { ...chosen, before: { inAll: 0, thatDay: 0 } });
    await member.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
    await giveBonus(world.running.deps, chosen.requestId);
    expect(await stateOf(chosen.requestId)).toEqual(['declined', 'PR002']);
    expect(await world.committed(promotionId)).toBe(0n);
    const { data } = await member.call('/api/promotion/deposit/offers');
    expect(data.list).toEqual([]);
  });
});

describe('attack: whoever can write to the topic', () => {
  /** As anybody writes who reaches the broker: nothing proves it but the wallet's MAC. */
  async function put(member: Member, event: WalletNews, service?: string) {
    const id = randomUUID();
    const value = create(WalletEventSchema, {
      siteId: member.siteId,
      memberId: member.memberId,
      occurredAt: timestampFromDate(world.clock.now()),
      event,
    });
    const provenWith = service === undefined ? undefined : world.space.commandKeysOf(service)[0];
    const message = { key: member.memberId, id, value, provenWith };
    await world.space.producer.send(walletEvents, message);
    await consumed(world.space, walletEvents, 'promotion');
  }

  test('is given no bonus of a deposit that nobody made', async () => {
    const site = world.site();
    const promotionId = await site.start(depositRules());
    const member = site.member();
    await member.approve();
    const requestId = randomUUID();
    const deposit = { requestId, kind: CashRequestKind.DEPOSIT, amount: 500_000n };
    const named = { ...deposit, bonusPromotionId: promotionId };
    for (const service of [undefined, 'betting']) {
      for (const status of [CashRequestStatus.REQUESTED, CashRequestStatus.COMPLETED]) {
        await put(member, { case: 'cashRequest', value: { ...named, status } }, service);
      }
    }
    expect(await stateOf(requestId)).toBeNull();
    expect(await world.committed(promotionId)).toBe(0n);
    const asked = { ...named, status: CashRequestStatus.REQUESTED };
    await put(member, { case: 'cashRequest', value: asked }, 'promotion');
    expect(await stateOf(requestId)).toEqual(['promised', '']);
  });

  test("gives up nobody's bonus", async () => {
    const site = world.site();
    const promotionId = await site.start(depositRules());
    const member = site.member();
    await member.approve();
    await site.decide(await ask(member, '100000', promotionId), 'wait', 'approve');
    await eventually(async () => expect((await member.balance()).cash).toBe(110_000n));
    const { rows } = await world.pool.query(
      'select grant_id as "grantId" from promotion_grant where member_id = $1',
      [member.memberId],
    );
    const forfeit = {
      commandId: randomUUID(),
      kind: WalletCommandKind.BONUS_FORFEIT,
      amount: 10_000n,
      applied: true,
      subjectType: 'promotion-grant',
      subjectId: String(rows[0]?.grantId),
    };
    await put(member, { case: 'outcome', value: forfeit });
    const grant = await world.pool.query(
      'select forfeited from promotion_grant where grant_id = $1',
      [forfeit.subjectId],
    );
    expect(grant.rows[0]?.forfeited ?? 0n).toBe(0n);
  });
});

function segmentFrom(levelFrom: number) {
  return { levelFrom, levelTo: null, below: null, approvedWithinDays: null };
}

describe('a hundred at once', () => {
  const racing = 100;

  test('overrun no cap and no budget; what is dropped is room again', async () => {
    const site = world.site();
    const promotionId = await site.start(depositRules(), {
      budget: '105000',
      caps: { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: 30 },
    });
    const before = { inAll: 0, thatDay: 0 };
    const promise = async () => {
      const requestId = randomUUID();
      const { memberId, siteId } = site.member();
      const chosen = { requestId, memberId, siteId, promotionId, deposit: 100_000n, before };
      await promiseBonus(world.running.deps, chosen);
      return requestId;
    };
    const asked = await Promise.all(Array.from({ length: racing }, promise));
    const promised = async () => {
      const states = await Promise.all(
        asked.map(async (id) => ({ id, state: (await stateOf(id))?.[0] })),
      );
      return states.filter(({ state }) => state === 'promised').map(({ id }) => id);
    };
    const held = await promised();
    expect(held).toHaveLength(10);
    expect(await world.committed(promotionId)).toBe(100_000n);
    const { deps } = world.running;
    const [gone = '', ...kept] = held;
    // Each is dropped or given by many at once, and happens once.
    await Promise.all(Array.from({ length: 20 }, () => dropBonus(deps, gone)));
    await Promise.all([...kept, ...kept, ...kept].map((id) => giveBonus(deps, id)));
    expect(await world.committed(promotionId)).toBe(90_000n);
    const { rows } = await world.pool.query(
      `select count(*)::int as grants, sum(amount)::int as sum from promotion_grant
       where promotion_id = $1`,
      [promotionId],
    );
    expect(rows).toEqual([{ grants: 9, sum: 90_000 }]);
    const caps = await world.pool.query(
      'select grants from promotion_cap where promotion_id = $1',
      [promotionId],
    );
    expect(caps.rows).toEqual([{ grants: 9 }]);
  });
});
