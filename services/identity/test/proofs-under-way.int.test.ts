import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from '../src/domain/second-factor.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  password,
  withdrawalPassword,
  withoutCaptcha,
} from './identity-world.ts';
import { whileJudged } from './while-judged.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '10000' });
  await withoutCaptcha(world);
});
afterAll(() => world.close());

const proof = { presentPass: password, presentCashOutPass: withdrawalPassword };
const newer = { memPass: 'meadow12x', memPassCheck: 'meadow12x' };
const thiefs = { memPass: 'thieves99', memPassCheck: 'thieves99' };
const begin = 'secondFactor/begin';

/** A member whose passwords a thief knows as well, and who is logged in beside the thief. */
async function robbed() {
  const member = await makeMember(world.deps);
  const call = world.memberOf(member, world.deps.ids.next());
  const own = (name: string, body: object) => call(`/api/member/${name}`, body);
  const checked = async (cashOutPass: string) =>
    (await world.internal('/internal/members/checkWithdrawal', { ...member, cashOutPass })).data;
  const logIn = (memPass: string) =>
    world.guest('/api/member/login', { memId: member.loginId, memPass });
  return { own, checked, logIn };
}

/** What a thief gets who asks before the owner does something, and is judged by what was until then. */
const overtaken = async (
  thief: () => Promise<{ resultCode: string }>,
  owner: () => unknown,
  at: 'isRight' | 'hash' = 'isRight',
) => (await whileJudged(world, at, { asks: thief, happens: async () => owner() })).resultCode;

it('a change by the password that was does not undo that there is another one', async () => {
  const { own, logIn } = await robbed();
  const code = await overtaken(
    () => own('update', { ...proof, ...thiefs }),
    () => own('update', { ...proof, ...newer }),
  );
  expect(code).toBe('U121');
  expect((await logIn(newer.memPass)).resultCode).toBe('0');
});

it('payouts do not turn to another account by the withdrawal password that was', async () => {
  const { own, checked } = await robbed();
  const change = (changes: object) => own('update', { ...proof, ...changes });
  const code = await overtaken(
    () => change({ bank: '090', bankacc: '99012345678' }),
    () => change({ cashOutPass: '7777' }),
  );
  expect(code).toBe('U123');
  expect(await checked('7777')).toMatchObject({ outcome: 'ok', payoutAccountVersion: 1 });
});

it('whoever needs no withdrawal password is not kept by a change of it', async () => {
  const { own, checked } = await robbed();
  const code = await overtaken(
    () => own('update', { presentPass: password, ...newer }),
    () => own('update', { ...proof, cashOutPass: '7777' }),
  );
  expect(code).toBe('0');
  expect((await checked('7777')).outcome).toBe('ok');
});

it('a second factor is neither begun nor removed by a password that was', async () => {
  const { own } = await robbed();
  const unbegun = await overtaken(
    () => own(begin, proof),
    () => own('update', { ...proof, ...newer }),
  );
  expect(unbegun).toBe('U121');

  const present = { ...proof, presentPass: newer.memPass };
  const { secret } = (await own(begin, present)).data;
  const code = (lateMs = 0) => codeAt(secret, new Date(world.clock.now().getTime() + lateMs));
  expect((await own('secondFactor/confirm', { otp: code() })).resultCode).toBe('0');
  world.clock.advance(60_000);
  const unremoved = await overtaken(
    () => own('secondFactor/remove', { ...present, otp: code(30_000) }),
    () => own('update', { ...present, ...thiefs, otp: code() }),
  );
  expect(unremoved).toBe('U121');
  expect((await own('info', {})).data.member.hasSecondFactor).toBe(true);
});

it('an account does not change without a code of the second factor there is by now', async () => {
  const { own, checked } = await robbed();
  const { secret } = (await own(begin, proof)).data;
  const code = await overtaken(
    () => own('update', { ...proof, ...thiefs, bank: '090', bankacc: '99012345679' }),
    () => own('secondFactor/confirm', { otp: codeAt(secret, world.clock.now()) }),
    'hash',
  );
  expect(code).toBe('U124');
  expect((await own('info', {})).data.member.hasSecondFactor).toBe(true);
  expect(await checked(withdrawalPassword)).toMatchObject({ payoutAccountVersion: 1 });
});
