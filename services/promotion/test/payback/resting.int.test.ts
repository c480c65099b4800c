// @module-tag money
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closePeriods } from '../../src/payback/actions/close-periods.ts';
import { giveWaiting } from '../../src/payback/actions/give-waiting.ts';
import { paybackRules } from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { NOON, openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';
import { rest as restFor, restingMember } from '../world/resting.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** From noon to the end of the day. */
const HALF_DAY_MS = DAY_MS / 2;
const never = new AbortController().signal;

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_payback_rest', { withWallet: false });
});
beforeEach(() => world.clock.set(NOON));
afterAll(() => world.close());

type Site = ReturnType<PromotionWorld['site']>;
type Member = ReturnType<Site['member']>;

const resting = (site: Site, forMs: number) => restingMember(world, site, forMs);

const rest = (member: Member, version: number, forMs: number) =>
  restFor(world, member, { version, forMs });

const exclude = (member: Member, version: number, excluded: boolean) =>
  member.report({ case: 'protectionChanged', value: { version, excluded } });

async function closeDay(): Promise<void> {
  world.clock.advance(DAY_MS);
  await closePeriods(world.running.deps, never);
}

/** Why a member has nothing of it; empty where they were given their part, once. */
async function refusalOf({ memberId }: Member, promotionId: string): Promise<string> {
  const { rows } = await world.pool.query(
    'select refusal from payback_line where promotion_id = $1 and member_id = $2',
    [promotionId, memberId],
  );
  const grants = await world.pool.query(
    'select amount from promotion_grant where promotion_id = $1 and member_id = $2',
    [promotionId, memberId],
  );
  expect(rows).toHaveLength(1);
  expect(grants.rows).toEqual(rows[0].refusal === '' ? [{ amount: 2_000n }] : []);
  return rows[0].refusal;
}

async function refusalsOf(promotionId: string): Promise<string[]> {
  const { rows } = await world.pool.query(
    'select refusal from payback_line where promotion_id = $1 order by first_day',
    [promotionId],
  );
  return rows.map(({ refusal }) => refusal);
}

const give = () => giveWaiting(world.running.deps, never);

describe('a payback of who is in a time-out', () => {
  test('at the end of the day, and no longer when it is closed, is given', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const member = await resting(site, HALF_DAY_MS + 5 * MINUTE_MS);
    await closeDay();
    expect(await refusalOf(member, promotionId)).toBe('');
  });

  test('when it is closed waits for its end, and is given once', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const member = await resting(site, 2 * DAY_MS);
    await closeDay();
    expect(await refusalOf(member, promotionId)).toBe('PR002');
    expect(await world.committed(promotionId)).toBe(0n);
    world.clock.advance(DAY_MS - 1);
    await give();
    expect(await refusalOf(member, promotionId)).toBe('PR002');
    world.clock.advance(1);
    await Promise.all([give(), give(), world.running.runJob('give-waiting-paybacks')]);
    expect(await refusalOf(member, promotionId)).toBe('');
    expect(await world.committed(promotionId)).toBe(2_000n);
    const { data } = await member.call('/api/promotion/payback/statement');
    expect(data.list).toMatchObject([{ amount: '2000', reason: '' }]);
  });

  test('waits for longer where they do, and is none of who is excluded by then', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const [longer, excluded] = [await resting(site, 2 * DAY_MS), await resting(site, 2 * DAY_MS)];
    await closeDay();
    await rest(longer, 2, 3 * DAY_MS);
    await exclude(excluded, 2, true);
    world.clock.advance(DAY_MS);
    await give();
    await exclude(excluded, 3, false);
    await give();
    expect(await refusalOf(longer, promotionId)).toBe('PR002');
    world.clock.advance(2 * DAY_MS);
    await give();
    expect(await refusalOf(longer, promotionId)).toBe('');
    expect(await refusalOf(excluded, promotionId)).toBe('PR002');
  });

  test('is none of who is not meant, nor of more than the budget has left', async () => {
    const site = world.site();
    const levels = { levelFrom: 3, levelTo: null, below: null, approvedWithinDays: null };
    const high = await site.startYesterday(paybackRules(), { segment: levels });
    const small = await site.startYesterday(paybackRules(), { budget: '1999' });
    const member = await resting(site, 2 * DAY_MS);
    await closeDay();
    expect(await refusalOf(member, high)).toBe('PR003');
    expect(await refusalOf(member, small)).toBe('PR002');
    world.clock.advance(DAY_MS);
    await give();
    expect(await refusalOf(member, high)).toBe('PR003');
    expect(await refusalOf(member, small)).toBe('PR006');
  });

  test('waits while the payback is stopped', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const member = await resting(site, 2 * DAY_MS);
    await closeDay();
    const turn = async (state: 'running' | 'stopped') => {
      const wish = { promotionId, state, reason: 'test' };
      expect((await site.manager('/api/admin/promotion/switch', wish)).resultCode).toBe('0');
    };
    await turn('stopped');
    world.clock.advance(DAY_MS);
    await give();
    expect(await refusalOf(member, promotionId)).toBe('PR002');
    await turn('running');
    await give();
    expect(await refusalOf(member, promotionId)).toBe('');
  });

  test('is given for each of two days at once, where a day may have one', async () => {
    const site = world.site();
    const caps = { perMember: null, perMemberDay: 1, perNetworkDay: null, inAll: null };
    const promotionId = await site.startYesterday(paybackRules(), { caps });
    const member = await resting(site, 3 * DAY_MS);
    await closeDay();
    // By a bet of before the time-out.
    await played(world, member, [{ lost: 20_000n }]);
    await closeDay();
    expect(await refusalsOf(promotionId)).toEqual(['PR002', 'PR002']);
    world.clock.advance(DAY_MS);
    await give();
    expect(await refusalsOf(promotionId)).toEqual(['', '']);
    expect(await world.committed(promotionId)).toBe(4_000n);
  });

  test('is given though the one before it fails, and that one once it can be', async () => {
    const [one, other] = [world.site(), world.site()];
    const failing = await one.startYesterday(paybackRules());
    const promotionId = await other.startYesterday(paybackRules());
    const [first, second] = [await resting(one, 2 * DAY_MS - 1), await resting(other, 2 * DAY_MS)];
    await closeDay();
    const runBy = (version: number) =>
      world.pool.query('update payback_run set version = $2 where promotion_id = $1', [
        failing,
        version,
      ]);
    // There is no such version.
    await runBy(99);
    world.clock.advance(DAY_MS);
    await expect(give()).rejects.toThrow();
    expect(await refusalOf(first, failing)).toBe('PR002');
    expect(await refusalOf(second, promotionId)).toBe('');
    await runBy(1);
    await give();
    expect(await refusalOf(first, failing)).toBe('');
  });
});
