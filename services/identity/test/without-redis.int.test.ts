import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  password,
  withoutCaptcha,
} from './identity-world.ts';

let world: IdentityWorld;

/** Nothing listens there: Redis is away for the whole life of this service. */
beforeAll(async () => {
  world = await openIdentityWorld({ REDIS_URL: 'redis://127.0.0.1:1' });
});
afterAll(() => world.close());

describe('while Redis is away', () => {
  it('a captcha can neither be made nor passed: try again shortly', async () => {
    const { loginId: memId } = await makeMember(world.deps);
    expect(await world.guest('/api/auth/captcha')).toMatchObject({ status: 503 });
    const body = { memId, memPass: password, captchaId: 'x', captcha: '1234' };
    expect(await world.guest('/api/member/login', body)).toMatchObject({ status: 503 });
  });

  it('logins, locks and session states still work from the database', async () => {
    await withoutCaptcha(world);
    const member = await makeMember(world.deps);
    const logIn = (memPass = password) =>
      world.guest('/api/member/login', { memId: member.loginId, memPass });
    const first = (await logIn()).data;
    const second = (await logIn()).data;
    const state = async (sessionId: string) =>
      (await world.internal('/internal/sessions/state', { sessionId })).data.state;
    expect(await state(first.sessionId)).toBe('replaced');
    expect(await state(second.sessionId)).toBe('live');
    const waiting = await world.deps.db.session.findMany({ where: { published: false } });
    expect(waiting.map(({ sessionId }) => sessionId)).toEqual([first.sessionId]);
    for (let time = 0; time < 5; time += 1) {
      expect((await logIn('wrong123')).resultCode).toBe('LX02');
    }
    expect((await logIn()).resultCode).toBe('LX03');
  });
});
