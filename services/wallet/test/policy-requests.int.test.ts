// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedDemoPolicy } from '../src/store/seed-policy.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_policy_requests');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

const path = '/api/admin/cash/policy';
const permissions = ['cash.read', 'cash.policy', 'cash.adjust', 'audit.read'];

/** Operators of a site of its own, so that its policy is nobody else's. */
function siteOf(siteId = `site-${randomUUID().slice(0, 8)}`) {
  const operator = (loginId: string, changes = {}) =>
    callAs(world.service, operatorCaller({ siteId, loginId, permissions, ...changes }));
  return { siteId, operator, anna: operator('anna'), ben: operator('ben') };
}

type Call = ReturnType<ReturnType<typeof siteOf>['operator']>;

/** Sets the policy as it is, with changes. */
async function set(call: Call, changes: object, wish: object = {}, key = {}) {
  const { data } = await call(`${path}/get`);
  const policy = { ...data.policy, ...changes };
  return call(`${path}/set`, { version: data.version, policy, reason: '한도', ...wish }, key);
}

const more = { adjustAloneMax: '5000000' };

async function someMember(siteId: string): Promise<string> {
  const { memberId } = world.member({ siteId });
  await world.pool.query(
    `insert into member (member_id, site_id, login_id, nickname) values ($1, $2, $3, 'm')`,
    [memberId, siteId, `m${memberId.slice(0, 8)}`],
  );
  return memberId;
}

test('attack: one operator raises the limit, corrects a balance alone and puts the limit back', async () => {
  const { siteId, anna, ben } = siteOf();
  await seedDemoPolicy(world.pool, { siteId, at: world.clock.now() });
  const raised = await set(anna, more);
  expect(raised.data).toMatchObject({ outcome: 'asked', version: 0 });
  expect(raised.data.policy.adjustAloneMax).toBe('300000');
  const wish = { memberId: await someMember(siteId), direction: 'up', amount: '4000000' };
  const adjust = () => anna('/api/admin/wallet/adjust', { ...wish, reason: '보상' });
  expect((await adjust()).data).toMatchObject({ outcome: 'asked', cash: '0' });
  const decision = { requestId: raised.data.requestId, move: 'approve' };
  expect((await anna(`${path}/decide`, decision)).resultCode).toBe('W010');
  expect((await adjust()).data.outcome).toBe('asked');
  expect((await ben(`${path}/decide`, decision)).data).toEqual({ status: 'approved' });
  expect((await adjust()).data).toMatchObject({ outcome: 'applied', cash: '4000000' });
});

describe('a policy that lets one operator do more', () => {
  test.each<[string, object]>([
    ['over all members', { adjustAloneDayMax: '3000001' }],
    ['of deposits and withdrawals', { approveAloneDayMax: '50000001' }],
    ['of everything', { aloneDayMax: '60000001' }],
  ])('is asked for: %s', async (_, changes) => {
    expect((await set(siteOf().anna, changes)).data.outcome).toBe('asked');
  });

  test('is asked for: more of a bonus, which no bound counts', async () => {
    const { anna } = siteOf();
    const { levels } = (await anna(`${path}/get`)).data.policy;
    const generous = [{ ...levels[0], depositBonusPercent: 1_000 }, ...levels.slice(1)];
    expect((await set(anna, { levels: generous })).data.outcome).toBe('asked');
  });

  test('needs a reason, and waits alone', async () => {
    const { anna, ben } = siteOf();
    expect((await set(anna, more, { reason: ' ' })).resultCode).toBe('W003');
    const [one, other] = await Promise.all([set(anna, more), set(ben, more)]);
    expect([one.resultCode, other.resultCode].toSorted()).toEqual(['0', 'W018']);
    expect((await anna(`${path}/requests`)).data.list).toHaveLength(1);
  });

  test('is approved once, replays or not, and both stand in the history and the audit log', async () => {
    const { anna, ben } = siteOf();
    const askKey = { idempotencyKey: randomUUID() };
    const asked = await set(anna, more, {}, askKey);
    expect((await set(anna, more, {}, askKey)).data).toEqual(asked.data);
    const { requestId } = asked.data;
    const { list } = (await ben(`${path}/requests`)).data;
    expect(list).toMatchObject([
      { requestId, loosens: ['adjustAloneMax'], isOwn: false, isStale: false, reason: '한도' },
    ]);
    const key = { idempotencyKey: randomUUID() };
    const approve = () => ben(`${path}/decide`, { requestId, move: 'approve' }, key);
    expect((await approve()).data).toEqual({ status: 'approved' });
    expect((await approve()).data).toEqual({ status: 'approved' });
    const again = await ben(`${path}/decide`, { requestId, move: 'approve' });
    expect(again.resultCode).toBe('T999');
    const { data } = await anna(`${path}/versions`);
    expect(data.list).toMatchObject([{ version: 1, approvedBy: 'ben', reason: '한도' }]);
    expect((await set(anna, { adjustAloneMax: '1' })).data).toMatchObject({ version: 2 });
    const versions = (await anna(`${path}/versions`)).data.list;
    expect(versions.map((one: { approvedBy: unknown }) => one.approvedBy)).toEqual([null, 'ben']);
    const log = await ben('/api/admin/audit/wallet/list');
    const acts = log.data.list.map(({ action }: { action: string }) => action);
    expect(acts).toEqual(['policy.set', 'policy.approve', 'policy.ask']);
  });

  test('is not approved once somebody tightened it, and may be asked for again', async () => {
    const { anna, ben } = siteOf();
    const { requestId } = (await set(anna, more)).data;
    const tight = await set(ben, { adjustAloneMax: '1000' });
    expect(tight.data).toMatchObject({ outcome: 'applied', requestId: null, version: 1 });
    const late = await ben(`${path}/decide`, { requestId, move: 'approve' });
    expect(late.resultCode).toBe('W002');
    expect((await anna(`${path}/requests`)).data.list[0]).toMatchObject({ isStale: true });
    expect((await set(anna, more)).data.outcome).toBe('asked');
    expect((await anna(`${path}/get`)).data.policy.adjustAloneMax).toBe('1000');
  });

  test('is not approved by who is fresh', async () => {
    const { anna, operator } = siteOf();
    const { requestId } = (await set(anna, more)).data;
    const approvesFrom = world.clock.now().getTime() + 1;
    const fresh = operator('fresh', { approvesFrom });
    const early = await fresh(`${path}/decide`, { requestId, move: 'approve' });
    expect(early.resultCode).toBe('A120');
  });

  test('is refused with a reason that who asked sees', async () => {
    const { anna, ben } = siteOf();
    const { requestId } = (await set(anna, more)).data;
    expect((await ben(`${path}/decide`, { requestId, move: 'refuse' })).resultCode).toBe('W003');
    await ben(`${path}/decide`, { requestId, move: 'refuse', reason: '필요 없음' });
    expect((await anna(`${path}/requests`)).data.list[0]).toMatchObject({
      status: 'refused',
      refusal: '필요 없음',
      decidedByName: 'ben',
      isOwn: true,
    });
  });
});
