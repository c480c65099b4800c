import { randomBytes, randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';

import { readSessionState } from '@noriter/kit/session-state';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { memberEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reseal } from '../src/actions/reseal.ts';
import { readBirthDate, sealBirthDate } from '../src/store/members/ages.ts';
import type { NewMember } from '../src/store/members/insert-member.ts';
import { savePhone } from '../src/store/members/update-member.ts';
import { dataKeysText, openVault } from '../src/store/vault.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  operatorWith,
  password,
  withdrawalPassword,
  withoutCaptcha,
} from './identity-world.ts';

let world: IdentityWorld;
let listener: Listening<typeof memberEvents>;

beforeAll(async () => {
  world = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '10000' });
  await withoutCaptcha(world);
  listener = await listenTo(world.space, memberEvents);
});
afterAll(async () => {
  await listener.stop();
  await world.close();
});

const minute = 60_000;
const proof = { presentPass: password, presentCashOutPass: withdrawalPassword };

async function logIn(member: NewMember, memPass = password) {
  const answer = await world.guest('/api/member/login', { memId: member.loginId, memPass });
  const { sessionId } = answer.data ?? {};
  return { code: answer.resultCode, sessionId, call: world.memberOf(member, sessionId) };
}

async function caseCount(memberId: string, name: string): Promise<number> {
  return listener.events.filter(({ key, value }) => key === memberId && value.event.case === name)
    .length;
}

describe('changing one’s own data', () => {
  const path = '/api/member/update';

  it('changes the password, and the old one is worth nothing', async () => {
    const member = await makeMember(world.deps);
    const { call, sessionId } = await logIn(member);
    const changes = { presentPass: password, memPass: 'fresh2026', memPassCheck: 'fresh2026' };
    expect((await call(path, changes)).resultCode).toBe('0');
    expect(await readSessionState(world.space.redis, sessionId)).toBe('live');
    expect((await logIn(member)).code).toBe('LX02');
    expect((await logIn(member, 'fresh2026')).code).toBe('0');
    const history = await call('/api/member/loginHistory');
    const kinds = history.data.list.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('password-changed');
  });

  it('ends every other session when the password changes', async () => {
    const member = await makeMember(world.deps);
    const old = await logIn(member);
    const elsewhere = world.memberOf(member, world.deps.ids.next());
    const changes = { presentPass: password, memPass: 'fresh2026', memPassCheck: 'fresh2026' };
    expect((await elsewhere(path, changes)).resultCode).toBe('0');
    expect(await readSessionState(world.space.redis, old.sessionId)).toBe('ended');
  });

  it.each([
    ['a wrong present password', { presentPass: 'wrong123', memPhone: '01012341234' }, 'U121'],
    ['letters only', { memPass: 'lettersonly', memPassCheck: 'lettersonly' }, 'U122'],
    ['another confirmation', { memPass: 'fresh2026', memPassCheck: 'fresh2027' }, 'U105'],
    ['a bad phone', { memPhone: '123' }, 'U106'],
    ['an unknown bank', { bank: '999' }, 'U117'],
    ['a bad holder', { memName: '1' }, 'U118'],
    ['a bad account', { bankacc: 'x' }, 'U119'],
    ['a bad withdrawal password', { cashOutPass: '12345' }, 'U103'],
  ])('refuses %s', async (_name, changes, code) => {
    const { call } = await logIn(await makeMember(world.deps));
    const answer = await call(path, { presentPass: password, ...changes });
    expect(answer).toMatchObject({ status: 200, resultCode: code });
    expect(answer.resultMessage).not.toMatch(/[{}]/);
  });

  it('needs the present password, a login, and counts wrong guesses', async () => {
    const member = await makeMember(world.deps);
    const { call } = await logIn(member);
    expect(await call(path, { memPhone: '01012341234' })).toMatchObject({ status: 400 });
    expect(await world.guest(path, { presentPass: 'x' })).toMatchObject({ status: 401 });
    for (let time = 0; time < 5; time += 1) {
      expect((await call(path, { presentPass: 'wrong123' })).resultCode).toBe('U121');
    }
    expect((await call(path, { presentPass: password })).resultCode).toBe('LX03');
  });

  it('attack: who guesses in a stolen session does not keep out whose it is', async () => {
    const member = await makeMember(world.deps);
    const stolen = await logIn(member);
    for (let time = 0; time < 6; time += 1) await stolen.call(path, { presentPass: 'wrong123' });
    const owner = await logIn(member);
    expect(owner.code).toBe('0');
    expect(await readSessionState(world.space.redis, stolen.sessionId)).toBe('replaced');
    const changes = { presentPass: password, memPass: 'fresh2026', memPassCheck: 'fresh2026' };
    expect((await owner.call(path, changes)).resultCode).toBe('0');
  });

  it('is open again when an operator takes the lock off', async () => {
    const member = await makeMember(world.deps);
    const { call } = await logIn(member);
    for (let time = 0; time < 5; time += 1) await call(path, { presentPass: 'wrong123' });
    const { memberId } = member;
    const detail = await world.admin('/api/admin/members/detail', { memberId });
    expect(detail.data.loginLockedUntil).not.toBeNull();
    expect((await world.admin('/api/admin/members/unlock', { memberId })).resultCode).toBe('0');
    expect((await call(path, { presentPass: password })).resultCode).toBe('0');
  });

  it('keeps every bank account by version and publishes the masked one', async () => {
    const member = await makeMember(world.deps);
    const { call } = await logIn(member);
    const bankacc = `330${Date.now()}`;
    const changes = { ...proof, bank: '090', bankacc };
    expect((await call(path, changes)).resultCode).toBe('0');
    const info = await call('/api/member/info');
    expect(info.data.member).toMatchObject({
      bankNameKr: '카카오뱅크',
      bankaccMasked: `****${bankacc.slice(-4)}`,
      memName: '홍길동',
    });
    const { memberId } = member;
    const show = (version?: number) =>
      world.admin('/api/admin/members/payoutAccount', { memberId, version });
    expect((await show()).data).toMatchObject({ bankacc, version: 2, memName: '홍길동' });
    expect((await show(1)).data).toMatchObject({ bankacc: member.account.account, version: 1 });
    expect((await show(3)).resultCode).toBe('U130');
    await eventually(() => {
      const changed = listener.events.find(
        ({ key, value }) => key === memberId && value.event.case === 'profileChanged',
      );
      expect(changed?.value.event.value).toMatchObject({
        profile: {
          payoutAccountVersion: 2,
          payoutAccountMasked: `카카오뱅크 ****${bankacc.slice(-4)} 홍*동`,
        },
      });
    });
  });

  it('refuses a phone or an account number of somebody else', async () => {
    const other = await makeMember(world.deps);
    const { call } = await logIn(await makeMember(world.deps));
    const presentPass = password;
    expect((await call(path, { presentPass, memPhone: other.phone })).resultCode).toBe('U114');
    const bankacc = other.account.account;
    expect((await call(path, { ...proof, bankacc })).resultCode).toBe('U115');
    expect((await call('/api/member/info')).data.member.bankaccMasked).not.toBe('');
  });

  it('is done once for one idempotency key', async () => {
    const member = await makeMember(world.deps);
    const { call } = await logIn(member);
    const idempotencyKey = randomUUID();
    const changes = { ...proof, bank: '090', bankacc: `440${Date.now()}` };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(path, changes, { idempotencyKey })),
    );
    expect(new Set(answers.map(({ resultCode }) => resultCode))).toEqual(new Set(['0']));
    const { memberId } = member;
    expect(await world.deps.db.payoutAccount.count({ where: { memberId } })).toBe(2);
    const clash = await call(path, { ...changes, bank: '004' }, { idempotencyKey });
    expect(clash.resultCode).toBe('C999');
  });
});

describe('the withdrawal password', () => {
  const path = '/internal/members/checkWithdrawal';
  const check = async (memberId: string, cashOutPass = withdrawalPassword) =>
    (await world.internal(path, { memberId, cashOutPass })).data;

  it('is judged, and the payout account answered masked', async () => {
    const { memberId, account } = await makeMember(world.deps);
    expect(await check(memberId)).toEqual({
      outcome: 'ok',
      code: null,
      payoutAccountMasked: `국민은행 ****${account.account.slice(-4)} 홍*동`,
      payoutAccountVersion: 1,
      payoutChangedAt: null,
      withdrawalsFrom: null,
      isReal: false,
    });
    expect((await check(memberId, '9999')).outcome).toBe('wrong');
  });

  it('has a lock of its own that expires, and one an operator takes off', async () => {
    const member = await makeMember(world.deps);
    const { memberId } = member;
    const lock = async () => {
      for (let time = 0; time < 5; time += 1) {
        expect((await check(memberId, '9999')).outcome).toBe('wrong');
      }
      expect((await check(memberId)).outcome).toBe('locked');
    };
    await lock();
    expect((await logIn(member)).code).toBe('0');
    world.clock.advance(30 * minute);
    expect((await check(memberId)).outcome).toBe('ok');
    await lock();
    await world.admin('/api/admin/members/unlock', { memberId });
    expect((await check(memberId)).outcome).toBe('ok');
  });

  it('is another one when the member sets another', async () => {
    const member = await makeMember(world.deps);
    const { call } = await logIn(member);
    await call('/api/member/update', { ...proof, cashOutPass: '7777' });
    expect((await check(member.memberId, '7777')).outcome).toBe('ok');
    expect((await check(member.memberId, withdrawalPassword)).outcome).toBe('wrong');
  });

  it('is refused for who may not withdraw, and for who is not there', async () => {
    const { memberId } = await makeMember(world.deps, { status: 'suspended' });
    expect((await check(memberId)).outcome).toBe('suspended');
    const missing = await makeMember(world.deps);
    await world.deps.pool.query('update member set withdrawal_hash = null where member_id = $1', [
      missing.memberId,
    ]);
    expect((await check(missing.memberId)).outcome).toBe('missing');
    expect((await check(randomUUID())).outcome).toBe('missing');
  });

  it('is asked about by services only', async () => {
    const body = { memberId: randomUUID(), cashOutPass: '1234' };
    expect(await world.guest(path, body)).toMatchObject({ status: 401 });
    expect(await world.internal(path, { memberId: 'x', cashOutPass: '1' })).toMatchObject({
      status: 400,
    });
  });
});

describe('what operators do to a member', () => {
  it('sets the level, which is published', async () => {
    const { memberId } = await makeMember(world.deps);
    const path = '/api/admin/members/setLevel';
    expect((await world.admin(path, { memberId, level: 3, reason: '우수 회원' })).resultCode).toBe(
      '0',
    );
    // No deposit account, limit or bonus is of a level beyond.
    for (const level of [0, 100]) {
      expect(await world.admin(path, { memberId, level, reason: 'x' })).toMatchObject({
        status: 400,
      });
    }
    const nobody = { memberId: randomUUID(), level: 2, reason: 'x' };
    expect((await world.admin(path, nobody)).resultCode).toBe('U130');
    await eventually(async () => expect(await caseCount(memberId, 'profileChanged')).toBe(1));
  });

  it('needs the permission for each', async () => {
    const { memberId } = await makeMember(world.deps);
    const reader = world.call(operatorWith('members.read'));
    const calls: [string, object][] = [
      ['suspend', { memberId, reason: 'x' }],
      ['reinstate', { memberId }],
      ['unlock', { memberId }],
      ['setLevel', { memberId, level: 2, reason: 'x' }],
      ['sessions/revoke', { memberId }],
      ['payoutAccount', { memberId }],
    ];
    for (const [name, body] of calls) {
      expect(await reader(`/api/admin/members/${name}`, body)).toMatchObject({
        resultCode: 'H403',
      });
    }
    expect((await reader('/api/admin/members/list')).resultCode).toBe('0');
  });

  it('suspends once', async () => {
    const { memberId } = await makeMember(world.deps);
    const body = { memberId, reason: '약관 위반' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.admin('/api/admin/members/suspend', body)),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'T999')).toHaveLength(9);
    await eventually(async () => expect(await caseCount(memberId, 'statusChanged')).toBe(1));
  });
});

describe('sealed columns', () => {
  it('survive a rotation of the data keys, and stay findable', async () => {
    const member = await makeMember(world.deps);
    const { pool, config } = world.deps;
    const first = config.DATA_KEYS.byVersion.get(1);
    if (first === undefined) throw new Error('The test space has a data key 1.');
    const base64 = (key: Uint8Array) => Buffer.from(key).toString('base64');
    const both = dataKeysText.parse(
      JSON.stringify({ 1: base64(first), 2: base64(randomBytes(32)) }),
    );
    const vault = await openVault(pool, both);
    // Between both steps of the rotation, one with a date of birth changes the phone.
    const { memberId: changed } = await makeMember(world.deps);
    const born = sealBirthDate(world.deps.vault, changed, '1990-03-01');
    await pool.query('update member set birth_date = $2 where member_id = $1', [changed, born]);
    await withTransaction(pool, (tx) =>
      savePhone({ ...world.deps, vault }, tx, changed, '010-7777-1234'),
    );
    // And one by a process that has not been restarted with the new key yet.
    const { memberId: late } = await makeMember(world.deps);
    await pool.query('update member set key_version = 2 where member_id = $1', [late]);
    expect(await reseal({ pool, vault })).toBeGreaterThan(1);
    expect(await reseal({ pool, vault })).toBe(0);
    const second = both.byVersion.get(2) ?? new Uint8Array();
    const onlyNew = await openVault(
      pool,
      dataKeysText.parse(JSON.stringify({ 2: base64(second) })),
    );
    expect(await readBirthDate({ vault: onlyNew }, pool, changed)).toBe('1990-03-01');
    const ofLate = await world.deps.db.member.findUniqueOrThrow({ where: { memberId: late } });
    expect(onlyNew.open({ rowId: late, column: 'member.phone' }, ofLate.phone)).toMatch(/^\d+$/);
    const digits = member.phone;
    const found = await world.deps.db.member.findFirstOrThrow({
      where: { phoneDigest: onlyNew.digest('member.phone', digits) },
    });
    expect(found).toMatchObject({ memberId: member.memberId, keyVersion: 2 });
    expect(onlyNew.open({ rowId: member.memberId, column: 'member.phone' }, found.phone)).toBe(
      digits,
    );
  });

  it('keep the service from starting when their key is gone', async () => {
    const lost = dataKeysText.parse(JSON.stringify({ 9: randomBytes(32).toString('base64') }));
    await expect(openVault(world.deps.pool, lost)).rejects.toThrow('DATA_KEYS');
  });
});
