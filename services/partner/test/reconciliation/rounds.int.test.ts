// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { GameRoundStatus } from '@noriter/proto/game_events_pb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playRound, publishRound, type RoundAt } from '../world/game-rounds.ts';
import type { PartnerWorld, Someone } from '../world/partner-world.ts';
import { openTiers } from '../world/tiers.ts';

const BASE = '/api/admin/partner/reconciliation';
const { OPEN, CLOSED, CANCELLED } = GameRoundStatus;

let world: PartnerWorld;
let player: Someone;

beforeAll(async () => {
  ({
    world,
    people: { player },
  } = await openTiers('partner_rounds_compared', { withGames: true, category: 'slot' }));
});
afterAll(() => world.close());

const closed = (changes: Partial<RoundAt> = {}): RoundAt => ({
  roundId: randomUUID(),
  version: 2,
  status: CLOSED,
  staked: 10_000n,
  returned: 4_000n,
  ...changes,
});
const counted = (round: RoundAt) => publishRound(world, player, round);
const played = (round: RoundAt & { minutesAgo?: number }) => playRound(world, player, round);

/** The comparison begins a day ago again, before what a test writes into the past. */
async function rewind(): Promise<void> {
  await world.pool.query(
    `update reconciliation_progress set cursor = $1 where comparison = 'rounds'`,
    [new Date(Date.now() - 24 * 3_600_000).toISOString()],
  );
}

/** What a run compared of rounds, and what is open of them; nothing else is. */
async function run() {
  await world.running.runJob('reconcile-partners');
  const operator = world.operator('reconciliation.read');
  const { data } = await operator(`${BASE}/runs`);
  const open = (await operator(`${BASE}/differences`)).data.list as { check: string }[];
  expect(open.filter(({ check }) => check !== 'rounds')).toEqual([]);
  const parts = data.list[0].parts as { comparison: string; looked: number; problem: string }[];
  return { open, rounds: parts.find(({ comparison }) => comparison === 'rounds') };
}

/** A transaction of another test on the server holds the fence back for a moment. */
const untilOpen = (expected: readonly object[]) =>
  eventually(async () => {
    const { open } = await run();
    expect(open).toHaveLength(expected.length);
    for (const one of expected) expect(open).toContainEqual(expect.objectContaining(one));
  });

const gauge = async () => {
  const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
  const name = 'noriter_partner_reconciliation_differences';
  return Number(new RegExp(`${name}\\{check="rounds"[^}]*\\} (\\d+)`).exec(metrics)?.[1]);
};

test('rounds count here for what they have come to; each page is looked at once', async () => {
  const round = closed();
  await counted(round);
  await played(round);
  await played(closed({ status: OPEN, version: 1 }));
  const back = closed({ status: CANCELLED, staked: 0n, returned: 0n, version: 3 });
  await played(back);
  await rewind();
  expect(await run()).toEqual({
    open: [],
    rounds: { comparison: 'rounds', looked: 3, found: 0, problem: '' },
  });
  expect((await run()).rounds).toMatchObject({ looked: 0, problem: '' });
});

test('a round that was lost on its way turns it red until it is counted', async () => {
  const round = closed();
  await played(round);
  await rewind();
  const { roundId: subject } = round;
  const lost = { subject, fault: 'uncounted', figure: 'turnover', expected: '10000', found: null };
  await untilOpen([{ ...lost, check: 'rounds', category: 'slot', memberId: player.memberId }]);
  expect(await gauge()).toBe(1);
  await counted(round);
  await untilOpen([]);
  expect(await gauge()).toBe(0);
});

test('a round that was forged turns it red, though all sums agree with it', async () => {
  const round = closed({ staked: 70_000n });
  await counted(round);
  const { roundId: subject } = round;
  await untilOpen([{ subject, fault: 'unknown', expected: null, found: '70000' }]);
  expect(await gauge()).toBe(1);
  await played(round);
  await untilOpen([]);
});

test('a round that was counted twice over turns it red, at its own version and at another', async () => {
  const [later, same] = [closed(), closed()];
  await played(later);
  await counted(later);
  await counted({ ...later, version: 3, staked: 20_000n, returned: 8_000n });
  await played(same);
  await counted({ ...same, staked: 20_000n });
  await untilOpen([
    { subject: later.roundId, fault: 'unknown', expected: '10000', found: '20000' },
    { subject: same.roundId, fault: 'differs', expected: '10000', found: '20000' },
  ]);
  await played({ ...later, version: 3, staked: 20_000n, returned: 8_000n });
  await played({ ...same, staked: 20_000n });
  await untilOpen([]);
});

test('a round that was counted in another category turns it red', async () => {
  const round = closed();
  await played({ ...round, groupCode: 'fishing' });
  await counted(round);
  const { roundId: subject } = round;
  const other = { subject, fault: 'differs', figure: 'turnover', category: 'fishing' };
  await untilOpen([{ ...other, expected: '10000', found: '0' }]);
  const operator = world.operator('partners.settle');
  const [open] = (await run()).open as unknown as { differenceId: string }[];
  const body = { differenceId: String(open?.differenceId), reason: 'the game was moved' };
  const keyed = { idempotencyKey: randomUUID() };
  expect((await operator(`${BASE}/close`, body, keyed)).resultCode).toBe('0');
  await untilOpen([]);
});

test('what waits to be counted holds the comparison back, and is no difference', async () => {
  const round = closed();
  await played({ ...round, minutesAgo: 5 });
  await rewind();
  const late = await run();
  expect(late.rounds).toMatchObject({ problem: 'behind' });
  await counted(round);
  expect((await run()).rounds).toMatchObject({ problem: '' });
});
