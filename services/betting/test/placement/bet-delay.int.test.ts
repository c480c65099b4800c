// @module-tag money
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, listenTo } from '@noriter/kit/testing';
import { walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askStakes } from '../../src/placement/actions/ask-stakes.ts';
import { placeSlips } from '../../src/placement/actions/place-slips.ts';
import { revalidateForgotten } from '../../src/placement/actions/revalidate-forgotten.ts';
import { revalidateSlips } from '../../src/placement/actions/revalidate-slips.ts';
import { demoSportRules } from '../../src/sportsbook/domain/demo-rules.ts';
import { sportRulesText } from '../../src/sportsbook/store/rules.ts';
import { holdRevalidations } from '../world/hold-revalidations.ts';
import { listenToBets } from '../world/listen-to-bets.ts';
import { type Leg, nothingExposed, openSportWorld, type SportWorld } from '../world/sport-world.ts';
import { stopAndReopen } from '../world/stop-and-reopen.ts';

let world: SportWorld;
/** Ends the bet delay of whoever waits, where it is over by the clock. */
let endDelay: () => void;
const DELAY_MS = 1_000;

beforeAll(async () => {
  world = await openSportWorld('betting_in_play');
  const rules = sportRulesText({ ...demoSportRules, liveDelayMs: DELAY_MS });
  await world.pool.query(
    `insert into sport_rules values ('noriter', 1, $1, now(), gen_random_uuid())`,
    [JSON.stringify(rules)],
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sportTables.producer('live');
  endDelay = holdRevalidations(world.deps);
});
afterEach(() => endDelay());

async function rich() {
  const member = world.member();
  await member.give(100_000n);
  return member;
}

const waiting = async (memberId: string) => {
  const { rows } = await world.pool.query<{ slipId: string; state: string; waits: boolean }>(
    `select slip_id as "slipId", state, rechecks_at is not null as waits
     from bet_slip where member_id = $1`,
    [memberId],
  );
  return rows[0];
};

/** A slip in play that nobody looks at again: its process ended within the delay. */
async function forgotten(memberId: string, leg: Leg) {
  const slipId = randomUUID();
  const bettor = { siteId: 'noriter', memberId, level: 1, isPartner: false };
  const { fixtureId, marketKey, selectionId } = leg;
  const tickets = [
    { legs: [{ fixtureId, marketKey, selectionId, odds: 2_000n }], linesOf: 1, lineStake: 10_000n },
  ];
  const ask = { product: 'sport', oddsPolicy: 'none', tolerance: 0n, tickets } as const;
  const asked = JSON.stringify(ask, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  const [placed] = await placeSlips(world.deps, [{ product: 'sport', slipId, bettor, ask, asked }]);
  expect(placed).toMatchObject({ kind: 'written', delayMs: DELAY_MS });
  return slipId;
}

describe('a bet in play', () => {
  it('is staked when it is asked for, waits, and is accepted when it is looked at again', async () => {
    const member = await rich();
    const leg = await world.leg({ live: true });
    const asked = Date.now();
    const answer = world.slip(member, [{ legs: [leg] }]);
    await eventually(async () =>
      expect(await waiting(member.memberId)).toMatchObject({ state: 'pending', waits: true }),
    );
    await member.cashIs(90_000n);
    endDelay();
    expect(await answer).toMatchObject({ resultCode: '0', data: { state: 'accepted' } });
    expect(Date.now() - asked).toBeGreaterThanOrEqual(DELAY_MS);
    expect(await member.cash()).toBe('90000');
  });

  it('is refused when a goal falls within the delay, though prices are open again', async () => {
    const member = await rich();
    const leg = await world.leg({ live: true });
    const before = await world.exposure();
    const answer = world.slip(member, [{ legs: [leg] }], { policy: 'any' });
    await eventually(async () => expect(await waiting(member.memberId)).toBeDefined());
    await world.price({ ...leg, odds: '1.20', live: true, stoppedAt: new Date() });
    endDelay();
    const { resultCode, data } = await answer;
    expect(resultCode).toBe('B1016');
    expect(data.problems).toMatchObject([{ ticket: 0, fixtureId: leg.fixtureId }]);
    await member.cashIs(100_000n);
    expect(await world.exposure()).toEqual(before);
    const slipId = (await waiting(member.memberId))?.slipId;
    const { data: detail } = await member.call('/api/bet/detail', { slipId });
    expect(detail).toMatchObject({ state: 'refused', refusal: 'B1016' });
    expect(detail.problems.problems).toMatchObject([{ fixtureId: leg.fixtureId }]);
    expect(detail.scores).toMatchObject([{ fixtureId: leg.fixtureId, total: null }]);
  });

  it('is paid at the price of the revalidation, under the policy that takes it', async () => {
    const leg = await world.leg({ live: true });
    const [first, second] = [await rich(), await rich()];
    const better = world.slip(first, [{ legs: [leg] }], { policy: 'better' });
    const none = world.slip(second, [{ legs: [leg] }], { policy: 'none' });
    await eventually(async () => {
      for (const { memberId } of [first, second]) expect(await waiting(memberId)).toBeDefined();
    });
    await world.price({ fixtureId: leg.fixtureId, odds: '2.20', live: true });
    endDelay();
    expect(await better).toMatchObject({ resultCode: '0' });
    expect(await none).toMatchObject({
      resultCode: 'B1013',
      data: { problems: [{ odds: '2.20' }] },
    });
    const { data } = await first.call('/api/bet/betlist');
    expect(data.list[0]).toMatchObject({ odds: '2.20', gameMoney: '22000' });
  });

  it('is published when it waits and when it is accepted, and its stake is asked for by a call', async () => {
    const bets = await listenToBets(world.space);
    const commands = await listenTo(world.space, walletCommands);
    const member = await rich();
    const leg = await world.leg({ live: true });
    const answer = world.slip(member, [{ legs: [leg] }], { policy: 'better' });
    await eventually(async () => expect(await waiting(member.memberId)).toBeDefined());
    await world.price({ fixtureId: leg.fixtureId, odds: '2.20', live: true });
    endDelay();
    expect(await answer).toMatchObject({ resultCode: '0' });
    const reported = () => bets.events.filter(({ value }) => value.memberId === member.memberId);
    await eventually(() =>
      expect(reported().map(({ value }) => [value.event.case, value.version])).toEqual([
        ['placed', 1],
        ['accepted', 2],
      ]),
    );
    const contents = (odds: number) => ({
      gameId: 'soccer',
      roundId: '',
      bets: [
        {
          gameId: 'soccer',
          stake: 10_000n,
          odds,
          legs: [{ fixtureId: leg.fixtureId, sport: 'soccer', odds }],
        },
      ],
    });
    expect(reported().map(({ value }) => value.event.value)).toMatchObject([
      contents(2_000),
      { ...contents(2_200), stake: 10_000n },
    ]);
    await eventually(async () => {
      expect((await world.pool.query('select from kit.outbox')).rowCount).toBe(0);
    });
    // What has left arrives by then.
    await pause(1_000);
    const stakes = commands.events.filter(({ value }) => value.kind === WalletCommandKind.STAKE);
    // The listener receives: what the member was given came this way.
    expect(commands.events).not.toEqual([]);
    expect(stakes).toEqual([]);
    await bets.stop();
    await commands.stop();
  });

  it('stands with a silent feed as one that was stopped', async () => {
    const member = await rich();
    const leg = await world.leg({ live: true });
    const answer = world.slip(member, [{ legs: [leg] }]);
    await eventually(async () => expect(await waiting(member.memberId)).toBeDefined());
    await world.sportTables.producer('live', { state: 'recovering', stoppedAt: new Date() });
    endDelay();
    expect((await answer).resultCode).toBe('B1016');
  });
});

/** An operator's suspension of a market or its fixture, which they take back at once. */
async function suspendAndOpen(leg: Leg, what: 'market' | 'fixture') {
  const operator = world.operator('betting.manage');
  for (const houseState of ['suspended', 'open']) {
    const body = { ...leg, odds: undefined, selectionId: undefined, houseState, reason: 'A look' };
    const name = what === 'market' ? body : { ...body, marketKey: undefined };
    const options = { idempotencyKey: randomUUID() };
    const { resultCode } = await operator(`/api/admin/sport/${what}/set`, name, options);
    expect(resultCode).toBe('0');
  }
}

describe('a stop that is over before the bet delay is', () => {
  it.each<[string, (leg: Leg) => Promise<void>]>([
    ["the feed, by a clock that's behind", (leg) => stopAndReopen(world.deps, leg, 'one by one')],
    ['the feed, with its end at once', (leg) => stopAndReopen(world.deps, leg, 'together')],
    ['an operator, of the market', (leg) => suspendAndOpen(leg, 'market')],
    ['an operator, of the fixture', (leg) => suspendAndOpen(leg, 'fixture')],
  ])('attack: made by %s', async (_by, stop) => {
    const member = await rich();
    const leg = await world.leg({ live: true });
    const answer = world.slip(member, [{ legs: [leg] }], { policy: 'any' });
    await eventually(async () => expect(await waiting(member.memberId)).toBeDefined());
    await stop(leg);
    endDelay();
    const { resultCode, data } = await answer;
    expect(resultCode).toBe('B1016');
    expect(data.problems).toMatchObject([{ ticket: 0, fixtureId: leg.fixtureId }]);
    await member.cashIs(100_000n);
  });

  it.each(['', 'sport', 'soccer'])('attack: a lock of "%s" that is taken back', async (scope) => {
    const member = await rich();
    const leg = await world.leg({ live: true });
    const answer = world.slip(member, [{ legs: [leg] }]);
    await eventually(async () => expect(await waiting(member.memberId)).toBeDefined());
    await world.lock(scope, true);
    await world.lock(scope, false);
    endDelay();
    expect((await answer).resultCode).toBe('B0093');
    await member.cashIs(100_000n);
  });

  it('keeps nobody from a bet that was asked for after it', async () => {
    const member = await rich();
    const leg = await world.leg({ live: true });
    await stopAndReopen(world.deps, leg, 'one by one');
    await suspendAndOpen(leg, 'fixture');
    const answer = world.slip(member, [{ legs: [leg] }]);
    await eventually(async () => expect(await waiting(member.memberId)).toBeDefined());
    await world.lock('esport', true);
    await world.lock('esport', false);
    endDelay();
    expect(await answer).toMatchObject({ resultCode: '0', data: { state: 'accepted' } });
  });
});

/** Nobody waited for the answers: a job asks for the stakes again. */
const askAgain = () => askStakes(world.deps, new AbortController().signal, 0);

describe('a process that ends within the delay', () => {
  it('leaves a slip that a job looks at, once', async () => {
    const member = await rich();
    const slipId = await forgotten(member.memberId, await world.leg({ live: true }));
    expect(await revalidateSlips(world.deps, [slipId])).toEqual([{ refusal: null }]);
    await pause(DELAY_MS + 1_100);
    await Promise.all([
      revalidateForgotten(world.deps),
      revalidateForgotten(world.deps),
      askAgain(),
    ]);
    await eventually(async () =>
      expect(await waiting(member.memberId)).toMatchObject({ state: 'accepted', waits: false }),
    );
    await member.cashIs(90_000n);
  });

  it('leaves one that is refused when it is found much too late', async () => {
    const member = await rich();
    const slipId = await forgotten(member.memberId, await world.leg({ live: true }));
    await world.pool.query(
      `update bet_slip set rechecks_at = now() - interval '40 seconds' where slip_id = $1`,
      [slipId],
    );
    await revalidateForgotten(world.deps);
    await askAgain();
    await eventually(async () => {
      const { data } = await member.call('/api/bet/detail', { slipId });
      expect(data).toMatchObject({ state: 'refused', refusal: 'W408' });
    });
    await member.cashIs(100_000n);
    await world.expectWholeBooks();
  });

  it('leaves one that cannot be read: it costs nobody else, and ends refused with its stake given back', async () => {
    const leg = await world.leg({ live: true });
    const [good, bad] = [await rich(), await rich()];
    const slips = [await forgotten(bad.memberId, leg), await forgotten(good.memberId, leg)];
    const [badId] = slips;
    await world.pool.query(
      `update bet_slip set asked = jsonb_set(asked, '{tickets}', '"none"') where slip_id = $1`,
      [badId],
    );
    const dueSince = (slipIds: readonly unknown[], age: string) =>
      world.pool.query(
        `update bet_slip set rechecks_at = now() - $2::interval
         where slip_id = any($1::uuid[]) and state = 'pending'`,
        [slipIds, age],
      );
    await dueSince(slips, '5 seconds');
    await askAgain();
    await revalidateForgotten(world.deps);
    await eventually(async () =>
      expect(await waiting(good.memberId)).toMatchObject({ state: 'accepted' }),
    );
    expect(await waiting(bad.memberId)).toMatchObject({ state: 'pending', waits: true });
    const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
    expect(metrics).toMatch(/noriter_betting_revalidations_failed_total(?:\{[^}]*\})? [1-9]/);
    await dueSince([badId], '40 seconds');
    await revalidateForgotten(world.deps);
    await eventually(async () => {
      const { data } = await bad.call('/api/bet/detail', { slipId: badId });
      expect(data).toMatchObject({ state: 'refused', refusal: 'W408' });
    });
    await bad.cashIs(100_000n);
    await good.cashIs(90_000n);
    await world.expectWholeBooks();
  });
});

it('leaves nothing exposed when all have ended', async () => {
  const { rows } = await world.pool.query<{ fixtureId: string; marketKey: string }>(
    `select distinct fixture_id as "fixtureId", market_key as "marketKey" from bet_leg`,
  );
  const lost = { won: false, voidHalves: 0 } as const;
  for (const leg of rows) await world.result(leg, { home: lost, draw: lost, away: lost });
  await world.running.runJob('settle-tickets');
  expect(await world.exposure()).toEqual(nothingExposed);
});
