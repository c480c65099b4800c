// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { transfer } from '../world/cash-shares.ts';
import { fiveTiers, openPartnerWorld } from '../world/partner-world.ts';
import { setPolicy } from '../world/set-policy.ts';

async function open(label: string) {
  const world = await openPartnerWorld(label, { withWallet: true });
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await world.fund(people.five, 500_000n);
  const give = (amount: string, { memberId } = people.player) =>
    world.as(people.five)(
      '/api/partner/transfer/give',
      { memberId, amount, cashOutPass: '1234' },
      { idempotencyKey: randomUUID() },
    );
  const protect = (version: number, gate: object) =>
    world.protect(people.player, { version, ...gate });
  return { world, people, give, protect };
}

const none = { day: null, week: null, month: null };

test('attack: a partner gives money to who excluded themselves', async () => {
  const { world, people, give, protect } = await open('partner_gift_excluded');
  protect(1, { excluded: true });
  const answer = await give('30000');
  expect(answer).toMatchObject({ resultCode: 'C504' });
  // Why is the member's own: a limit and an exclusion read alike.
  expect(answer.resultMessage).not.toMatch(/제한|한도/);
  const { list } = (await world.as(people.five)('/api/partner/transfer/list')).data;
  expect(list).toMatchObject([{ state: 'refused', refusal: 'C504' }]);
  // So it is of who excludes themselves while the owner proves it.
  protect(2, {});
  world.identity.whileAsked = async () => {
    protect(3, { excluded: true });
  };
  expect((await give('30000')).resultCode).toBe('C504');
  expect([await world.cash(people.five), await world.cash(people.player)]).toEqual(['500000', '0']);
  // What is theirs may be taken home all the same.
  await world.fund(people.player, 10_000n);
  await transfer(world, people.five, ['take', people.player, '10000']);
  // Money of partners is no deposit.
  expect((await give('10000', people.four)).resultCode).toBe('C302');
});

test('attack: who is no owner, or has not the money, reads a member’s limits in what is refused', async () => {
  const { world, people, give, protect } = await open('partner_gift_probed');
  protect(1, { excluded: true });
  world.identity.outcome = 'wrong';
  expect((await give('1000')).resultCode).toBe('C008');
  world.identity.outcome = 'ok';
  expect((await give('500001')).resultCode).toBe('C601');
  expect((await give('999999999999999')).resultCode).toBe('C303');
  expect(await world.cash(people.five)).toBe('500000');
});

test('attack: what a partner gives passes the own deposit limit of a member', async () => {
  const { world, people, give, protect } = await open('partner_gift_limits');
  protect(1, { deposit: { ...none, day: '50000' } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => give('10000')));
  const codes = answers.map(({ resultCode }) => resultCode);
  expect(codes.filter((code) => code === '0')).toHaveLength(5);
  expect(new Set(codes)).toEqual(new Set(['0', 'C504']));
  await eventually(async () => expect(await world.cash(people.player)).toBe('50000'));
  // A mistake is taken back, and given anew to the same amount.
  await transfer(world, people.five, ['take', people.player, '20000']);
  expect((await give('20001')).resultCode).toBe('C504');
  expect((await give('20000')).resultCode).toBe('0');
  await eventually(async () => expect(await world.cash(people.player)).toBe('50000'));
});

test('a gift of another member counts like that of a partner; without identity there is none', async () => {
  const { world, people, give, protect } = await open('partner_gift_of_member');
  const friend = await world.approve('friend', { parent: people.five });
  await world.fund(friend, 50_000n);
  await setPolicy(world, { membersGive: true });
  protect(1, { deposit: { ...none, month: '15000' } });
  const gift = (amount: string) =>
    world.as(friend, { isPartner: false })(
      '/api/partner/transfer/give',
      { loginId: people.player.loginId, amount, cashOutPass: '1234' },
      { idempotencyKey: randomUUID() },
    );
  await eventually(async () => expect((await gift('10000')).resultCode).toBe('0'));
  expect((await gift('5001')).resultCode).toBe('C504');
  expect((await give('5001')).resultCode).toBe('C504');
  expect((await gift('5000')).resultCode).toBe('0');
  await world.identity.close();
  expect((await give('1000')).resultCode).toBe('TE99');
});
