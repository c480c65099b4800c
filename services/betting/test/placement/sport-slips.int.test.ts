// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { codesOf } from '../world/betting-world.ts';
import { listenToBets } from '../world/listen-to-bets.ts';
import { total } from '../world/sport-tables.ts';
import { openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;

beforeAll(async () => {
  world = await openSportWorld('betting_sport');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sportTables.producer('prematch');
  await world.sportTables.producer('live');
});

async function rich(amount = 1_000_000n) {
  const member = world.member();
  await member.give(amount);
  return member;
}

const stakesOf = async (memberId: string) => {
  const { rows } = await world.walletPool.query<{ stakes: number; won: bigint }>(
    `select count(*)::int as stakes, coalesce(sum(amount), 0)::bigint as won from ledger
     where member_id = $1 and kind = 1 and refusal is null`,
    [memberId],
  );
  return rows[0];
};

describe('a slip on sports', () => {
  it('is accepted with singles, a combination and a system, by one stake', async () => {
    const received = await listenToBets(world.space);
    const member = await rich();
    const legs = [
      await world.leg({ odds: '1.85' }),
      await world.leg({ odds: '2.10' }),
      await world.leg({ odds: '1.72', market: total, selectionId: 'over' }),
    ];
    const before = await world.exposure();
    const answer = await world.slip(member, [
      { legs: legs.slice(0, 1), lineStake: '5000' },
      { legs },
      { legs, linesOf: 2, lineStake: '1000' },
    ]);
    expect(answer).toMatchObject({
      resultCode: '0',
      data: {
        state: 'accepted',
        product: 'sport',
        gameId: 'soccer',
        stake: '18000',
        bets: [
          { kind: 'single', odds: '1.85', cash: '5000', gameMoney: '9250' },
          { kind: 'combination', odds: '6.682', cash: '10000', gameMoney: '68826' },
          { kind: 'system', linesOf: 2, lineStake: '1000', cash: '3000', gameMoney: '10679' },
        ],
      },
    });
    expect(answer.data.bets[1].legs).toMatchObject([
      { position: 0, fixtureId: legs[0]?.fixtureId, homeKo: '서울', odds: '1.85', result: null },
      { position: 1, odds: '2.10' },
      { position: 2, selectionId: 'over', market: { kind: 'total', line: 10 } },
    ]);
    expect(await member.cash()).toBe('982000');
    expect(await stakesOf(member.memberId)).toEqual({ stakes: 1, won: 18_000n });
    expect((await world.exposure()).tickets).toBe(before.tickets + 7);
    const { slipId } = answer.data;
    const reported = () => received.events.filter(({ value }) => value.slipId === slipId);
    await eventually(() =>
      expect(reported().map(({ value }) => [value.event.case, value.version])).toEqual([
        ['accepted', 2],
      ]),
    );
    await received.stop();

    const { data } = await member.call('/api/bet/betlist', { groupKey: 'sport' });
    expect(data.list).toHaveLength(3);
    expect(data.list[0].legs.length + data.list[1].legs.length).toBeGreaterThan(3);
    const detail = await member.call('/api/bet/detail', { slipId });
    expect(detail.data).toMatchObject({ roundState: null, problems: null });
  });

  it('is placed once under one key, however often it comes', async () => {
    const member = await rich();
    const legs = [await world.leg(), await world.leg()];
    const key = randomUUID();
    const before = await world.exposure();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => world.slip(member, [{ legs }], { key })),
    );
    expect(codesOf(answers)).toEqual({ '0': 100 });
    expect(new Set(answers.map(({ data }) => data.slipId)).size).toBe(1);
    expect(await stakesOf(member.memberId)).toEqual({ stakes: 1, won: 10_000n });
    expect((await world.exposure()).tickets).toBe(before.tickets + 2);
    const other = await world.slip(member, [{ legs, lineStake: '20000' }], { key });
    expect(other.resultCode).toBe('C999');
  });

  it('that the wallet refuses leaves nothing exposed', async () => {
    const member = await rich(9_999n);
    const before = await world.exposure();
    const answer = await world.slip(member, [{ legs: [await world.leg()] }]);
    expect(answer.resultCode).toBe('B6000');
    expect(await world.exposure()).toEqual(before);
  });

  it('is taken up to the start of its earliest leg, and not from there on', async () => {
    const member = await rich();
    const later = await world.leg();
    const soon = await world.leg({ startsInMs: 1_800_000 });
    const asked = [{ legs: [later, soon] }];
    expect((await world.slip(member, asked)).resultCode).toBe('0');
    // As of this moment, by the database's clock.
    await world.pool.query(
      'update sport_fixture set starts_at = clock_timestamp() where fixture_id = $1',
      [soon.fixtureId],
    );
    const late = await world.slip(await rich(), asked);
    expect(late).toMatchObject({
      resultCode: 'B1016',
      data: { problems: [{ ticket: 0, fixtureId: soon.fixtureId }] },
    });
    const { rows } = await world.pool.query(
      `select stake_before = min(starts_at) as "isStart", staked_at < stake_before as "isInTime"
       from bet_slip join bet using (slip_id) join bet_leg using (bet_id)
       where bet_slip.member_id = $1 group by slip_id`,
      [member.memberId],
    );
    expect(rows).toEqual([{ isStart: true, isInTime: true }]);
  });
});

describe('odds that move in flight', () => {
  it.each([
    ['none', 0, '2.10', 'B1013', null],
    ['none', 0, '1.90', 'B1013', null],
    ['better', 0, '2.10', '0', '21000'],
    ['better', 0, '1.99', 'B1013', null],
    ['better', 300, '1.95', '0', '19500'],
    ['better', 300, '1.93', 'B1013', null],
    ['any', 0, '1.50', '0', '15000'],
  ] as const)('under %s with tolerance %d to %s: %s', async (policy, tolerance, now, code, win) => {
    const member = await rich();
    const leg = await world.leg({ odds: '2.00' });
    await world.price({ fixtureId: leg.fixtureId, odds: now });
    const answer = await world.slip(member, [{ legs: [leg] }], { policy, tolerance });
    expect(answer.resultCode).toBe(code);
    if (win !== null) expect(answer.data.bets[0]).toMatchObject({ gameMoney: win });
    else expect(answer.data.problems).toMatchObject([{ fixtureId: leg.fixtureId }]);
  });
});

describe('a refusal names its leg and the reason', () => {
  it('when a producer is silent', async () => {
    await world.sportTables.producer('prematch', { aliveAgoMs: 60_000 });
    const leg = await world.leg();
    const answer = await world.slip(await rich(), [{ legs: [leg] }]);
    expect(answer).toMatchObject({
      resultCode: 'B1016',
      data: { problems: [{ fixtureId: leg.fixtureId, marketKey: leg.marketKey }] },
    });
  });

  it('when legs may not stand together', async () => {
    const one = await world.leg();
    const other = await world.leg({ fixtureId: one.fixtureId, selectionId: 'away' });
    const answer = await world.slip(await rich(), [{ legs: [one, other] }]);
    expect(answer).toMatchObject({
      resultCode: 'B1054',
      data: { problems: [{ fault: 'same-market' }, { fault: 'same-market' }] },
    });
  });

  it('when a league was crossed today already, also on one slip', async () => {
    const member = await rich();
    const crossing = async (leagueId: string) => {
      const first = await world.leg({ leagueId });
      const { fixtureId } = first;
      return [first, await world.leg({ fixtureId, market: total, selectionId: 'over' })];
    };
    const league = `league-${randomUUID()}`;
    const both = [{ legs: await crossing(league) }, { legs: await crossing(league) }];
    expect((await world.slip(member, both)).resultCode).toBe('B1055');
    expect((await world.slip(member, both.slice(0, 1))).resultCode).toBe('0');
    const again = await world.slip(member, both.slice(1));
    expect(again).toMatchObject({ resultCode: 'B1055', data: { problems: [{}, {}] } });
  });

  it('when a match, an axis or a hedge is too much over what is open', async () => {
    const member = await rich(20_000_000n);
    const home = await world.leg();
    const { fixtureId } = home;
    const stake = { lineStake: '1000000' };
    const other = await world.leg();
    expect((await world.slip(member, [{ legs: [home], ...stake }])).resultCode).toBe('0');
    await world.pool.query(
      `update bet set placed_at = placed_at - interval '1 minute' where member_id = $1`,
      [member.memberId],
    );
    expect((await world.slip(member, [{ legs: [home, other], ...stake }])).resultCode).toBe('0');
    const third = await world.slip(member, [{ legs: [home], lineStake: '1000000' }]);
    expect(third.resultCode).toBe('0');
    const crowded = await world.slip(member, [{ legs: [home], lineStake: '1000' }]);
    expect(crowded).toMatchObject({ resultCode: 'B1056', data: { problems: [{ fixtureId }] } });

    const hedger = await rich();
    const leg = await world.leg();
    const sides = ['home', 'draw', 'away'].map((selectionId) => ({
      legs: [{ ...leg, selectionId }],
    }));
    expect((await world.slip(hedger, sides.slice(0, 2))).resultCode).toBe('0');
    expect((await world.slip(hedger, sides.slice(2))).resultCode).toBe('B1014');
  });

  it('when a hedge is of what is open of a combination, whose other leg is won', async () => {
    const member = await rich();
    const [won, leg] = [await world.leg(), await world.leg()];
    const others = ['draw', 'away'].map((selectionId) => ({ legs: [{ ...leg, selectionId }] }));
    const { data } = await world.slip(member, [{ legs: [won, leg] }]);
    const { win, lose } = results;
    await world.result(won, { home: win, draw: lose, away: lose });
    await settleTickets(world.deps, new AbortController().signal);
    expect(await world.bet(data.bets[0].betId)).toMatchObject({ state: 'accepted' });
    expect((await world.slip(member, others)).resultCode).toBe('B1014');
    expect((await world.slip(member, others.slice(1))).resultCode).toBe('0');
  });

  it('when sports are locked', async () => {
    const member = await rich();
    const legs = [await world.leg()];
    for (const scope of ['', 'sport', 'soccer']) {
      await world.lock(scope, true);
      expect((await world.slip(member, [{ legs }])).resultCode).toBe('B0093');
      await world.lock(scope, false);
    }
    await world.lock('tennis', true);
    expect((await world.slip(member, [{ legs }])).resultCode).toBe('0');
  });
});
