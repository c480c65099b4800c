import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { exampleRates, fiveTiers, openPartnerWorld, type Someone } from '../world/partner-world.ts';

const rate = (holder: Someone, percent: string, rest: object = {}) => ({
  holderId: holder.memberId,
  rates: [{ category: 'mini-powerball', kind: 'rolling', rate: percent }],
  ...rest,
});

test('the parent is the ceiling, children are the floor, and a rate stays for a day', async () => {
  const world = await openPartnerWorld('partner_rates');
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  const { three, four, five } = people;
  const ask = (by: Someone, body: object) =>
    world.as(by)('/api/partner/rates/set', body, { idempotencyKey: randomUUID() });
  expect(await ask(three, rate(four, '0.9'))).toMatchObject({ resultCode: 'PT203' });
  world.clock.advance(86_400_000);
  expect(await ask(three, rate(four, '1.01'))).toMatchObject({
    resultCode: 'PT201',
    data: { blocking: [{ name: 'nick ptn3', rate: '1.00' }] },
  });
  expect(await ask(three, rate(four, '0.59'))).toMatchObject({
    resultCode: 'PT202',
    data: { blocking: [{ name: 'nick ptn5', rate: '0.60' }] },
  });
  expect((await ask(three, rate(five, '0.7'))).resultCode).toBe('PT102');
  expect((await ask(three, rate(four, '0.9'))).resultCode).toBe('0');
  const { rates } = (await world.as(four)('/api/partner/rates/get')).data;
  expect(
    rates.find(({ category }: { category: string }) => category === 'mini-powerball'),
  ).toMatchObject({
    rate: '0.90',
    ceiling: '1.00',
    floor: '0.60',
  });
});

test('attack: a suspended partner hands its share on to members of its own', async () => {
  const world = await openPartnerWorld('partner_rates_suspended');
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  const { four, five } = people;
  const puppet = await world.approve('ptnpuppet', { parent: five });
  const operator = world.operator('partners.manage');
  const suspend = async (suspended: boolean) => {
    const body = { partnerId: four.memberId, suspended, reason: 'a doubt' };
    const options = { idempotencyKey: randomUUID() };
    expect((await operator('/api/admin/partner/suspend', body, options)).resultCode).toBe('0');
  };
  const set = async () => {
    const options = { idempotencyKey: randomUUID() };
    return (await world.as(five)('/api/partner/rates/set', rate(puppet, '0.6'), options))
      .resultCode;
  };
  await suspend(true);
  expect(await set()).toBe('PT802');
  world.clock.advance(1_000);
  await suspend(false);
  expect(await set()).toBe('0');
});

test('what promises more than its category holds takes a second operator', async () => {
  const world = await openPartnerWorld('partner_holds');
  onTestFinished(() => world.close());
  const { one } = await fiveTiers(world);
  const permissions = ['partners.read', 'partners.manage'];
  const first = world.operator(...permissions);
  const second = callAs(world.service, operatorCaller({ permissions, operatorId: randomUUID() }));
  const set = '/api/admin/partner/rates/set';
  const check = await first('/api/admin/partner/rates/check', rate(one, '2.5'));
  expect(check.data.warnings).toMatchObject([{ holdRate: '2.50', isAbove: true }]);
  expect((await first(set, rate(one, '2.5'))).resultCode).toBe('PT206');
  const asked = (await first(set, rate(one, '2.5', { reason: 'a trial' }))).data;
  expect(asked.status).toBe('waiting');
  const decide = { requestId: asked.requestId, move: 'approve' };
  expect((await first('/api/admin/partner/rates/decide', decide)).resultCode).toBe('PT005');
  expect((await second('/api/admin/partner/rates/decide', decide)).data).toEqual({
    status: 'approved',
  });
  expect(
    (await first('/api/admin/partner/rates/history', { holderId: one.memberId })).data.list,
  ).toHaveLength(1);
});

test('partners see who set a rate among those below them, and no operator’s log-in id', async () => {
  const world = await openPartnerWorld('partner_rates_setters');
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  const { one, two } = people;
  await world.operator('partners.manage')('/api/admin/partner/rates/set', rate(one, '1.0'));
  await world.as(one)('/api/partner/rates/set', rate(two, '0.5'), { idempotencyKey: randomUUID() });
  const namesFor = async (by: Someone, body = {}) => {
    const { list } = (await world.as(by)('/api/partner/rates/history', body)).data;
    return list.map(({ changedByName }: { changedByName: string | null }) => changedByName);
  };
  expect(await namesFor(one)).toEqual([null]);
  expect(await namesFor(one, { holderId: two.memberId })).toEqual([one.loginId]);
  expect(await namesFor(two)).toEqual([null]);
});
