import { withTransaction } from '@noriter/kit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../src/domain/second-factor.ts';
import { confirmFactor } from '../src/store/members/second-factor.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  password,
  withdrawalPassword,
} from './identity-world.ts';
import { passkeySites, softwareAuthenticator } from './software-authenticator.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld({ PASSKEY_SITES: passkeySites });
});
afterAll(() => world.close());

const proof = { presentPass: password, presentCashOutPass: withdrawalPassword };
const newer = { memPass: 'meadow12x', memPassCheck: 'meadow12x' };

/** A member without a second factor, whose passwords a thief knows as well. */
async function robbed() {
  const member = await makeMember(world.deps);
  const call = world.memberOf(member, world.deps.ids.next());
  const own = (name: string, body: object = {}) => call(`/api/member/${name}`, body);

  /** Begins an authenticator. @returns what gives the first code of it */
  async function authenticator() {
    const { secret } = (await own('secondFactor/begin', proof)).data;
    return async () => {
      const otp = codeAt(secret, world.clock.now());
      return (await own('secondFactor/confirm', { otp })).resultCode;
    };
  }
  /** Begins a passkey. @returns what hands in the key that was made */
  async function passkey(factor: object = {}) {
    const { options } = (await own('passkeys/begin', { ...proof, ...factor })).data;
    const made = { name: '휴대폰', passkey: softwareAuthenticator().make(options) };
    return async () => (await own('passkeys/finish', made)).resultCode;
  }
  async function factors() {
    const { hasAuthenticator, passkeys } = (await own('info')).data.member;
    return { hasAuthenticator, passkeys };
  }
  return { memberId: member.memberId, own, authenticator, passkey, factors };
}

describe('attack: what was begun by the passwords alone is not finished', () => {
  it('as an authenticator, once there is a passkey', async () => {
    const { authenticator, passkey, factors } = await robbed();
    const thief = await authenticator();
    const owner = await passkey();
    expect(await owner()).toBe('0');
    expect(await thief()).toBe('U128');
    expect(await factors()).toEqual({ hasAuthenticator: false, passkeys: 1 });
  });

  it('as a passkey, once there is an authenticator', async () => {
    const { authenticator, passkey, factors } = await robbed();
    const thief = await passkey();
    const owner = await authenticator();
    expect(await owner()).toBe('0');
    expect(await thief()).toBe('U124');
    expect(await factors()).toEqual({ hasAuthenticator: true, passkeys: 0 });
  });

  it('as a passkey, once there is another', async () => {
    const { passkey, factors } = await robbed();
    const thief = await passkey();
    const owner = await passkey();
    expect(await owner()).toBe('0');
    expect(await thief()).toBe('U124');
    expect(await factors()).toEqual({ hasAuthenticator: false, passkeys: 1 });
  });

  it.each([
    ['the login password', newer],
    ['the withdrawal password', { cashOutPass: '7777' }],
  ])('once %s is another', async (_which, changes) => {
    const { own, authenticator, passkey, factors } = await robbed();
    const thiefs = [await authenticator(), await passkey()] as const;
    expect((await own('update', { ...proof, ...changes })).resultCode).toBe('0');
    expect(await thiefs[0]()).toBe('U128');
    expect(await thiefs[1]()).toBe('LX07');
    expect(await factors()).toEqual({ hasAuthenticator: false, passkeys: 0 });
  });

  it('once an operator took the withdrawal password away', async () => {
    const { memberId, authenticator, passkey } = await robbed();
    const thiefs = [await authenticator(), await passkey()] as const;
    const release = { memberId, secret: 'withdrawalPassword', reason: '도난 신고' };
    expect((await world.admin('/api/admin/members/releaseSecret', release)).resultCode).toBe('0');
    expect(await thiefs[0]()).toBe('U128');
    expect(await thiefs[1]()).toBe('LX07');
  });

  it('whichever of two comes first', async () => {
    const { authenticator, passkey } = await robbed();
    const [confirm, finish] = [await authenticator(), await passkey()];
    const ends = await Promise.all([confirm(), finish()]);
    expect([
      ['0', 'U124'],
      ['U128', '0'],
    ]).toContainEqual(ends);
  });
});

it('a code of the secret that was puts no later one into use', async () => {
  const { memberId, authenticator, factors } = await robbed();
  await authenticator();
  const begunAt = world.clock.now();
  world.clock.advance(1_000);
  const later = await authenticator();
  const at = world.clock.now();
  const confirmed = withTransaction(world.deps.pool, (tx) =>
    confirmFactor(tx, memberId, { begunAt, at }),
  );
  expect(await confirmed).toBe('gone');
  expect(await factors()).toEqual({ hasAuthenticator: false, passkeys: 0 });
  expect(await later()).toBe('0');
});

it('what was begun by a factor is finished beside it', async () => {
  const { own, passkey, factors } = await robbed();
  const { secret } = (await own('secondFactor/begin', proof)).data;
  const otp = () => codeAt(secret, world.clock.now());
  expect((await own('secondFactor/confirm', { otp: otp() })).resultCode).toBe('0');
  world.clock.advance(60_000);
  const further = await passkey({ otp: otp() });
  expect(await further()).toBe('0');
  expect(await factors()).toEqual({ hasAuthenticator: true, passkeys: 1 });
});
