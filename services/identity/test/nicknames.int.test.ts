import { randomInt } from 'node:crypto';
import { memberCaller } from '@noriter/kit/testing';
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

beforeAll(async () => {
  world = await openIdentityWorld({ SIGN_UPS_PER_NETWORK: '10000' });
  await withoutCaptcha(world);
  partner = await makeMember(world.deps, { partnerType: 'PTN_4' });
});
afterAll(() => world.close());

const path = '/api/member/signup';

const signUp = (changes: Record<string, unknown>) =>
  world.guest(path, signUpForm(partner.loginId, changes));

/** Letters that nobody else has here. */
const letters = () =>
  randomInt(26 ** 6)
    .toString(26)
    .padStart(6, '0')
    .replaceAll(/\d/g, 'k');

const unseen = ['\u3164\u3164\u3164', '\u200b\u200b\u200b', '\u115f\u115f\u115f', 'abc\u202edef'];

describe('a name that nobody can see', () => {
  it.each(unseen)('is nobody’s nickname: %j', async (memNick) => {
    expect(await signUp({ memNick })).toMatchObject({
      resultCode: 'U104',
      data: { field: 'memNick' },
    });
    const { loginId, memberId } = partner;
    const below = world.call(memberCaller({ memberId, loginId }));
    const { recommenderId: _parent, ...form } = signUpForm('');
    const { resultCode } = await below('/api/member/partner/create', { ...form, memNick });
    expect(resultCode).toBe('U104');
    const above = world.call(operatorWith('partners.manage'));
    const entered = { ...form, memNick, recommenderId: '', tier: 1 };
    expect((await above('/api/admin/members/partner/create', entered)).resultCode).toBe('U104');
  });

  it.each(['\u3164', '홍\u200b길동', '홍\u202e길동'])('is no holder’s: %j', async (memName) => {
    expect((await signUp({ memName })).resultCode).toBe('U118');
  });

  it('is said to be so in each language', async () => {
    const form = signUpForm(partner.loginId, { memNick: '\u200b'.repeat(3) });
    for (const language of ['ko', 'en', 'vi'] as const) {
      const { resultMessage } = await world.guest(path, form, { language });
      expect(resultMessage).toMatch(/눈에 보이는|can be seen|nhìn thấy/);
    }
  });
});

describe('a nickname that looks like another’s', () => {
  it('is taken', async () => {
    const name = `l${letters()}o`;
    expect((await signUp({ memNick: name })).resultCode).toBe('0');
    const likeIt = [name.toUpperCase(), name.replace('l', 'I'), name.replace(/o$/, '0')];
    const cyrillic = name.replace(/o$/, 'о');
    for (const memNick of [...likeIt, cyrillic]) {
      expect((await signUp({ memNick })).resultCode).toBe('U113');
      const asked = { field: 'memNick', value: memNick };
      const { data } = await world.guest('/api/member/checkUnique', asked);
      expect(data).toEqual({ available: false });
    }
  });

  it('is taken when both sign up at once', async () => {
    const name = `l${letters()}oo`;
    const looks = [name, name.replace('l', 'I'), name.replace('l', '1'), name.replace('oo', '0о')];
    const answers = await Promise.all(looks.map((memNick) => signUp({ memNick })));
    const codes = answers.map(({ resultCode }) => resultCode).toSorted();
    expect(codes).toEqual(['0', 'U113', 'U113', 'U113']);
  });

  it('is free again when its applicant was refused', async () => {
    const name = `l${letters()}o`;
    const { memberId } = (await signUp({ memNick: name })).data;
    const refused = { memberId, reason: '추천인 확인 불가' };
    expect((await world.admin('/api/admin/members/refuse', refused)).resultCode).toBe('0');
    expect((await signUp({ memNick: name.replace('l', 'I') })).resultCode).toBe('0');
  });
});

describe('members of before', () => {
  /** As the migration and older instances leave them: without how their nicknames look. */
  async function oldMember(nickname: string, changes: Partial<NewMember> = {}): Promise<string> {
    const { memberId } = await makeMember(world.deps, changes);
    await world.deps.pool.query(
      `update member set nickname = $2, nickname_normal = lower($2), nickname_skeleton = null
       where member_id = $1`,
      [memberId, nickname],
    );
    return memberId;
  }

  async function looksOf(ids: readonly string[]) {
    const { rows } = await world.deps.pool.query<{ look: string | null; shared: boolean }>(
      `select nickname_skeleton as look, nickname_shared as shared
       from unnest($1::uuid[]) with ordinality as wanted (member_id, place)
       join member using (member_id) order by place`,
      [ids],
    );
    return rows;
  }

  it('all keep their nicknames, and nobody new gets one that looks like theirs', async () => {
    const name = `l${letters()}o`;
    const lookAlike = name.replace('l', 'I');
    const ids = [
      await oldMember(name, { status: 'refused' }),
      await oldMember(name),
      await oldMember(lookAlike),
      await oldMember(lookAlike, { siteId: 'other' }),
    ];
    await world.runJob('fill-nickname-skeletons');
    const found = await looksOf(ids);
    expect(new Set(found.map(({ look }) => look)).size).toBe(1);
    expect(found.map(({ shared }) => shared)).toEqual([true, false, true, false]);
    const late = [await oldMember(name.replace('l', '1')), await oldMember(`${name}o`)];
    await world.runJob('fill-nickname-skeletons');
    expect((await looksOf(late)).map(({ shared }) => shared)).toEqual([true, false]);
    expect((await signUp({ memNick: name.replace('o', '0') })).resultCode).toBe('U113');
  });

  it('are filled in whatever their names hold, and once', async () => {
    const ids = [await oldMember('\u3164\u3164\u3164'), await oldMember('\u200b\u200b\u200b')];
    await world.runJob('fill-nickname-skeletons');
    await world.runJob('fill-nickname-skeletons');
    expect(await looksOf(ids)).toEqual([
      { look: '', shared: false },
      { look: '', shared: true },
    ]);
    const { rows } = await world.deps.pool.query(
      'select from member where nickname_skeleton is null',
    );
    expect(rows).toEqual([]);
  });
});
