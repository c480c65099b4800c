import { randomUUID } from 'node:crypto';
import { readSessionState } from '@noriter/kit/session-state';
import { guestCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  password,
  withoutCaptcha,
} from './identity-world.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '10000' });
  await withoutCaptcha(world);
});
afterAll(() => world.close());

async function memberWhoLoggedIn() {
  const member = await makeMember(world.deps);
  async function logIn() {
    const body = { memId: member.loginId, memPass: password };
    const { data } = await world.guest('/api/member/login', body);
    // Two logins of one instant would have no order.
    world.clock.advance(1_000);
    const sessionId = String(data.sessionId);
    return { sessionId, call: world.memberOf(member, sessionId) };
  }
  return { member, logIn };
}

it('shows a member the devices they logged in with, the present one marked', async () => {
  const { logIn } = await memberWhoLoggedIn();
  const first = await logIn();
  const second = await logIn();
  const { data } = await second.call('/api/member/sessions/list');
  expect(data.list).toMatchObject([
    { sessionId: second.sessionId, isThis: true, state: 'live', endedAt: null },
    { sessionId: first.sessionId, isThis: false, state: 'replaced' },
  ]);
  const { logIn: stranger } = await memberWhoLoggedIn();
  const seen = await (await stranger()).call('/api/member/sessions/list');
  expect(seen.data.list).toHaveLength(1);
});

it('ends a session whose time is over', async () => {
  const { logIn } = await memberWhoLoggedIn();
  const { call } = await logIn();
  world.clock.advance(121 * 60_000);
  const { data } = await call('/api/member/sessions/list');
  expect(data.list[0].state).toBe('ended');
  expect(data.list[0].endedAt).not.toBeNull();
});

it('logs a device out once, however often it is asked', async () => {
  const { logIn } = await memberWhoLoggedIn();
  const { sessionId, call } = await logIn();
  const options = { idempotencyKey: randomUUID() };
  for (let times = 0; times < 2; times += 1) {
    expect((await call('/api/member/sessions/end', { sessionId }, options)).resultCode).toBe('0');
  }
  expect((await call('/api/member/sessions/end', { sessionId })).resultCode).toBe('0');
  expect(await readSessionState(world.space.redis, sessionId)).toBe('ended');
  const { data } = await call('/api/member/loginHistory');
  const kinds = data.list.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['session-revoked', 'login']);
  const other = await call('/api/member/sessions/end', { sessionId: randomUUID() }, options);
  expect(other.resultCode).toBe('C999');
});

it('lets nobody log another member out', async () => {
  const { logIn } = await memberWhoLoggedIn();
  const victim = await logIn();
  const { logIn: stranger } = await memberWhoLoggedIn();
  const { call } = await stranger();
  const { sessionId } = victim;
  expect((await call('/api/member/sessions/end', { sessionId })).resultCode).toBe('H404');
  expect((await call('/api/member/sessions/end', { sessionId: 'x' })).resultCode).toBe('H400');
  expect(await readSessionState(world.space.redis, sessionId)).toBe('live');
  const guest = world.call(guestCaller());
  expect((await guest('/api/member/sessions/list')).resultCode).toBe('H401');
  expect((await guest('/api/member/sessions/end', { sessionId })).resultCode).toBe('H401');
});
