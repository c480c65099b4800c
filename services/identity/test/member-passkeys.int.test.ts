import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../src/domain/second-factor.ts';
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

const owner = { presentPass: password, presentCashOutPass: withdrawalPassword };
const update = '/api/member/update';
const account = () => ({ bank: '090', bankacc: `990${Date.now()}` });

async function person() {
  const member = await makeMember(world.deps);
  const sessionId = world.deps.ids.next();
  const call = world.memberOf(member, sessionId);
  const passkeys = (name: string, body: object = {}) => call(`/api/member/passkeys/${name}`, body);
  return { memberId: member.memberId, call, passkeys };
}

type Person = Awaited<ReturnType<typeof person>>;

async function add({ passkeys }: Person, device = softwareAuthenticator()) {
  const { options } = (await passkeys('begin', owner)).data;
  const passkey = device.make(options);
  expect((await passkeys('finish', { name: '휴대폰', passkey })).resultCode).toBe('0');
  return device;
}

async function prove({ passkeys }: Person, device: ReturnType<typeof softwareAuthenticator>) {
  return device.prove((await passkeys('ask')).data.options);
}

async function withPasskey() {
  const who = await person();
  const device = await add(who);
  return { ...who, device, proof: () => prove(who, device) };
}

describe('a member', () => {
  it('adds a passkey with all that leads to payouts, and withdrawals wait', async () => {
    const { call, passkeys } = await person();
    expect((await passkeys('list')).data).toEqual({ offered: true, list: [] });
    expect((await passkeys('begin', { presentPass: password })).resultCode).toBe('U123');
    expect((await passkeys('ask')).resultCode).toBe('LX08');
    await add({ call, passkeys, memberId: '' });
    expect((await passkeys('list')).data.list).toMatchObject([{ name: '휴대폰' }]);
    const { member } = (await call('/api/member/info')).data;
    expect(member).toMatchObject({ hasSecondFactor: true, hasAuthenticator: false, passkeys: 1 });
    expect(member.withdrawalsFrom).not.toBeNull();
    const history = (await call('/api/member/loginHistory')).data.list;
    expect(history[0]).toMatchObject({ kind: 'passkey-added' });
  });

  it('changes the account by it, wherever a code would have to be given', async () => {
    const { call, proof } = await withPasskey();
    expect((await call(update, { ...owner, ...account() })).resultCode).toBe('U124');
    const typed = { ...owner, ...account(), otp: '123456' };
    expect((await call(update, typed)).resultCode).toBe('U124');
    const passkey = await proof();
    expect((await call(update, { ...owner, ...account(), passkey })).resultCode).toBe('0');
    expect((await call(update, { ...owner, ...account(), passkey })).resultCode).toBe('U124');
  });

  it('proves by it to whoever moves money, beside the right password alone', async () => {
    const { memberId, proof } = await withPasskey();
    const judge = async (changes: object) => {
      const asked = { memberId, cashOutPass: withdrawalPassword, asksCode: true, ...changes };
      const { outcome, code } = (await world.internal('/internal/members/checkWithdrawal', asked))
        .data;
      return [outcome, code];
    };
    expect(await judge({})).toEqual(['ok', 'wrong']);
    const passkey = await proof();
    expect(await judge({ passkey, cashOutPass: '9999' })).toEqual(['wrong', null]);
    expect(await judge({ passkey })).toEqual(['ok', 'right']);
    expect(await judge({ passkey })).toEqual(['ok', 'wrong']);
  });

  it('has it beside an authenticator; either proves, and both come off', async () => {
    const { call, passkeys, proof, device, memberId } = await withPasskey();
    const begin = '/api/member/secondFactor/begin';
    expect((await call(begin, owner)).resultCode).toBe('U124');
    const { secret } = (await call(begin, { ...owner, passkey: await proof() })).data;
    const otp = () => codeAt(secret, world.clock.now());
    expect((await call('/api/member/secondFactor/confirm', { otp: otp() })).resultCode).toBe('0');
    world.clock.advance(60_000);
    const remove = { ...owner, otp: otp(), passkeyId: device.id };
    expect((await passkeys('remove', remove)).resultCode).toBe('0');
    expect((await passkeys('list')).data.list).toEqual([]);
    world.clock.advance(60_000);
    const { options } = (await passkeys('begin', { ...owner, otp: otp() })).data;
    await passkeys('finish', { name: '새것', passkey: softwareAuthenticator().make(options) });
    const release = { memberId, secret: 'secondFactor', reason: '휴대폰 분실' };
    expect((await world.admin('/api/admin/members/releaseSecret', release)).resultCode).toBe('0');
    expect((await call('/api/member/info')).data.member.hasSecondFactor).toBe(false);
  });
});

describe('attack: a passkey of a member is not', () => {
  it('replayed, signed elsewhere, made for another domain or unverified', async () => {
    const { call, passkeys, device } = await withPasskey();
    const change = (passkey: object) => call(update, { ...owner, ...account(), passkey });
    const lies = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
    ];
    for (const lie of lies) {
      const { options } = (await passkeys('ask')).data;
      expect((await change(device.prove(options, lie))).resultCode).toBe('U124');
      // A refused answer has used its challenge up.
      expect((await change(device.prove(options))).resultCode).toBe('U124');
      world.clock.advance(60 * 60_000);
    }
    const late = device.prove((await passkeys('ask')).data.options);
    world.clock.advance(5 * 60_000 + 1);
    expect((await change(late)).resultCode).toBe('U124');
  });

  it('copied: the member reads it in the history', async () => {
    const { call, passkeys, device } = await withPasskey();
    const { options } = (await passkeys('ask')).data;
    const passkey = device.prove(options, { counter: 0 });
    expect((await call(update, { ...owner, ...account(), passkey })).resultCode).toBe('U124');
    const history = (await call('/api/member/loginHistory')).data.list;
    expect(history[0]).toMatchObject({ kind: 'passkey-copied' });
  });

  it('somebody else’s, and guesses at it add up to a lock', async () => {
    const [anna, ben] = [await withPasskey(), await withPasskey()];
    const { options } = (await ben.passkeys('ask')).data;
    const theirs = { ...owner, ...account(), passkey: anna.device.prove(options) };
    expect((await ben.call(update, theirs)).resultCode).toBe('U124');
    const forAnna = anna.device.prove((await anna.passkeys('ask')).data.options);
    const stolen = { ...owner, ...account(), passkey: forAnna };
    expect((await ben.call(update, stolen)).resultCode).toBe('U124');
    for (let time = 0; time < 3; time += 1) await ben.call(update, stolen);
    expect((await ben.call(update, stolen)).resultCode).toBe('LX03');
    const remove = { ...owner, passkey: await anna.proof(), passkeyId: ben.device.id };
    expect((await anna.passkeys('remove', remove)).resultCode).toBe('LX08');
  });
});
