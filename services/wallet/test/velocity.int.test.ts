import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

/** Longer than a process keeps the rules it has read. */
const KEPT_MS = 2_100;

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_velocity');
  world.clock.set(NOON);
});
afterAll(() => world.close());

const reason = '자동화 방지';
const operator = () => world.operator('cash.read', 'cash.policy');

async function setRules(velocity: object, version: number) {
  const answer = await operator()('/api/admin/cash/velocity/set', { velocity, version, reason });
  await pause(KEPT_MS);
  return answer;
}

/** Holds money and takes the request back: what a script does to probe, or to veto a bet. */
async function probe(member: ReturnType<WalletWorld['member']>) {
  const wish = { amount: '30000', cashOutPass: '1234' };
  const { resultCode, data } = await member.call('/api/cash/out', wish);
  if (resultCode === '0') await member.call('/api/cash/del', { requestId: data.requestId });
  return resultCode;
}

test('attack: a script asks for withdrawals and takes them back without end', async () => {
  const member = world.member({ loginId: 'robot' });
  await world.give(member.memberId, 1_000_000n);
  const before = [];
  for (let turn = 0; turn < 8; turn += 1) before.push(await probe(member));
  expect(before).toEqual(Array.from({ length: 8 }, () => '0'));

  const rules = { rules: [{ acts: 3, seconds: 60 }], blockSeconds: 120 };
  expect((await setRules(rules, 0)).data).toMatchObject({ version: 1, velocity: rules });
  const after = [];
  for (let turn = 0; turn < 5; turn += 1) after.push(await probe(member));
  expect(after).toEqual(['0', '0', '0', 'ABZ01', 'ABZ01']);

  const { data } = await operator()('/api/admin/cash/velocity/hits', {});
  expect(data.list).toHaveLength(1);
  expect(data.list[0]).toMatchObject({
    loginId: 'robot',
    memberId: member.memberId,
    acts: 3,
    seconds: 60,
    at: new Date(NOON).toISOString(),
    blockedUntil: new Date(Date.parse(NOON) + 120_000).toISOString(),
  });
});

test('who is refused hears when, and others go on', async () => {
  const other = world.member();
  await world.give(other.memberId, 1_000_000n);
  for (let turn = 0; turn < 3; turn += 1) expect(await probe(other)).toBe('0');
  const { resultCode, resultMessage } = await other.call('/api/cash/in', { amount: '30000' });
  expect([resultCode, resultMessage]).toEqual(['ABZ01', expect.stringContaining('2분')]);
  const third = world.member();
  await world.give(third.memberId, 1_000_000n);
  expect(await probe(third)).toBe('0');
});

test('rules are settings: from a version, with a history, by who may', async () => {
  const rules = { rules: [{ acts: 5, seconds: 10 }], blockSeconds: 60 };
  expect(
    (await operator()('/api/admin/cash/velocity/set', { velocity: rules, reason, version: 0 }))
      .resultCode,
  ).toBe('W002');
  const bad = { rules: [{ acts: 0, seconds: 10 }], blockSeconds: 60 };
  expect(
    (await operator()('/api/admin/cash/velocity/set', { velocity: bad, reason, version: 1 }))
      .status,
  ).toBe(400);
  const reader = world.operator('cash.read');
  expect(
    (await reader('/api/admin/cash/velocity/set', { velocity: rules, reason, version: 1 })).status,
  ).toBe(403);
  const { data } = await reader('/api/admin/cash/velocity/versions', {});
  expect(data.list[0]).toMatchObject({ version: 1, velocity: { blockSeconds: 120 } });
});
