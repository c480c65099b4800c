import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openPartnerWorld } from '../world/partner-world.ts';

const PATH = '/api/admin/partner/policy';

test('a policy is set from the version that was read, and kept with its reason', async () => {
  const world = await openPartnerWorld('partner_policy');
  onTestFinished(() => world.close());
  const operator = world.operator('partners.read', 'partners.manage');
  const { version, policy } = (await operator(`${PATH}/get`)).data;
  expect(version).toBe(0);
  const set = { version, policy: { ...policy, transfersNeedCode: true }, reason: 'a trial' };
  expect((await operator(`${PATH}/set`, set)).resultCode).toBe('0');
  expect((await operator(`${PATH}/set`, set)).resultCode).toBe('PT001');
  expect((await operator(`${PATH}/get`)).data).toMatchObject({
    version: 1,
    policy: { transfersNeedCode: true },
  });
  const crossed = policy.transferLimits.map((one: object) => ({ ...one, dayMax: '1' }));
  const wrong = { version: 1, policy: { ...policy, transferLimits: crossed }, reason: 'no' };
  expect(await operator(`${PATH}/set`, wrong)).toMatchObject({ resultCode: 'PT002' });
  expect((await world.operator('partners.read')(`${PATH}/set`, set)).status).toBe(403);
  expect((await world.guest(`${PATH}/get`)).status).toBe(401);
});

test('attack: one operator lets oneself approve more commission, and puts the bound back', async () => {
  const world = await openPartnerWorld('partner_policy_requests');
  onTestFinished(() => world.close());
  const permissions = ['partners.read', 'partners.manage'];
  const called = (loginId: string) =>
    callAs(world.service, operatorCaller({ permissions, loginId, operatorId: randomUUID() }));
  const [anna, ben] = [called('anna'), called('ben')];
  const present = async () => (await anna(`${PATH}/get`)).data;
  const ask = async (changes: object) => {
    const { version, policy } = await present();
    const body = { version, policy: { ...policy, ...changes }, reason: '명절' };
    return (await anna(`${PATH}/set`, body)).data;
  };
  const { approveAloneMax, moveAloneMax, holds } = (await present()).policy;
  const more = { approveAloneMax: String(BigInt(approveAloneMax) + 1n) };
  const asked = await ask(more);
  expect(asked).toMatchObject({ outcome: 'asked', version: 0, policy: { approveAloneMax } });
  const decision = { requestId: asked.requestId, move: 'approve' };
  expect((await anna(`${PATH}/decide`, decision)).resultCode).toBe('PT005');
  const { version, policy } = await present();
  expect(policy).toMatchObject({ shareAlonePpm: 500_000 });
  const second = { version, policy: { ...policy, ...more }, reason: '명절' };
  expect((await ben(`${PATH}/set`, second)).resultCode).toBe('PT006');

  // What only tightens is done at once, and what was asked for before it is stale.
  expect(await ask({ moveAloneMax: moveAloneMax - 1 })).toMatchObject({ outcome: 'applied' });
  expect((await ben(`${PATH}/decide`, decision)).resultCode).toBe('PT001');
  expect((await ask({ moveAloneMax })).outcome).toBe('asked');
  await ask({ moveAloneMax: 0, shareAlonePpm: 300_000 });
  // A page of before it does not name the bound of shares, and asks for the usual one.
  const usual = await ask({ shareAlonePpm: undefined });
  expect(usual).toMatchObject({ outcome: 'asked', policy: { shareAlonePpm: 300_000 } });
  expect(
    (await anna(`${PATH}/decide`, { requestId: usual.requestId, move: 'withdraw' })).resultCode,
  ).toBe('0');
  const [hold, ...others] = holds;
  const promises = { holds: [{ ...hold, holdPpm: hold.holdPpm + 1 }, ...others] };
  const { requestId } = await ask(promises);
  const approved = await ben(`${PATH}/decide`, { requestId, move: 'approve' });
  expect(approved.data).toEqual({ status: 'approved' });
  expect((await present()).policy).toMatchObject({ ...promises, approveAloneMax, moveAloneMax: 0 });
  const [newest] = (await anna(`${PATH}/versions`)).data.list;
  expect(newest).toMatchObject({ approvedBy: 'ben', reason: '명절' });
});

test('attack: one operator alone opens the way to members’ money', async () => {
  const world = await openPartnerWorld('partner_policy_money');
  onTestFinished(() => world.close());
  const { first, second } = world.twoOperators('partners.read', 'partners.manage');
  const present = async () => (await first(`${PATH}/get`)).data;
  const set = async (changes: object) => {
    const { version, policy } = await present();
    const body = { version, policy: { ...policy, ...changes }, reason: '명절' };
    return (await first(`${PATH}/set`, body)).data;
  };
  expect((await set({ transfersNeedCode: true })).outcome).toBe('applied');
  const { policy } = await present();
  const transferLimits = policy.transferLimits.map((one: object) => ({
    ...one,
    amountMax: '9000000000',
    dayMax: '90000000000',
  }));
  for (const changes of [{ transferLimits }, { membersGive: true }, { transfersNeedCode: false }]) {
    const { outcome, requestId } = await set(changes);
    expect(outcome).toBe('asked');
    const own = { requestId, move: 'approve' };
    expect((await first(`${PATH}/decide`, own)).resultCode).toBe('PT005');
    expect((await present()).policy).toEqual(policy);
    expect((await first(`${PATH}/decide`, { requestId, move: 'withdraw' })).resultCode).toBe('0');
  }
  const { requestId } = await set({ membersGive: true });
  expect((await second(`${PATH}/decide`, { requestId, move: 'approve' })).resultCode).toBe('0');
  expect((await present()).policy).toEqual({ ...policy, membersGive: true });
  expect((await set({ transferLimits: [], membersGive: false })).outcome).toBe('applied');
});
