import { randomInt } from 'node:crypto';
import { guestCaller } from '@noriter/kit/testing';
import { solveChallenge } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  password,
  signUpForm,
  withdrawalPassword,
} from './identity-world.ts';

let world: IdentityWorld;
let partner: string;

const limits = {
  ALTCHA_NUMBER_MAX: '500',
  CAPTCHA_FREE_TRIES: '4',
  SIGN_UPS_PER_NETWORK: '6',
  UNIQUE_CHECKS_PER_NETWORK: '10',
  UNIQUE_CHECKS_PER_MEMBER: '3',
  LOGIN_RATE_PER_ADDRESS: '10',
  PIN_FAILURES_MAX: '12',
};

beforeAll(async () => {
  world = await openIdentityWorld(limits);
  partner = (await makeMember(world.deps, { partnerType: 'PTN_5' })).loginId;
});
afterAll(() => world.close());

/** One customer's IPv6 network, of which each call comes from another address. */
function customer() {
  const net = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
  const call = (path: string, body: object = {}) =>
    world.call(guestCaller({ address: `${net}::${randomInt(65_536).toString(16)}` }))(path, body);
  async function picture() {
    const { captchaId } = (await call('/api/auth/captcha')).data;
    return { captchaId, captcha: (await world.space.redis.get(`captcha:${captchaId}`)) ?? '' };
  }
  const task = async (): Promise<Challenge> => (await call('/api/auth/captcha')).data.altcha;
  const work = async () => solve(await task());
  const ask = async (answer: object) => {
    const asked = { field: 'memPhone', value: '01012341234', ...answer };
    return (await call('/api/member/checkUnique', asked)).resultCode;
  };
  return { call, picture, task, work, ask };
}

async function solve({ challenge, salt, algorithm, maxnumber, signature }: Challenge) {
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  const solved = { algorithm, challenge, number: solution?.number, salt, signature };
  return { altcha: Buffer.from(JSON.stringify(solved)).toString('base64') };
}

describe('one customer with 2^64 addresses', () => {
  it('logs in no more often than with one', async () => {
    const { call } = customer();
    const codes = [];
    for (let time = 0; time < 11; time += 1) {
      const login = { memId: `nobody${time}`, memPass: password };
      codes.push((await call('/api/member/login', login)).status);
    }
    expect(codes.at(-1)).toBe(429);
  });

  it('asks for values of the form no more often than with one', async () => {
    const { call } = customer();
    const ask = () => call('/api/member/checkUnique', { field: 'memId', value: 'anybody1' });
    for (let time = 0; time < 10; time += 1) expect((await ask()).resultCode).toBe('0');
    expect((await ask()).status).toBe(429);
  });

  it('is held by a route’s own limit too', async () => {
    const { call } = customer();
    const answers = await Promise.all(Array.from({ length: 125 }, () => call('/api/auth/captcha')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('a stranger who asks whose phone or account is known', () => {
  it('is told nothing without a captcha', async () => {
    const { call, picture } = customer();
    const member = await makeMember(world.deps);
    const ask = (extra: object) =>
      call('/api/member/checkUnique', { field: 'memPhone', value: member.phone, ...extra });
    expect(await ask({})).toMatchObject({ resultCode: 'LX01', data: null });
    expect((await ask(await picture())).data).toEqual({ available: false });
  });

  it('learns nothing from a sign-up without a captcha', async () => {
    const { call, picture } = customer();
    const { phone } = await makeMember(world.deps);
    const form = signUpForm(partner, { memPhone: phone });
    expect((await call('/api/member/signup', form)).resultCode).toBe('LX01');
    const asked = { ...form, ...(await picture()) };
    expect((await call('/api/member/signup', asked)).resultCode).toBe('U114');
  });

  it('has so many sign-ups an hour', async () => {
    const { call, work } = customer();
    const { phone } = await makeMember(world.deps);
    const codes = [];
    for (let time = 0; time < 7; time += 1) {
      const form = { ...signUpForm(partner, { memPhone: phone }), ...(await work()) };
      codes.push((await call('/api/member/signup', form)).resultCode);
    }
    expect(codes).toEqual([...Array(6).fill('U114'), 'H429']);
  });

  it('who mistypes captchas without end leaves neighbours their sign-ups and questions', async () => {
    const { call, work, ask } = customer();
    const form = signUpForm(partner);
    const mistyped = await Promise.all(
      Array.from({ length: 12 }, () => call('/api/member/signup', { ...form, captcha: '0000' })),
    );
    for (let time = 0; time < 12; time += 1) expect(await ask({ captcha: '0000' })).toBe('LX01');
    expect(new Set(mistyped.map(({ resultCode }) => resultCode))).toEqual(new Set(['LX01']));
    expect(await ask(await work())).toBe('0');
    expect((await call('/api/member/signup', { ...form, ...(await work()) })).resultCode).toBe('0');
  });
});

describe('a member who asks whose phones are known', () => {
  it('attack: learns of a few by writing them as their own', async () => {
    const call = world.memberOf(await makeMember(world.deps));
    const { phone: memPhone } = await makeMember(world.deps);
    const codes = [];
    for (let time = 0; time < 4; time += 1) {
      const update = { presentPass: password, memPhone };
      codes.push((await call('/api/member/update', update)).resultCode);
    }
    expect(codes).toEqual(['U114', 'U114', 'U114', 'H429']);
    const memPass = 'fresh2026';
    const own = { presentPass: password, memPass, memPassCheck: memPass };
    expect((await call('/api/member/update', own)).resultCode).toBe('0');
  });

  it('attack: learns of a few as a partner, by people who are refused', async () => {
    const { phone: memPhone } = await makeMember(world.deps);
    const call = world.memberOf(await makeMember(world.deps, { partnerType: 'PTN_1' }));
    const codes = [];
    for (let time = 0; time < 4; time += 1) {
      const { memId, memPass, memPassCheck, memNick, cashOutPass, ...rest } = signUpForm('');
      const { bank, memName, bankacc } = rest;
      const login = { memId, memPass, memPassCheck, memNick, cashOutPass };
      const form = { ...login, memPhone, bank, memName, bankacc };
      codes.push((await call('/api/member/partner/create', form)).resultCode);
    }
    expect(codes).toEqual(['U114', 'U114', 'U114', 'H429']);
  });
});

describe('who reads the picture by machine', () => {
  it('pays with work after some tries, more with each', async () => {
    const { call, picture, work, ask } = customer();
    for (let time = 0; time < 4; time += 1) expect(await ask(await picture())).toBe('0');
    expect((await call('/api/auth/captcha')).data).toMatchObject({
      altchaRequired: true,
      altcha: { maxnumber: 1_000 },
    });
    expect(await ask(await picture())).toBe('LX01');
    expect(await ask(await work())).toBe('0');
  });

  it('does not bring work from another network', async () => {
    const [quiet, busy] = [customer(), customer()];
    expect(await busy.ask(await quiet.work())).toBe('LX01');
  });

  it('attack: fetches cheap tasks early to spend them late', async () => {
    const { call, picture, task, ask } = customer();
    const kept = [];
    for (let time = 0; time < 9; time += 1) kept.push(await task());
    const sizes = kept.map(({ maxnumber }) => maxnumber);
    expect(sizes).toEqual([...Array(4).fill(500), ...Array(4).fill(1_000), 2_000]);
    // Who only looked at the page has taken nobody's picture away.
    expect((await call('/api/auth/captcha')).data.altchaRequired).toBe(false);
    expect(await ask(await picture())).toBe('0');
  });

  it('attack: fetches them all at once', async () => {
    const { task } = customer();
    const kept = await Promise.all(Array.from({ length: 9 }, task));
    const sizes = kept.map(({ maxnumber = 0 }) => maxnumber).sort((one, other) => one - other);
    expect(sizes).toEqual([...Array(4).fill(500), ...Array(4).fill(1_000), 2_000]);
  });
});

it('who is slow is not refused for what neighbours behind the same address did meanwhile', async () => {
  const { task, work, ask } = customer();
  const early = await task();
  for (let time = 0; time < 9; time += 1) expect(await ask(await work())).toBe('0');
  world.clock.advance(170_000);
  expect((await task()).maxnumber).toBe(2_000);
  expect(await ask(await solve(early))).toBe('0');
});

it('a sign-up with a breached password is refused', async () => {
  const { call } = customer();
  const form = signUpForm(partner, { memPass: 'Qwer1234', memPassCheck: 'Qwer1234' });
  expect((await call('/api/member/signup', form)).resultCode).toBe('U120');
});

it('patient guesses at a withdrawal password end in a lock for weeks', async () => {
  const { memberId } = await makeMember(world.deps);
  const check = async (cashOutPass: string) =>
    (await world.internal('/internal/members/checkWithdrawal', { memberId, cashOutPass })).data
      .outcome;
  for (let day = 0; day < 3; day += 1) {
    for (let time = 0; time < 4; time += 1) expect(await check('0000')).toBe('wrong');
    if (day < 2) expect(await check(withdrawalPassword)).toBe('ok');
    world.clock.advance(24 * 3_600_000);
  }
  expect(await check(withdrawalPassword)).toBe('locked');
  world.clock.advance(7 * 24 * 3_600_000);
  expect(await check(withdrawalPassword)).toBe('locked');
  await world.admin('/api/admin/members/unlock', { memberId });
  expect(await check(withdrawalPassword)).toBe('ok');
});
