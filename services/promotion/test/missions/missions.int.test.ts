// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { missionRules } from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_missions');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

test('a mission counts what its rules say, and a hundred claims give it once a day', async () => {
  const site = world.site();
  const promotionId = await site.start(missionRules());
  const member = site.member();
  const progress = async () => (await member.call('/api/promotion/mission/list')).data.list[0];
  await played(world, member, [
    {},
    { odds: 1_499 },
    { product: 'mini' },
    { ran: 999n },
    { ran: 0n, lost: 0n },
    { at: new Date(world.clock.now().getTime() - 86_400_000) },
  ]);
  expect(await progress()).toMatchObject({ promotionId, goal: '3', done: '1', isClaimed: false });
  const claim = () => member.call('/api/promotion/mission/claim', { promotionId });
  expect((await claim()).resultCode).toBe('MI001');
  await played(world, member, [{}, {}, {}]);
  expect(await progress()).toMatchObject({ done: '3' });
  const codes = await Promise.all(Array.from({ length: 100 }, claim));
  expect(codes.filter(({ resultCode }) => resultCode === '0').length).toBeGreaterThan(0);
  expect(await progress()).toMatchObject({ isClaimed: true });
  expect((await claim()).resultCode).toBe('MI002');
  await world.expectWholeBooks();
  expect((await member.balance()).points).toBe(2_000n);
  world.clock.advance(86_400_000);
  expect(await progress()).toMatchObject({ done: '0', isClaimed: false });
});

test('a mission by stakes ends with its budget, whoever claims at once', async () => {
  const site = world.site();
  const rules = missionRules({ counts: 'stake', goal: '20000', window: 'all' });
  const promotionId = await site.start(rules, { budget: '9000' });
  const members = Array.from({ length: 20 }, () => site.member());
  for (const member of members) await played(world, member, [{}, {}]);
  const answers = await Promise.all(
    members.map((member) => member.call('/api/promotion/mission/claim', { promotionId })),
  );
  const given = answers.filter(({ resultCode }) => resultCode === '0');
  const short = answers.filter(({ resultCode }) => resultCode === 'PR006');
  expect([given.length, short.length]).toEqual([4, 16]);
  expect(await world.committed(promotionId)).toBe(8_000n);
});

test('a bet that comes to nothing after all is out of what was done, until it is claimed', async () => {
  const site = world.site();
  const promotionId = await site.start(missionRules());
  const member = site.member();
  const claim = () => member.call('/api/promotion/mission/claim', { promotionId });
  const done = async () => (await member.call('/api/promotion/mission/list')).data.list[0].done;
  const undone = { playId: randomUUID() };
  await played(world, member, [{}, {}, undone]);
  expect(await done()).toBe('3');
  await played(world, member, [{ ...undone, version: 2, ran: 0n, lost: 0n }]);
  expect(await done()).toBe('2');
  expect((await claim()).resultCode).toBe('MI001');
  // Its first result comes once more, late: it is older than what stands.
  await played(world, member, [undone]);
  expect((await claim()).resultCode).toBe('MI001');

  await played(world, member, [{ ...undone, version: 3 }]);
  expect((await claim()).resultCode).toBe('0');
  await played(world, member, [{ ...undone, version: 4, ran: 0n, lost: 0n }]);
  expect((await claim()).resultCode).toBe('MI002');
  await world.expectWholeBooks();
  expect((await member.balance()).points).toBe(2_000n);
});
