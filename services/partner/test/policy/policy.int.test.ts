import { expect, onTestFinished, test } from 'vitest';
import { openPartnerWorld } from '../world/partner-world.ts';

const PATH = '/api/admin/partner/policy';

test('a policy is set from the version that was read, and kept with its reason', async () => {
  const world = await openPartnerWorld('partner_policy');
  onTestFinished(() => world.close());
  const operator = world.operator('partners.read', 'partners.manage');
  const { version, policy } = (await operator(`${PATH}/get`)).data;
  expect(version).toBe(0);
  const set = { version, policy: { ...policy, membersGive: true }, reason: 'a trial' };
  expect((await operator(`${PATH}/set`, set)).resultCode).toBe('0');
  expect((await operator(`${PATH}/set`, set)).resultCode).toBe('PT001');
  expect((await operator(`${PATH}/get`)).data).toMatchObject({
    version: 1,
    policy: { membersGive: true },
  });
  const crossed = policy.transferLimits.map((one: object) => ({ ...one, dayMax: '1' }));
  const wrong = { version: 1, policy: { ...policy, transferLimits: crossed }, reason: 'no' };
  expect(await operator(`${PATH}/set`, wrong)).toMatchObject({ resultCode: 'PT002' });
  expect((await world.operator('partners.read')(`${PATH}/set`, set)).status).toBe(403);
  expect((await world.guest(`${PATH}/get`)).status).toBe(401);
});
