import { randomUUID } from 'node:crypto';

import {
  eventually,
  guestCaller,
  type Listening,
  listenTo,
  memberCaller,
  operatorCaller,
} from '@noriter/kit/testing';
import { memberEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { NewMember } from '../src/store/members/insert-member.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  operatorWith,
  signUpForm,
  withoutCaptcha,
} from './identity-world.ts';

let world: IdentityWorld;
let partner: NewMember;
let listener: Listening<typeof memberEvents>;

beforeAll(async () => {
  world = await openIdentityWorld({ SIGN_UPS_PER_NETWORK: '10000' });
  await withoutCaptcha(world);
  partner = await makeMember(world.deps, { partnerType: 'PTN_5' });
  listener = await listenTo(world.space, memberEvents);
});
afterAll(async () => {
  await listener.stop();
  await world.close();
});

const path = '/api/member/signup';

describe('signing up', () => {
  it('leaves a pending member, sealed, and publishes it', async () => {
    const form = signUpForm(partner.loginId);
    const answer = await world.guest(path, form);
    expect(answer).toMatchObject({ status: 200, resultCode: '0' });
    const { memberId } = answer.data;
    const row = await world.deps.pool.query(
      `select m.*, p.account, p.holder, p.account_digest from member m
       join payout_account p using (member_id) where member_id = $1`,
      [memberId],
    );
    const [stored] = row.rows;
    expect(stored).toMatchObject({ status: 'pending', level: 1, partner_type: null });
    expect(stored.recommender_id).toBe(partner.memberId);
    const text = JSON.stringify(stored);
    const phone = form.memPhone.replaceAll('-', '');
    for (const secret of [phone, form.bankacc, form.memName, form.memPass, '"4321"']) {
      expect(text).not.toContain(secret);
    }
    const { vault } = world.deps;
    expect(vault.open({ rowId: memberId, column: 'member.phone' }, stored.phone)).toBe(phone);
    expect(stored.password_hash).toMatch(/^\$argon2id\$/);
    await eventually(() => {
      const event = listener.events.find(({ key }) => key === memberId);
      expect(event?.value.event.case).toBe('signedUp');
      expect(event?.value.event.value).toMatchObject({
        profile: {
          loginId: form.memId,
          recommenderId: partner.memberId,
          payoutAccountMasked: `신한은행 ****${form.bankacc.slice(-4)} 김*봄`,
          payoutAccountVersion: 1,
        },
      });
    });
  });

  it('keeps what was agreed to, once, as operators see it', async () => {
    const agreed = { termsVersion: 3, adult: true };
    const form = { ...signUpForm(partner.loginId), agreed };
    const idempotencyKey = randomUUID();
    const { memberId } = (await world.guest(path, form, { idempotencyKey })).data;
    await world.guest(path, form, { idempotencyKey });
    const { consents } = (await world.admin('/api/admin/members/detail', { memberId })).data;
    expect(consents).toMatchObject([
      { subject: 'terms', version: 3 },
      { subject: 'adult', version: null },
    ]);
    const { pool } = world.deps;
    const change = pool.query('update member_consent set version = 4 where member_id = $1', [
      memberId,
    ]);
    await expect(change).rejects.toThrow('append-only');
  });

  it.each([{ termsVersion: 0, adult: true }, { termsVersion: 1, adult: false }, 'yes', {}])(
    'refuses to keep %j as agreed to',
    async (agreed) => {
      const answer = await world.guest(path, { ...signUpForm(partner.loginId), agreed });
      expect(answer).toMatchObject({ status: 400, resultCode: 'H400' });
    },
  );

  it('has no consent where none was given', async () => {
    const { memberId } = (await world.guest(path, signUpForm(partner.loginId))).data;
    const { consents } = (await world.admin('/api/admin/members/detail', { memberId })).data;
    expect(consents).toEqual([]);
  });

  it('never believes level, status or partner type of the payload', async () => {
    const form = signUpForm(partner.loginId, { memLevel: '9', memStatus: 1, partnerType: 'PTN_1' });
    const { memberId } = (await world.guest(path, form)).data;
    const found = await world.deps.db.member.findUniqueOrThrow({ where: { memberId } });
    expect(found).toMatchObject({ level: 1, status: 'pending', partnerType: null });
  });

  it.each([
    ['an id of four', { memId: 'abc1' }, 'U101'],
    ['a bad password', { memPass: 'a b c d e', memPassCheck: 'a b c d e' }, 'U102'],
    ['a bad withdrawal password', { cashOutPass: '12' }, 'U103'],
    ['a short nickname', { memNick: '행운' }, 'U104'],
    ['another confirmation', { memPassCheck: 'secret13' }, 'U105'],
    ['a bad phone', { memPhone: '02-123-4567' }, 'U106'],
    ['nobody as recommender', { recommenderId: 'nobody1' }, 'U116'],
    ['no recommender', { recommenderId: '' }, 'U116'],
    ['an unknown bank', { bank: '999' }, 'U117'],
    ['no holder', { memName: '' }, 'U118'],
    ['an account with letters', { bankacc: '12-34' }, 'U119'],
  ])('refuses %s', async (_name, changes, code) => {
    const answer = await world.guest(path, signUpForm(partner.loginId, changes));
    expect(answer).toMatchObject({ status: 200, resultCode: code });
    expect(answer.resultMessage).not.toMatch(/[{}]/);
  });

  it.each([
    [{ memNick: '   ' }, '닉네임을 입력해 주세요.'],
    [{ memNick: '행운' }, '닉네임은 3~20자로 입력해 주세요.'],
    [{ memId: ' ' }, '아이디를 입력해 주세요.'],
    [{ memPass: '' }, '비밀번호를 입력해 주세요.'],
    [{ memPhone: '' }, '휴대폰 번호를 입력해 주세요.'],
  ])('says what is missing of %j', async (changes, message) => {
    const answer = await world.guest(path, signUpForm(partner.loginId, changes));
    expect(answer.resultMessage).toBe(message);
  });

  it('answers an absent field by its own rule, and garbage as malformed', async () => {
    const { memId: _memId, ...rest } = signUpForm(partner.loginId);
    expect(await world.guest(path, rest)).toMatchObject({ resultCode: 'U101' });
    const garbage = await world.guest(path, { ...rest, memId: { a: 1 } });
    expect(garbage).toMatchObject({ status: 400, resultCode: 'H400' });
  });

  it('speaks the language that was asked for', async () => {
    const form = signUpForm(partner.loginId, { memId: 'x' });
    const english = await world.guest(path, form, { language: 'en' });
    expect(english.resultMessage).toBe('An ID has 5 to 20 letters, digits or plus signs.');
    const korean = await world.guest(path, form);
    expect(korean.resultMessage).toContain('5~20자');
  });

  it.each([
    ['a suspended partner', { partnerType: 'PTN_5', status: 'suspended' }],
    ['a normal member', { partnerType: null }],
    ["another site's partner", { partnerType: 'PTN_5', siteId: 'other' }],
  ] as const)('refuses %s as recommender', async (_name, changes) => {
    const other = await makeMember(world.deps, changes);
    const answer = await world.guest(path, signUpForm(other.loginId));
    expect(answer.resultCode).toBe('U116');
  });

  it('refuses what is taken, however it is written', async () => {
    const first = signUpForm(partner.loginId);
    expect((await world.guest(path, first)).resultCode).toBe('0');
    const again = (changes: object) =>
      world.guest(path, { ...signUpForm(partner.loginId), ...changes });
    const wide = first.memId.replace('new', 'ＮＥＷ');
    expect((await again({ memId: first.memId.toUpperCase() })).resultCode).toBe('U112');
    expect(
      (await world.guest('/api/member/checkUnique', { field: 'memId', value: wide })).data,
    ).toEqual({
      available: false,
    });
    expect((await again({ memNick: ` ${first.memNick} ` })).resultCode).toBe('U113');
    expect((await again({ memPhone: first.memPhone.replaceAll('-', '') })).resultCode).toBe('U114');
    expect((await again({ bankacc: first.bankacc })).resultCode).toBe('U115');
  });

  it('gives one member to a hundred equal sign-ups at once', async () => {
    const form = signUpForm(partner.loginId);
    const answers = await Promise.all(Array.from({ length: 100 }, () => world.guest(path, form)));
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => /^U11[2-5]$/.test(code))).toHaveLength(99);
    const loginIdNormal = form.memId;
    expect(await world.deps.db.member.count({ where: { loginIdNormal } })).toBe(1);
  });

  it('gives a hundred racing repetitions of one request the same answer', async () => {
    const form = signUpForm(partner.loginId);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => world.guest(path, form, { idempotencyKey })),
    );
    expect(new Set(answers.map(({ resultCode }) => resultCode))).toEqual(new Set(['0']));
    expect(new Set(answers.map(({ data }) => data.memberId)).size).toBe(1);
    const other = await world.guest(path, { ...form, memNick: '다른이름' }, { idempotencyKey });
    expect(other.resultCode).toBe('C999');
  });

  it('makes one member of each field that two different people want', async () => {
    const shared = signUpForm(partner.loginId);
    for (const field of ['memId', 'memNick', 'memPhone', 'bankacc'] as const) {
      const forms = Array.from({ length: 10 }, () => ({
        ...signUpForm(partner.loginId),
        [field]: shared[field],
      }));
      const answers = await Promise.all(forms.map((form) => world.guest(path, form)));
      expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(1);
    }
  });

  it('frees what a refused applicant had, so that they may apply again', async () => {
    const form = signUpForm(partner.loginId);
    const { memberId } = (await world.guest(path, form)).data;
    const refused = { memberId, reason: '추천인 확인 불가' };
    expect((await world.admin('/api/admin/members/refuse', refused)).resultCode).toBe('0');
    expect((await world.guest(path, form)).resultCode).toBe('0');
  });

  it('is closed during maintenance', async () => {
    const { admin, guest, clock } = world;
    const startDate = new Date(clock.now().getTime() - 1000).toISOString();
    await admin('/api/admin/site/check/set', { startDate });
    expect((await guest(path, signUpForm(partner.loginId))).resultCode).toBe('S003');
    await admin('/api/admin/site/check/set', { clear: true });
    expect((await guest(path, signUpForm(partner.loginId))).resultCode).toBe('0');
  });
});

describe('what the form needs', () => {
  it('is open to guests: rules, banks, options', async () => {
    const rules = await world.guest('/api/etc/signUpRules');
    expect(rules.data.list[0]).toMatchObject({ field: 'memId', kind: 'required', code: 'U101' });
    expect(rules.data.list[1]).toMatchObject({
      pattern: '^[A-Za-z0-9+]{5,20}$',
      min: '5',
      max: '20',
      messages: { en: 'An ID has 5 to 20 letters, digits or plus signs.' },
    });
    const banks = await world.guest('/api/etc/bank');
    expect(banks.data.list).toContainEqual({ bankCode: '004', bankNameKr: '국민은행' });
    const option = await world.guest('/api/etc/siteOption');
    expect(option.data).toMatchObject({
      siteOption: { mode: 'demo', idMin: 5, idMax: 20, passMin: 6, passMax: 20, captcha: false },
      joinRecommanderId: '',
    });
  });

  it('answers whether a recommender will do', async () => {
    const ask = (value: string) =>
      world.guest('/api/member/checkUnique', { field: 'recommenderId', value });
    expect((await ask(partner.loginId)).data.available).toBe(true);
    expect((await ask('nobody1')).data.available).toBe(false);
  });

  it('follows the options of the site', async () => {
    const options = {
      idMin: 4,
      idMax: 13,
      recommenderShown: false,
      joinRecommenderId: partner.loginId,
    };
    const { version } = (await world.admin('/api/admin/site/options/get')).data;
    const asked = { version, reason: '기본 추천인', ...options };
    const { requestId } = (await world.admin('/api/admin/site/options/set', asked)).data;
    const other = world.call(operatorCaller({ loginId: 'ben', permissions: ['site.manage'] }));
    const approve = { requestId, move: 'approve' };
    const set = await other('/api/admin/site/options/decide', approve);
    expect(set.resultCode).toBe('0');
    const rules = await world.guest('/api/etc/signUpRules');
    expect(rules.data.list[1].pattern).toBe('^[A-Za-z0-9+]{4,13}$');
    expect((await world.guest(path, signUpForm('', { memId: 'ab12' }))).resultCode).toBe('0');
    const long = signUpForm('', { memId: 'a'.repeat(14) });
    expect((await world.guest(path, long)).resultCode).toBe('U101');
    const reset = {
      version: version + 1,
      idMin: 5,
      idMax: 20,
      recommenderShown: true,
      joinRecommenderId: '',
    };
    await world.admin('/api/admin/site/options/set', reset);
  });
});

describe('the approval queue', () => {
  async function applicant(): Promise<string> {
    return (await world.guest(path, signUpForm(partner.loginId))).data.memberId;
  }

  it('shows who waits, oldest first, and what an operator needs to decide', async () => {
    const memberId = await applicant();
    const answer = await world.admin('/api/admin/members/list', { status: 'pending' });
    expect(answer.data.pageInfo).toMatchObject({ page: 1, count_per_list: 10 });
    const rows: { signedUpAt: string }[] = answer.data.list;
    const times = rows.map(({ signedUpAt }) => signedUpAt);
    expect(times).toEqual(times.toSorted());
    const detail = await world.admin('/api/admin/members/detail', { memberId });
    expect(detail.data.member).toMatchObject({
      status: 'pending',
      recommenderId: partner.loginId,
      bankNameKr: '신한은행',
      memName: '김새봄',
      signedUpAddress: '203.0.113.7',
    });
    expect(detail.data.member.memPhone).toMatch(/^010-\*{4}-\d{4}$/);
  });

  it('finds members by id, nickname, whole phone and whole account number', async () => {
    const form = signUpForm(partner.loginId);
    const { memberId } = (await world.guest(path, form)).data;
    for (const search of [form.memId.slice(2), form.memNick, form.memPhone, form.bankacc]) {
      const { data } = await world.admin('/api/admin/members/list', { search });
      expect(data.list.map((row: { memberId: string }) => row.memberId)).toContain(memberId);
    }
    const { data } = await world.admin('/api/admin/members/list', { search: '없는사람' });
    expect(data.list).toEqual([]);
  });

  it('lets two operators decide at once, and one of them wins', async () => {
    const memberId = await applicant();
    const first = world.call({ ...operatorWith('members.approve'), loginId: 'first' });
    const second = world.call({ ...operatorWith('members.approve'), loginId: 'second' });
    const answers = await Promise.all([
      first('/api/admin/members/approve', { memberId }),
      second('/api/admin/members/approve', { memberId }),
    ]);
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', 'T999']);
    const winner = answers[0]?.resultCode === '0' ? 'first' : 'second';
    const found = await world.deps.db.member.findUniqueOrThrow({ where: { memberId } });
    expect(found).toMatchObject({ status: 'active', decidedBy: winner });
    expect(found.decidedAt).not.toBeNull();
    await eventually(() => {
      const events = listener.events.filter(({ key }) => key === memberId);
      expect(events.map(({ value }) => value.event.case)).toEqual(['signedUp', 'approved']);
    });
  });

  it('answers a repetition of an approval with its first answer', async () => {
    const memberId = await applicant();
    const idempotencyKey = randomUUID();
    const again = () => world.admin('/api/admin/members/approve', { memberId }, { idempotencyKey });
    expect((await again()).resultCode).toBe('0');
    expect((await again()).resultCode).toBe('0');
    const other = { memberId: partner.memberId };
    const clash = await world.admin('/api/admin/members/approve', other, { idempotencyKey });
    expect(clash.resultCode).toBe('C999');
  });

  it('refuses with a reason that stays', async () => {
    const memberId = await applicant();
    const missing = await world.admin('/api/admin/members/refuse', { memberId });
    expect(missing).toMatchObject({ status: 400, resultCode: 'H400' });
    const reason = '계좌 명의 불일치';
    await world.admin('/api/admin/members/refuse', { memberId, reason });
    const detail = await world.admin('/api/admin/members/detail', { memberId });
    expect(detail.data.member).toMatchObject({ status: 'refused', reason, decidedBy: 'admin' });
    const late = await world.admin('/api/admin/members/approve', { memberId });
    expect(late.resultCode).toBe('T999');
  });

  it('is for operators who may', async () => {
    const memberId = await applicant();
    const decide = '/api/admin/members/approve';
    expect(await world.guest(decide, { memberId })).toMatchObject({ status: 401 });
    const member = world.call(memberCaller());
    expect(await member(decide, { memberId })).toMatchObject({ status: 403 });
    const reader = world.call(operatorWith('members.read'));
    expect(await reader(decide, { memberId })).toMatchObject({ status: 403, resultCode: 'H403' });
  });

  it('never reaches into another site', async () => {
    const memberId = await applicant();
    const stranger = world.call({
      ...operatorWith('members.approve', 'members.read'),
      siteId: 'other',
    });
    expect((await stranger('/api/admin/members/approve', { memberId })).resultCode).toBe('U130');
    expect((await stranger('/api/admin/members/detail', { memberId })).resultCode).toBe('U130');
    const crossing = await world.call(guestCaller({ siteId: 'other' }))(path, {
      ...signUpForm(partner.loginId),
      siteId: 'noriter',
    });
    expect(crossing).toMatchObject({ status: 400, resultCode: 'S002' });
  });
});
