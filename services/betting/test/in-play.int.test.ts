import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, listenTo } from '@noriter/kit/testing';
import { betEvents, walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeSlips } from '../src/actions/place-slips.ts';
import { recheckForgotten } from '../src/actions/recheck-forgotten.ts';
import { recheckSlips } from '../src/actions/recheck-slips.ts';
import { demoSportRules } from '../src/domain/placement/sport/rules.ts';
import { sportRulesText } from '../src/queries/sport-rules-document.ts';
import { type Leg, nothingExposed, openSportHouse, type SportHouse } from './sport-house.ts';

let house: SportHouse;
const DELAY_MS = 700;
/** So long a command waits in the outbox for its call's answer. */
const HOLD_MS = 2_000;

beforeAll(async () => {
  house = await openSportHouse('betting_in_play');
  const rules = sportRulesText({ ...demoSportRules, liveDelayMs: DELAY_MS });
  await house.pool.query(
    `insert into sport_rules values ('noriter', 1, $1, now(), gen_random_uuid())`,
    [JSON.stringify(rules)],
  );
});
afterAll(() => house.close());
beforeEach(() => house.stall.producer('live'));

async function rich() {
  const member = house.member();
  await member.give(100_000n);
  return member;
}

const waiting = async (memberId: string) => {
  const { rows } = await house.pool.query<{ slipId: string; state: string; waits: boolean }>(
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
  const [placed] = await placeSlips(house.deps, [{ product: 'sport', slipId, bettor, ask, asked }]);
  expect(placed).toMatchObject({ kind: 'delayed', delayMs: DELAY_MS });
  return slipId;
}

describe('a bet in play', () => {
  it('waits, is looked at again, and is staked only then', async () => {
    const member = await rich();
    const leg = await house.leg({ live: true });
    const asked = Date.now();
    const answer = house.slip(member, [{ legs: [leg] }]);
    await eventually(async () =>
      expect(await waiting(member.memberId)).toMatchObject({ state: 'pending', waits: true }),
    );
    expect(await member.cash()).toBe('100000');
    expect(await answer).toMatchObject({ resultCode: '0', data: { state: 'accepted' } });
    expect(Date.now() - asked).toBeGreaterThanOrEqual(DELAY_MS);
    expect(await member.cash()).toBe('90000');
  });

  it('is refused when a goal falls within the delay, though prices are open again', async () => {
    const member = await rich();
    const leg = await house.leg({ live: true });
    const before = await house.exposure();
    const answer = house.slip(member, [{ legs: [leg] }], { policy: 'any' });
    await eventually(async () => expect(await waiting(member.memberId)).toBeDefined());
    await house.price({ ...leg, odds: '1.20', live: true, stoppedAt: new Date() });
    const { resultCode, data } = await answer;
    expect(resultCode).toBe('B1016');
    expect(data.problems).toMatchObject([{ ticket: 0, fixtureId: leg.fixtureId }]);
    expect(await member.cash()).toBe('100000');
    expect(await house.exposure()).toEqual(before);
    const slipId = (await waiting(member.memberId))?.slipId;
    const { data: detail } = await member.call('/api/bet/detail', { slipId });
    expect(detail).toMatchObject({ state: 'refused', refusal: 'B1016' });
    expect(detail.problems.problems).toMatchObject([{ fixtureId: leg.fixtureId }]);
    expect(detail.scores).toMatchObject([{ fixtureId: leg.fixtureId, total: null }]);
  });

  it('is paid at the price of the second look, under the policy that takes it', async () => {
    const leg = await house.leg({ live: true });
    const [first, second] = [await rich(), await rich()];
    const better = house.slip(first, [{ legs: [leg] }], { policy: 'better' });
    const none = house.slip(second, [{ legs: [leg] }], { policy: 'none' });
    await eventually(async () => {
      for (const { memberId } of [first, second]) expect(await waiting(memberId)).toBeDefined();
    });
    await house.price({ fixtureId: leg.fixtureId, odds: '2.20', live: true });
    expect(await better).toMatchObject({ resultCode: '0' });
    expect(await none).toMatchObject({
      resultCode: 'B1013',
      data: { problems: [{ odds: '2.20' }] },
    });
    const { data } = await first.call('/api/bet/betlist');
    expect(data.list[0]).toMatchObject({ odds: '2.20', gameMoney: '22000' });
  });

  it('is told of when it waits and when it is accepted, and its stake is asked for by a call', async () => {
    const bets = await listenTo(house.space, betEvents);
    const commands = await listenTo(house.space, walletCommands);
    const member = await rich();
    const leg = await house.leg({ live: true });
    const answer = house.slip(member, [{ legs: [leg] }], { policy: 'better' });
    await eventually(async () => expect(await waiting(member.memberId)).toBeDefined());
    await house.price({ fixtureId: leg.fixtureId, odds: '2.20', live: true });
    expect(await answer).toMatchObject({ resultCode: '0' });
    const said = () => bets.events.filter(({ value }) => value.memberId === member.memberId);
    await eventually(() =>
      expect(said().map(({ value }) => [value.event.case, value.version])).toEqual([
        ['placed', 1],
        ['accepted', 2],
      ]),
    );
    const contents = (odds: number) => ({
      gameId: 'soccer',
      roundId: '',
      bets: [{ stake: 10_000n, odds, legs: [{ fixtureId: leg.fixtureId, sport: 'soccer', odds }] }],
    });
    expect(said().map(({ value }) => value.event.value)).toMatchObject([
      contents(2_000),
      { ...contents(2_200), stake: 10_000n },
    ]);
    await pause(HOLD_MS + 1_000);
    const stakes = commands.events.filter(({ value }) => value.kind === WalletCommandKind.STAKE);
    // The listener hears: what the member was given came this way.
    expect(commands.events).not.toEqual([]);
    expect(stakes).toEqual([]);
    await bets.stop();
    await commands.stop();
  });

  it('stands with a silent feed as one that was stopped', async () => {
    const member = await rich();
    const leg = await house.leg({ live: true });
    const answer = house.slip(member, [{ legs: [leg] }]);
    await eventually(async () => expect(await waiting(member.memberId)).toBeDefined());
    await house.stall.producer('live', { state: 'recovering', stoppedAt: new Date() });
    expect((await answer).resultCode).toBe('B1016');
  });
});

describe('a process that ends within the delay', () => {
  it('leaves a slip that a job looks at, once', async () => {
    const member = await rich();
    const slipId = await forgotten(member.memberId, await house.leg({ live: true }));
    expect(await recheckSlips(house.deps, [slipId])).toEqual([{ kind: 'gone' }]);
    await pause(DELAY_MS + 1_100);
    await Promise.all([recheckForgotten(house.deps), recheckForgotten(house.deps)]);
    await eventually(async () =>
      expect(await waiting(member.memberId)).toMatchObject({ state: 'accepted', waits: false }),
    );
    await member.cashIs(90_000n);
  });

  it('leaves one that is refused when it is found much too late', async () => {
    const member = await rich();
    const slipId = await forgotten(member.memberId, await house.leg({ live: true }));
    await house.pool.query(
      `update bet_slip set rechecks_at = now() - interval '40 seconds' where slip_id = $1`,
      [slipId],
    );
    await recheckForgotten(house.deps);
    const { data } = await member.call('/api/bet/detail', { slipId });
    expect(data).toMatchObject({ state: 'refused', refusal: 'W408' });
    expect(await member.cash()).toBe('100000');
  });
});

it('leaves nothing exposed when all have ended', async () => {
  const { rows } = await house.pool.query<{ fixtureId: string; marketKey: string }>(
    `select distinct fixture_id as "fixtureId", market_key as "marketKey" from bet_leg`,
  );
  const lost = { won: false, voidHalves: 0 } as const;
  for (const leg of rows) await house.result(leg, { home: lost, draw: lost, away: lost });
  await house.running.runJob('settle-tickets');
  expect(await house.exposure()).toEqual(nothingExposed);
});
