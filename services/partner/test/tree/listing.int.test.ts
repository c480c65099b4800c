import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { fiveTiers, openPartnerWorld } from '../world/partner-world.ts';

const CHILDREN = '/api/admin/partner/children';

test('an operator walks down from the head offices, and finds anybody by name', async () => {
  const world = await openPartnerWorld('partner_listing');
  onTestFinished(() => world.close());
  const { one, two, three } = await fiveTiers(world);
  const operator = world.operator('partners.read');
  const idsBelow = async (body: object) => {
    const { data } = await operator(CHILDREN, body);
    return data.list.map(({ memberId }: { memberId: string }) => memberId);
  };
  expect(await idsBelow({})).toEqual([one.memberId]);
  expect(await idsBelow({ partnerId: one.memberId })).toEqual([two.memberId]);
  expect(await idsBelow({ search: three.loginId })).toContain(three.memberId);
});

test('what a partner sees is opened by who may read it, and who looked is in the audit log', async () => {
  const world = await openPartnerWorld('partner_viewing');
  onTestFinished(() => world.close());
  const { four } = await fiveTiers(world);
  const operator = world.operator('partners.read', 'audit.read');
  const view = (partnerId: string, call = operator) =>
    call('/api/admin/partner/view', { partnerId });
  const entries = async () => {
    const { list } = (await operator('/api/admin/audit/partner/list')).data;
    return (list as { action: string; subject: string }[]).filter(
      ({ action }) => action === 'partner.view',
    );
  };
  expect((await view(four.memberId)).data.partner).toMatchObject({
    loginId: four.loginId,
    tier: 4,
  });
  expect((await view(randomUUID())).resultCode).toBe('PT102');
  expect((await view(four.memberId, world.operator('partners.settle'))).status).toBe(403);
  expect(await entries()).toMatchObject([{ subject: `member:${four.memberId}` }]);
});
