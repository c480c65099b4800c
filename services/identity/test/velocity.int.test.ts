import { setTimeout as pause } from 'node:timers/promises';
import { guestCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  operatorWith,
  password,
  withoutCaptcha,
} from './identity-world.ts';

/** Longer than a process keeps the rules it has read. */
const KEPT_MS = 2_100;

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld();
  await withoutCaptcha(world);
});
afterAll(() => world.close());

const logIn = async (memId: string, address = '203.0.113.7') => {
  const guest = world.call(guestCaller({ address }));
  return (await guest('/api/member/login', { memId, memPass: password })).resultCode;
};

test('attack: a script logs in over and over; a rule stops it there, and nobody elsewhere', async () => {
  const { loginId } = await makeMember(world.deps);
  for (let turn = 0; turn < 8; turn += 1) expect(await logIn(loginId)).toBe('0');

  const operator = world.call(operatorWith('site.manage', 'members.read'));
  const velocity = { rules: [{ acts: 3, seconds: 60 }], blockSeconds: 120 };
  await operator('/api/admin/site/velocity/set', { velocity, version: 0, reason: '자동화 방지' });
  await pause(KEPT_MS);
  const codes = [];
  for (let turn = 0; turn < 5; turn += 1) codes.push(await logIn(loginId));
  expect(codes).toEqual(['0', '0', '0', 'ABZ01', 'ABZ01']);
  // The member at home is not locked out by who guesses from elsewhere.
  expect(await logIn(loginId, '198.51.100.3')).toBe('0');

  const { data } = await operator('/api/admin/site/velocity/hits', {});
  expect(data.list).toMatchObject([{ loginId, address: '203.0.113.7', acts: 3, seconds: 60 }]);
});
