import { randomUUID } from 'node:crypto';
import { operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityWorld, makeMember, openIdentityWorld } from './identity-world.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld();
});
afterAll(() => world.close());

const path = '/api/admin/site/options';

/** Two operators of a site of its own. */
function operators() {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const operator = (loginId: string) =>
    world.call(operatorCaller({ siteId, loginId, permissions: ['site.manage'] }));
  const [anna, ben] = [operator('anna'), operator('ben')];
  const set = async (changes: object, reason = '점검') => {
    const { version } = (await anna(`${path}/get`)).data;
    return anna(`${path}/set`, { version, reason, ...changes });
  };
  const options = async () => (await anna(`${path}/get`)).data.siteOption;
  return { siteId, anna, ben, set, options };
}

test('attack: one operator lets fresh operators approve, and makes a second one of their own', async () => {
  const { anna, ben, set, options } = operators();
  const asked = await set({ operatorFreshHours: 0, sns1: '텔레그램' });
  expect(asked.data).toMatchObject({ outcome: 'asked', version: 0 });
  expect(await options()).toMatchObject({ operatorFreshHours: 24, sns1: '' });
  const { requestId } = asked.data;
  const approve = { requestId, move: 'approve' };
  expect((await anna(`${path}/decide`, approve)).resultCode).toBe('A115');
  expect((await ben(`${path}/requests`)).data.list).toMatchObject([
    {
      requestId,
      loosens: ['operatorFreshHours'],
      isStale: false,
      siteOption: { sns1: '텔레그램' },
    },
  ]);
  expect((await ben(`${path}/decide`, approve)).data).toEqual({ status: 'approved' });
  expect(await options()).toMatchObject({ operatorFreshHours: 0, sns1: '텔레그램' });
  expect((await ben(`${path}/versions`)).data.list).toMatchObject([
    { version: 1, changedBy: 'anna', approvedBy: 'ben', reason: '점검' },
  ]);
});

test.each([
  ['money moves from a session left open', { operatorStepUpMinutes: 0 }],
  ['withdrawals follow a new account at once', { withdrawalWaitHours: 0 }],
])('it takes two so that %s', async (_, changes) => {
  const { set } = operators();
  expect((await set(changes, '')).resultCode).toBe('A112');
  expect((await set(changes)).data.outcome).toBe('asked');
  expect((await set(changes)).resultCode).toBe('S012');
});

test('attack: one operator puts all who sign up below a confederate', async () => {
  const { siteId, ben, set, options } = operators();
  const [partner, other] = await Promise.all(
    [1, 2].map(() => makeMember(world.deps, { siteId, partnerType: 'PTN_5' })),
  );
  const confederate = { recommenderShown: false, joinRecommenderId: partner?.loginId };
  const { outcome, requestId } = (await set(confederate)).data;
  expect(outcome).toBe('asked');
  expect(await options()).toMatchObject({ recommenderShown: true, joinRecommenderId: '' });
  expect((await ben(`${path}/requests`)).data.list).toMatchObject([
    { loosens: ['joinRecommenderId', 'recommenderShown'] },
  ]);
  await ben(`${path}/decide`, { requestId, move: 'approve' });
  expect(await options()).toMatchObject(confederate);
  expect((await set({ joinRecommenderId: other?.loginId })).data.outcome).toBe('asked');
  // Whoever comes may say again who sent them: that waits for nobody.
  const asBefore = await set({ recommenderShown: true, joinRecommenderId: '' });
  expect(asBefore.data.outcome).toBe('applied');
});

test('a partner who may not recommend any more is refused when it is approved', async () => {
  const { siteId, ben, set, options } = operators();
  const { loginId, memberId } = await makeMember(world.deps, { siteId, partnerType: 'PTN_5' });
  const { requestId } = (await set({ joinRecommenderId: loginId })).data;
  await world.deps.pool.query(`update member set status = 'suspended' where member_id = $1`, [
    memberId,
  ]);
  const approved = await ben(`${path}/decide`, { requestId, move: 'approve' });
  expect(approved.resultCode).toBe('U116');
  expect(await options()).toMatchObject({ joinRecommenderId: '' });
});

test('of many who change the same version at once one does, and nothing is loosened', async () => {
  const { anna, ben, options } = operators();
  const save = (by: typeof anna, body: object) =>
    by(`${path}/set`, { version: 0, reason: '점검', ...body });
  const answers = await Promise.all([
    save(anna, { operatorFreshHours: 0 }),
    save(ben, { operatorFreshHours: 0 }),
    save(anna, { operatorFreshHours: 48 }),
    save(ben, { operatorStepUpMinutes: 0, operatorFreshHours: 72 }),
  ]);
  const { operatorFreshHours, operatorStepUpMinutes } = await options();
  expect([24, 48]).toContain(operatorFreshHours);
  expect(operatorStepUpMinutes).toBe(30);
  const done = answers.filter(({ data }) => data?.outcome === 'applied');
  expect(done.length).toBeLessThanOrEqual(1);
});

test('attack: one operator takes the factor off that a stolen account is kept by', async () => {
  const { set, options } = operators();
  expect((await set({ memberSecondFactor: 'required' }, '')).data.outcome).toBe('applied');
  expect((await set({ memberSecondFactor: 'optional' })).data.outcome).toBe('asked');
  expect(await options()).toMatchObject({ memberSecondFactor: 'required' });
});

test('what tightens is done at once, and overtakes what waits', async () => {
  const { ben, set, options } = operators();
  const { requestId } = (await set({ operatorFreshHours: 0 })).data;
  expect((await set({ operatorFreshHours: 48 }, '')).data).toMatchObject({
    outcome: 'applied',
    requestId: null,
  });
  const late = await ben(`${path}/decide`, { requestId, move: 'approve' });
  expect(late.resultCode).toBe('S006');
  expect(await options()).toMatchObject({ operatorFreshHours: 48 });
});

test('what could not be used is refused when it is approved as well', async () => {
  const { siteId, ben, set, options } = operators();
  // Somebody who came to the demonstration, after it was asked for or before.
  await makeMember(world.deps, { siteId });
  const licence = { authority: 'Curaçao', number: '1' };
  const real = { mode: 'real', licence, allowedCountries: ['KR'], minimumAge: 19 };
  const { requestId } = (await set({ ...real, operatorFreshHours: 0 })).data;
  const approved = await ben(`${path}/decide`, { requestId, move: 'approve' });
  expect(approved.resultCode).toBe('S010');
  expect(await options()).toMatchObject({ mode: 'demo', operatorFreshHours: 24 });
});
