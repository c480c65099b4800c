import { readFileSync } from 'node:fs';
import { eventually, type Listening, listenTo, operatorCaller } from '@noriter/kit/testing';
import { PayoutAccessPart } from '@noriter/proto/member_events_pb';
import { memberEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../src/domain/second-factor.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
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

const addressesOfOperators = new URL(
  '../prisma/migrations/20261130120000_addresses_of_operators/migration.sql',
  import.meta.url,
);
const update = '/api/member/update';
const thiefsAccount = () => ({ bank: '090', bankacc: `990${Date.now()}` });

async function thief() {
  const member = await makeMember(world.deps);
  return { member, call: world.memberOf(member, world.deps.ids.next()) };
}

const check = (memberId: string, cashOutPass: string) =>
  world.internal('/internal/members/checkWithdrawal', { memberId, cashOutPass });

describe('a thief who knows the login password alone', () => {
  it('changes neither the withdrawal password nor its lock', async () => {
    const { member, call } = await thief();
    const changes = { presentPass: password, cashOutPass: '9999' };
    expect((await call(update, changes)).resultCode).toBe('U123');
    expect((await check(member.memberId, '9999')).data.outcome).toBe('wrong');
    expect((await check(member.memberId, withdrawalPassword)).data.outcome).toBe('ok');
  });

  it('does not turn payouts to an account of theirs', async () => {
    const { member, call } = await thief();
    const changes = { presentPass: password, ...thiefsAccount() };
    expect((await call(update, changes)).resultCode).toBe('U123');
    expect((await check(member.memberId, withdrawalPassword)).data.payoutAccountVersion).toBe(1);
  });

  it('does not become the holder', async () => {
    const { call } = await thief();
    const changes = { presentPass: password, memName: '도둑놈', ...thiefsAccount() };
    const answer = await call(update, { ...changes, presentCashOutPass: withdrawalPassword });
    expect(answer.resultCode).toBe('U126');
  });

  it('does not enrol a second factor of theirs', async () => {
    const { call } = await thief();
    const answer = await call('/api/member/secondFactor/begin', { presentPass: password });
    expect(answer.resultCode).toBe('U123');
  });

  it('does not take the lock off the withdrawal password with the right one', async () => {
    const { member, call } = await thief();
    for (let time = 0; time < 5; time += 1) {
      const wrong = { presentPass: password, cashOutPass: '9999', presentCashOutPass: '0000' };
      expect((await call(update, wrong)).resultCode).toBe('U123');
    }
    const right = { presentPass: password, presentCashOutPass: withdrawalPassword };
    expect((await call(update, { ...right, cashOutPass: '9999' })).resultCode).toBe('LX03');
    expect((await check(member.memberId, withdrawalPassword)).data.outcome).toBe('locked');
  });
});

const owner = { presentPass: password, presentCashOutPass: withdrawalPassword };

describe('the owner', () => {
  it('changes the account, is published, and withdraws a day later', async () => {
    const { member, call } = await thief();
    expect((await call(update, { ...owner, ...thiefsAccount() })).resultCode).toBe('0');
    const from = new Date(world.clock.now().getTime() + 24 * 3_600_000).toISOString();
    const checked = (await check(member.memberId, withdrawalPassword)).data;
    expect(checked).toMatchObject({ outcome: 'ok', withdrawalsFrom: from });
    expect(checked.payoutChangedAt).toBe(world.clock.now().toISOString());
    expect((await call('/api/member/info')).data.member.withdrawalsFrom).toBe(from);
    await eventually(() => {
      const published = listener.events.find(
        ({ key, value }) => key === member.memberId && value.event.case === 'payoutAccessChanged',
      );
      expect(published?.value.event.value).toMatchObject({ part: PayoutAccessPart.PAYOUT_ACCOUNT });
    });
    world.clock.advance(24 * 3_600_000);
    expect((await check(member.memberId, withdrawalPassword)).data.withdrawalsFrom).toBeNull();
  });

  it('changes the withdrawal password with the old one, and waits too', async () => {
    const { member, call } = await thief();
    expect((await call(update, { ...owner, cashOutPass: '9876' })).resultCode).toBe('0');
    expect((await check(member.memberId, '9876')).data).toMatchObject({
      outcome: 'ok',
      withdrawalsFrom: expect.any(String),
    });
  });

  it('may name the holder who was approved', async () => {
    const { call } = await thief();
    const account = { ...thiefsAccount(), memName: '홍길동' };
    expect((await call(update, { ...owner, ...account })).resultCode).toBe('0');
  });
});

describe('a second factor of a member', () => {
  const begin = '/api/member/secondFactor/begin';
  const confirm = '/api/member/secondFactor/confirm';
  const remove = '/api/member/secondFactor/remove';
  const halfMinute = 30_000;

  async function enrolled() {
    const { member, call } = await thief();
    const { secret } = (await call(begin, owner)).data;
    const code = () => codeAt(secret, world.clock.now());
    expect((await call(confirm, { otp: code() })).resultCode).toBe('0');
    return { member, call, code };
  }

  it('is asked for with every change, and a code works once', async () => {
    const { call, code } = await enrolled();
    expect((await call('/api/member/info')).data.member.hasSecondFactor).toBe(true);
    const account = thiefsAccount();
    expect((await call(update, { ...owner, ...account })).resultCode).toBe('U124');
    const used = { ...owner, ...account, otp: code() };
    expect((await call(update, used)).resultCode).toBe('U124');
    world.clock.advance(halfMinute);
    const fresh = { ...owner, ...account, otp: code() };
    expect((await call(update, fresh)).resultCode).toBe('0');
    expect((await call(update, { ...fresh, bank: '004' })).resultCode).toBe('U124');
  });

  it('is judged for whoever moves money, beside the right password alone, and once', async () => {
    const { member, code } = await enrolled();
    world.clock.advance(halfMinute);
    const otp = code();
    const judge = async (changes: object) => {
      const asked = { memberId: member.memberId, cashOutPass: withdrawalPassword, asksCode: true };
      const path = '/internal/members/checkWithdrawal';
      const { outcome, code: judged } = (await world.internal(path, { ...asked, ...changes })).data;
      return [outcome, judged];
    };
    expect(await judge({})).toEqual(['ok', 'wrong']);
    expect(await judge({ otp: otp === '000000' ? '000001' : '000000' })).toEqual(['ok', 'wrong']);
    expect(await judge({ otp, cashOutPass: '9999' })).toEqual(['wrong', null]);
    expect(await judge({ otp, asksCode: false })).toEqual(['ok', null]);
    expect(await judge({ otp })).toEqual(['ok', 'right']);
    expect(await judge({ otp })).toEqual(['ok', 'wrong']);
    const other = await makeMember(world.deps);
    expect(await judge({ memberId: other.memberId })).toEqual(['ok', 'none']);
  });

  it('is in use only once it was confirmed, in time', async () => {
    const { member, call } = await thief();
    const { secret } = (await call(begin, owner)).data;
    expect((await call(update, { ...owner, memPhone: '01055556666' })).resultCode).toBe('0');
    expect((await call(confirm, { otp: '000000' })).resultCode).toBe('U124');
    world.clock.advance(16 * 60_000);
    const late = { otp: codeAt(secret, world.clock.now()) };
    expect((await call(confirm, late)).resultCode).toBe('U128');
    expect((await check(member.memberId, withdrawalPassword)).data.withdrawalsFrom).toBeNull();
  });

  it('is not replaced, and comes off with a code of it only', async () => {
    const { call, code } = await enrolled();
    expect((await call(begin, owner)).resultCode).toBe('U127');
    expect((await call(remove, owner)).resultCode).toBe('U124');
    world.clock.advance(halfMinute);
    expect((await call(remove, { ...owner, otp: code() })).resultCode).toBe('0');
    expect((await call('/api/member/info')).data.member.hasSecondFactor).toBe(false);
  });

  it('is needed for an account where the site asks for it', async () => {
    const { call } = await thief();
    const asking = { memberSecondFactor: 'required' };
    const before = (await world.admin('/api/admin/site/options/get')).data;
    const set = (changed: object, version: number) =>
      world.admin('/api/admin/site/options/set', { ...changed, version });
    expect((await set(asking, before.version)).resultCode).toBe('0');
    expect((await call(update, { ...owner, ...thiefsAccount() })).resultCode).toBe('U125');
    // Else whoever has the password and a friend among operators needs no factor for a minute.
    const asked = await set({ memberSecondFactor: 'optional', reason: '점검' }, before.version + 1);
    expect(asked.data).toMatchObject({ outcome: 'asked' });
    const { requestId } = asked.data;
    const ben = world.call(operatorCaller({ loginId: 'ben', permissions: ['site.manage'] }));
    const decided = await ben('/api/admin/site/options/decide', { requestId, move: 'approve' });
    expect(decided.resultCode).toBe('0');
  });

  it('comes off by an operator who says why, and withdrawals wait', async () => {
    const { member, call } = await enrolled();
    world.clock.advance(30 * 3_600_000);
    const { memberId } = member;
    const release = (secret: string) =>
      world.admin('/api/admin/members/releaseSecret', { memberId, secret, reason: '휴대폰 분실' });
    expect((await release('secondFactor')).resultCode).toBe('0');
    expect((await release('withdrawalPassword')).resultCode).toBe('0');
    expect((await check(memberId, withdrawalPassword)).data.outcome).toBe('missing');
    const fresh = { presentPass: password, cashOutPass: '5555' };
    expect((await call(update, fresh)).resultCode).toBe('0');
    const { data } = await check(memberId, '5555');
    expect(data).toMatchObject({ outcome: 'ok', withdrawalsFrom: expect.any(String) });
  });

  it('attack: tell from where the operator came who took it off, in records of before', async () => {
    const [taken, own] = [await enrolled(), await enrolled()];
    const [operators, members] = [taken.member.memberId, own.member.memberId];
    const release = { memberId: operators, secret: 'secondFactor', reason: '휴대폰 분실' };
    expect((await world.admin('/api/admin/members/releaseSecret', release)).resultCode).toBe('0');
    world.clock.advance(halfMinute);
    expect((await own.call(remove, { ...owner, otp: own.code() })).resultCode).toBe('0');
    const { pool } = world.deps;
    const ids = [operators, members];
    const address = '198.51.100.77';
    await pool.query('update login_record set address = $2 where subject_id = any($1)', [
      ids,
      address,
    ]);
    await pool.query(readFileSync(addressesOfOperators, 'utf8'));
    const { rows } = await pool.query<{ id: string; address: string }>(
      `select subject_id as id, address from login_record
       where subject_id = any($1) and kind = 'second-factor-removed'`,
      [ids],
    );
    expect(new Map(rows.map((row) => [row.id, row.address]))).toEqual(
      new Map([
        [operators, ''],
        [members, address],
      ]),
    );
  });
});
