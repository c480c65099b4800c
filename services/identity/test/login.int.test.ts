import { readSessionState } from '@noriter/kit/session-state';
import { verifySessionToken } from '@noriter/kit/session-tokens';
import {
  eventually,
  guestCaller,
  type Listening,
  listenTo,
  memberCaller,
  operatorCaller,
} from '@noriter/kit/testing';
import { SessionEndReason } from '@noriter/proto/member_events_pb';
import { memberEvents } from '@noriter/proto/topics';
import { solveChallenge } from 'altcha-lib/v1';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions } from '../src/domain/operators/built-in-roles.ts';

import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  password,
  withoutCaptcha,
} from './identity-world.ts';

let world: IdentityWorld;
let listener: Listening<typeof memberEvents>;

beforeAll(async () => {
  world = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '10000', ALTCHA_NUMBER_MAX: '2000' });
  listener = await listenTo(world.space, memberEvents);
});
afterAll(async () => {
  await listener.stop();
  await world.close();
});

const path = '/api/member/login';
const minute = 60_000;

type Login = {
  memId: string;
  memPass?: string;
  captchaId?: string;
  captcha?: string;
  altcha?: string;
  deviceId?: string;
};

function logIn({ memId, memPass = password, ...captcha }: Login) {
  return world.guest(path, { memId, memPass, ...captcha });
}

describe('the captcha', () => {
  beforeAll(async () => {
    await world.deps.pool.query(
      `insert into site_options (site_id, version, document, changed_at, changed_by)
       values ('noriter', 0, '{"captcha":true}', now(), '')
       on conflict (site_id) do update set document = excluded.document`,
    );
  });

  async function solvedPicture() {
    const { captchaId, image } = (await world.guest('/api/auth/captcha')).data;
    expect(image).toMatch(/^data:image\/png;base64,/);
    const captcha = await world.space.redis.get(`captcha:${captchaId}`);
    return { captchaId, captcha: captcha ?? '' };
  }

  async function solvedAltcha(): Promise<string> {
    const { altcha } = (await world.guest('/api/auth/captcha')).data;
    const { challenge, salt, algorithm, maxnumber, signature } = altcha;
    const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
    const solved = { algorithm, challenge, number: solution?.number, salt, signature };
    return Buffer.from(JSON.stringify(solved)).toString('base64');
  }

  it('is asked for', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    expect((await logIn({ memId })).resultCode).toBe('LX01');
  });

  it('lets in who types the four digits, once', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    const solved = await solvedPicture();
    expect(solved.captcha).toMatch(/^[1-5]{4}$/);
    expect((await logIn({ memId, ...solved })).resultCode).toBe('0');
    expect((await logIn({ memId, ...solved })).resultCode).toBe('LX01');
  });

  it('is used up by a wrong answer and by a wrong password too', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    const first = await solvedPicture();
    expect((await logIn({ memId, ...first, captcha: '0000' })).resultCode).toBe('LX01');
    expect((await logIn({ memId, ...first })).resultCode).toBe('LX01');
    const second = await solvedPicture();
    expect((await logIn({ memId, ...second, memPass: 'wrong123' })).resultCode).toBe('LX02');
    expect((await logIn({ memId, ...second })).resultCode).toBe('LX01');
  });

  it('can be used by one of twenty logins at once', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    const solved = await solvedPicture();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logIn({ memId, ...solved })),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'LX01')).toHaveLength(19);
  });

  it('can be solved by a machine for who cannot see it, once', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    const altcha = await solvedAltcha();
    expect((await logIn({ memId, altcha })).resultCode).toBe('0');
    expect((await logIn({ memId, altcha })).resultCode).toBe('LX01');
  });

  it('does not take a machine answer that is forged, late or garbage', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    const right = JSON.parse(Buffer.from(await solvedAltcha(), 'base64').toString());
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
    const forged = encode({
      ...right,
      signature: right.signature.replace(/^./, (first: string) => (first === 'a' ? 'b' : 'a')),
    });
    const wrong = encode({ ...right, number: right.number + 1 });
    const longer = encode({
      ...right,
      salt: right.salt.replace(/expires=\d+/, 'expires=9999999999'),
    });
    for (const altcha of [forged, wrong, longer, 'garbage', encode([])]) {
      expect((await logIn({ memId, altcha })).resultCode).toBe('LX01');
    }
    world.clock.advance(181_000);
    expect((await logIn({ memId, altcha: encode(right) })).resultCode).toBe('LX01');
  });
});

describe('logging in', () => {
  beforeEach(() => withoutCaptcha(world));

  it('gives a token that names its member, and a session that lives', async () => {
    const member = await makeMember(world.deps, { partnerType: 'PTN_3' });
    const answer = await logIn({ memId: member.loginId.toUpperCase() });
    expect(answer).toMatchObject({
      resultCode: '0',
      data: {
        member: {
          memId: member.loginId,
          memNick: member.nickname,
          isPartnerMember: 'Y',
          partnerType: 'PTN_3',
          bankNameKr: '국민은행',
          memName: '홍길동',
        },
        msgInfo: { newMsg: 0 },
      },
    });
    const { token, sessionId, expiresAt } = answer.data;
    const { TOKEN_PUBLIC_KEY } = world.deps.config;
    const claims = await verifySessionToken(TOKEN_PUBLIC_KEY, token, world.clock.now());
    expect(claims).toMatchObject({
      sub: member.memberId,
      sid: sessionId,
      site: 'noriter',
      kind: 'member',
      lvl: 1,
      ptn: true,
    });
    const left = new Date(expiresAt).getTime() - world.clock.now().getTime();
    expect(Math.abs(left - 120 * minute)).toBeLessThan(1_000);
    expect(await readSessionState(world.space.redis, sessionId)).toBe('live');
    const state = await world.internal('/internal/sessions/state', { sessionId });
    expect(state.data.state).toBe('live');
  });

  it('answers a wrong id and a wrong password alike', async () => {
    const { loginId } = await makeMember(world.deps);
    const wrongPassword = await logIn({ memId: loginId, memPass: 'wrong123' });
    const wrongId = await logIn({ memId: 'nobody77', memPass: 'wrong123' });
    expect(wrongPassword.resultCode).toBe('LX02');
    const { requestId: _first, headers: _h1, ...one } = wrongPassword;
    const { requestId: _second, headers: _h2, ...other } = wrongId;
    expect(one).toEqual(other);
  });

  it.each([
    ['pending', 'U001'],
    ['refused', 'U001'],
    ['suspended', 'U0011'],
  ] as const)(
    'refuses a %s member with %s, but only with the right password',
    async (status, code) => {
      const { loginId: memId } = await makeMember(world.deps, { status });
      expect((await logIn({ memId })).resultCode).toBe(code);
      expect((await logIn({ memId, memPass: 'wrong123' })).resultCode).toBe('LX02');
    },
  );

  it('is malformed without an id', async () => {
    expect(await world.guest(path, { memPass: 'x' })).toMatchObject({ status: 400 });
  });

  it('replaces the session the member had, at once and everywhere', async () => {
    const member = await makeMember(world.deps);
    const first = (await logIn({ memId: member.loginId })).data;
    const second = (await logIn({ memId: member.loginId })).data;
    const { redis } = world.space;
    expect(await readSessionState(redis, first.sessionId)).toBe('replaced');
    expect(await readSessionState(redis, second.sessionId)).toBe('live');
    const old = world.memberOf(member, first.sessionId);
    expect(await old('/api/getToken')).toMatchObject({ status: 401, resultCode: 'TK999' });
    await eventually(() => {
      const events = listener.events.filter(({ key }) => key === member.memberId);
      expect(events.map(({ value }) => value.event)).toMatchObject([
        { case: 'sessionStarted', value: { sessionId: first.sessionId } },
        {
          case: 'sessionEnded',
          value: { sessionId: first.sessionId, reason: SessionEndReason.REPLACED },
        },
        { case: 'sessionStarted', value: { sessionId: second.sessionId } },
      ]);
    });
  });

  it('says what the browser knows itself by, where it told so', async () => {
    const member = await makeMember(world.deps);
    const deviceId = '11111111-1111-4111-8111-111111111111';
    expect((await logIn({ memId: member.loginId, deviceId: 'mine' })).resultCode).toBe('H400');
    await logIn({ memId: member.loginId, deviceId });
    await logIn({ memId: member.loginId });
    await eventually(() => {
      const started = listener.events.flatMap(({ key, value: { event } }) =>
        key === member.memberId && event.case === 'sessionStarted' ? [event.value.deviceId] : [],
      );
      expect(started).toEqual([deviceId, '']);
    });
  });

  it('leaves one live session after thirty logins at once', async () => {
    const member = await makeMember(world.deps);
    // Twenty a minute for one id, so the last ten have to wait.
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => logIn({ memId: member.loginId })),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(20);
    const limited = answers.filter(({ resultCode }) => resultCode === 'H429');
    expect(limited).toHaveLength(10);
    expect(limited[0]).toMatchObject({ status: 429 });
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const subjectId = member.memberId;
    const live = await world.deps.db.session.findMany({ where: { subjectId, state: 'live' } });
    expect(live).toHaveLength(1);
    const sessions = await world.deps.db.session.findMany({ where: { subjectId } });
    for (const { sessionId, state } of sessions) {
      expect(await readSessionState(world.space.redis, sessionId)).toBe(state);
    }
  });

  it('is limited by address', async () => {
    const small = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '3' });
    await withoutCaptcha(small);
    const from = (address: string) => small.call(guestCaller({ address }));
    const attempt = (call: ReturnType<typeof from>, place: number) =>
      call(path, { memId: `nobody${place}`, memPass: 'wrong123' });
    for (const place of [1, 2, 3]) {
      expect((await attempt(from('203.0.113.1'), place)).resultCode).toBe('LX02');
    }
    expect((await attempt(from('203.0.113.1'), 4)).resultCode).toBe('H429');
    expect((await attempt(from('203.0.113.2'), 5)).resultCode).toBe('LX02');
    await small.close();
  });

  it('attack: who is tried from elsewhere without end logs in all the same', async () => {
    const small = await openIdentityWorld({ LOGIN_RATE_PER_ID: '3' });
    await withoutCaptcha(small);
    const { loginId: memId } = await makeMember(small.deps);
    const from = (address: string) => small.call(guestCaller({ address }));
    const [thief, owner] = [from('203.0.113.1'), from('203.0.113.2')];
    for (let time = 0; time < 3; time += 1) {
      expect((await thief(path, { memId, memPass: 'wrong123' })).resultCode).toBe('LX02');
    }
    expect((await thief(path, { memId, memPass: password })).resultCode).toBe('H429');
    expect((await owner(path, { memId, memPass: password })).resultCode).toBe('0');
    await small.close();
  });

  it('is refused during maintenance, and so is a refresh', async () => {
    const member = await makeMember(world.deps);
    const { sessionId } = (await logIn({ memId: member.loginId })).data;
    const startDate = new Date(world.clock.now().getTime() - minute).toISOString();
    await world.admin('/api/admin/site/check/set', { startDate });
    expect((await logIn({ memId: member.loginId })).resultCode).toBe('S003');
    expect((await world.memberOf(member, sessionId)('/api/getToken')).resultCode).toBe('S003');
    const info = await world.guest('/api/common/siteCheckInfo');
    expect(info.data).toMatchObject({ maintenance: true, siteCheckInfo: { startDate } });
    await world.admin('/api/admin/site/check/set', { clear: true });
    expect((await logIn({ memId: member.loginId })).resultCode).toBe('0');
  });
});

describe('repeated failures', () => {
  beforeEach(() => withoutCaptcha(world));

  async function fail(memId: string, times: number) {
    for (let time = 0; time < times; time += 1) {
      expect((await logIn({ memId, memPass: 'wrong123' })).resultCode).toBe('LX02');
    }
  }

  it('lock the login, also for the right password, until the time is over', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    await fail(memId, 5);
    const locked = await logIn({ memId });
    expect(locked.resultCode).toBe('LX03');
    expect(locked.resultMessage).toContain('30분');
    world.clock.advance(29 * minute);
    expect((await logIn({ memId })).resultCode).toBe('LX03');
    world.clock.advance(minute);
    expect((await logIn({ memId })).resultCode).toBe('0');
  });

  it('lock an id that does not exist just the same', async () => {
    await fail('nobody88', 5);
    expect((await logIn({ memId: 'nobody88' })).resultCode).toBe('LX03');
  });

  it('are forgotten after a right login', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    await fail(memId, 4);
    expect((await logIn({ memId })).resultCode).toBe('0');
    await fail(memId, 4);
    expect((await logIn({ memId })).resultCode).toBe('0');
  });

  it('let an operator take the lock off', async () => {
    const { loginId: memId, memberId } = await makeMember(world.deps);
    await fail(memId, 5);
    const detail = await world.admin('/api/admin/members/detail', { memberId });
    expect(detail.data.loginLockedUntil).not.toBeNull();
    expect((await world.admin('/api/admin/members/unlock', { memberId })).resultCode).toBe('0');
    expect((await logIn({ memId })).resultCode).toBe('0');
  });

  it('attack: tell a member from where the operators come who acted on them', async () => {
    const { loginId: memId, memberId } = await makeMember(world.deps);
    await logIn({ memId });
    const address = '198.51.100.77';
    const operator = world.call(operatorCaller({ permissions, address }));
    const act = (name: string, body: object = {}) =>
      operator(`/api/admin/members/${name}`, { memberId, ...body });
    const released = { secret: 'withdrawalPassword', reason: '분실' };
    for (const [name, body] of [
      ['sessions/revoke'],
      ['unlock'],
      ['releaseSecret', released],
    ] as const) {
      expect((await act(name, body)).resultCode).toBe('0');
    }
    await logIn({ memId });
    expect((await act('suspend', { reason: '확인' })).resultCode).toBe('0');
    const { rows } = await world.deps.pool.query(
      'select kind, address from login_record where subject_id = $1 order by record_id',
      [memberId],
    );
    expect(rows.filter((row) => row.address === address)).toEqual([]);
    // Nor of what was written before that was so.
    await world.deps.pool.query('update login_record set address = $2 where subject_id = $1', [
      memberId,
      address,
    ]);
    const own = world.call(memberCaller({ memberId, loginId: memId }));
    const { list } = (await own('/api/member/loginHistory')).data;
    const seen = list.filter((row: { address: string }) => row.address === address);
    expect(seen.map(({ kind }: { kind: string }) => kind)).toEqual(['login', 'login']);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'login',
      'session-revoked',
      'unlocked',
      'withdrawal-password-cleared',
      'login',
      'session-revoked',
    ]);
  });

  it('give fifteen guesses at once no more than five', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    const guesses = Array.from({ length: 15 }, () => logIn({ memId, memPass: 'wrong123' }));
    const codes = (await Promise.all(guesses)).map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === 'LX02')).toHaveLength(5);
    expect(codes.filter((code) => code === 'LX03')).toHaveLength(10);
  });

  it('stand in the history of the member', async () => {
    const member = await makeMember(world.deps);
    await fail(member.loginId, 1);
    const { sessionId } = (await logIn({ memId: member.loginId })).data;
    const history = await world.memberOf(member, sessionId)('/api/member/loginHistory');
    const kinds = history.data.list.map(({ kind }: { kind: string }) => kind);
    expect(kinds.sort()).toEqual(['login', 'login-failed']);
    expect(history.data.list[0].address).toBe('203.0.113.7');
    expect(history.data.pageInfo.tatal_list_count).toBe(2);
  });
});

describe('a session', () => {
  beforeEach(() => withoutCaptcha(world));

  it('gets a new token while it lives, and lives longer', async () => {
    const member = await makeMember(world.deps);
    const { sessionId } = (await logIn({ memId: member.loginId })).data;
    const call = world.memberOf(member, sessionId);
    world.clock.advance(110 * minute);
    const refreshed = await call('/api/getToken');
    expect(refreshed.resultCode).toBe('0');
    world.clock.advance(110 * minute);
    expect((await call('/api/getToken')).resultCode).toBe('0');
    world.clock.advance(121 * minute);
    expect(await call('/api/getToken')).toMatchObject({ status: 401, resultCode: 'TK998' });
    await world.runJob('end-expired-sessions');
    const row = await world.deps.db.session.findUniqueOrThrow({ where: { sessionId } });
    expect(row.state).toBe('ended');
  });

  it('ends when its time is over, also beside one that cannot be ended', async () => {
    const [bad, good] = [await makeMember(world.deps), await makeMember(world.deps)];
    const { sessionId: stuck } = (await logIn({ memId: bad.loginId })).data;
    world.clock.advance(minute);
    const { sessionId } = (await logIn({ memId: good.loginId })).data;
    await world.deps.pool.query(`
      create function refuse_end() returns trigger language plpgsql as
        $$ begin raise exception 'refused'; end $$;
      create trigger refuse_end before update on session for each row
        when (old.session_id = '${stuck}' and new.state = 'ended') execute function refuse_end()`);
    const stateOf = async (id: string) =>
      (await world.deps.db.session.findUniqueOrThrow({ where: { sessionId: id } })).state;
    world.clock.advance(200 * minute);
    await world.runJob('end-expired-sessions');
    expect(await stateOf(sessionId)).toBe('ended');
    expect(await stateOf(stuck)).toBe('live');
    await world.deps.pool.query('drop trigger refuse_end on session; drop function refuse_end');
    await world.runJob('end-expired-sessions');
    expect(await stateOf(stuck)).toBe('ended');
  });

  it('ends by logout, once, and publishes it', async () => {
    const member = await makeMember(world.deps);
    const { sessionId } = (await logIn({ memId: member.loginId })).data;
    const call = world.memberOf(member, sessionId);
    expect((await call('/api/member/logout')).resultCode).toBe('0');
    expect((await call('/api/member/logout')).resultCode).toBe('0');
    expect(await readSessionState(world.space.redis, sessionId)).toBe('ended');
    expect((await call('/api/getToken')).resultCode).toBe('TK998');
    await eventually(() => {
      const ends = listener.events.filter(
        ({ key, value }) => key === member.memberId && value.event.case === 'sessionEnded',
      );
      expect(ends).toHaveLength(1);
      expect(ends[0]?.value.event.value).toMatchObject({ reason: SessionEndReason.LOGOUT });
    });
  });

  it('ends when an operator revokes or suspends', async () => {
    const member = await makeMember(world.deps);
    const { memberId } = member;
    const first = (await logIn({ memId: member.loginId })).data;
    const revoked = await world.admin('/api/admin/members/sessions/revoke', { memberId });
    expect(revoked.data.ended).toBe(1);
    expect(await readSessionState(world.space.redis, first.sessionId)).toBe('ended');
    const second = (await logIn({ memId: member.loginId })).data;
    await world.admin('/api/admin/members/suspend', { memberId, reason: '약관 위반' });
    expect(await readSessionState(world.space.redis, second.sessionId)).toBe('ended');
    expect((await logIn({ memId: member.loginId })).resultCode).toBe('U0011');
    expect((await world.admin('/api/admin/members/reinstate', { memberId })).resultCode).toBe('0');
    expect((await logIn({ memId: member.loginId })).resultCode).toBe('0');
  });

  it('is known by the table when Redis has lost it, and Redis learns it again', async () => {
    const member = await makeMember(world.deps);
    const first = (await logIn({ memId: member.loginId })).data;
    const second = (await logIn({ memId: member.loginId })).data;
    const { redis } = world.space;
    await redis.del(`session:${first.sessionId}`, `session:${second.sessionId}`);
    const ask = async (sessionId: string) =>
      (await world.internal('/internal/sessions/state', { sessionId })).data.state;
    expect(await ask(first.sessionId)).toBe('replaced');
    expect(await ask(second.sessionId)).toBe('live');
    expect(await readSessionState(redis, first.sessionId)).toBe('replaced');
    expect(await readSessionState(redis, second.sessionId)).toBe('live');
    expect(await ask(world.deps.ids.next())).toBe('ended');
  });

  it('that ended while Redis was away is published by the job', async () => {
    const member = await makeMember(world.deps);
    const { sessionId } = (await logIn({ memId: member.loginId })).data;
    await world.deps.pool.query(
      `update session set state = 'replaced', published = false where session_id = $1`,
      [sessionId],
    );
    await world.runJob('publish-ends');
    expect(await readSessionState(world.space.redis, sessionId)).toBe('replaced');
    const row = await world.deps.db.session.findUniqueOrThrow({ where: { sessionId } });
    expect(row.published).toBe(true);
  });

  it('is asked about by services only', async () => {
    const sessionId = world.deps.ids.next();
    expect(await world.guest('/internal/sessions/state', { sessionId })).toMatchObject({
      status: 401,
    });
    expect(await world.admin('/internal/sessions/state', { sessionId })).toMatchObject({
      status: 403,
    });
  });
});
