import { eventually } from '@noriter/kit/testing';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOffers } from '../../src/sportsbook/store/offers.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';
import { openSportTables, threeWay, total } from '../world/sport-tables.ts';

let world: BettingWorld;
let sportTables: ReturnType<typeof openSportTables>;

beforeAll(async () => {
  world = await openBettingWorld('betting_offers', { withWallet: false });
  sportTables = openSportTables(world.pool);
});
afterAll(() => world.close());
beforeEach(async () => {
  await sportTables.producer('prematch');
  await sportTables.producer('live');
});

const over = { selectionId: 'over' };

async function offered(
  changes: Parameters<typeof sportTables.market>[2] = {},
  fixture: Parameters<typeof sportTables.fixture>[0] = {},
) {
  const fixtureId = await sportTables.fixture(fixture);
  const marketKey = await sportTables.market(fixtureId, total, changes);
  const [offer, ...others] = await readOffers(world.pool, [{ fixtureId, marketKey, ...over }]);
  expect(others).toEqual([]);
  return offer;
}

describe('what is offered', () => {
  it('is read with what it is a bet on, in the order of the legs', async () => {
    const fixtureId = await sportTables.fixture();
    const totalKey = await sportTables.market(fixtureId, total);
    const winnerKey = await sportTables.market(fixtureId, threeWay);
    const legs = [
      { fixtureId, marketKey: winnerKey, selectionId: 'draw' },
      { fixtureId, marketKey: totalKey, selectionId: 'over' },
    ];
    const of = { fixtureId, sport: 'soccer', leagueId: 'league-soccer' };
    const open = {
      odds: 2_500n,
      fedOdds: 2_500n,
      isOpen: true,
      isLive: false,
      stoppedAt: null,
    };
    expect(await readOffers(world.pool, legs)).toEqual([
      { ...of, ...open, marketKey: winnerKey, selectionId: 'draw', market: threeWay },
      { ...of, ...open, marketKey: totalKey, selectionId: 'over', market: total },
    ]);
  });

  it('leaves out what does not exist', async () => {
    const fixtureId = await sportTables.fixture();
    const marketKey = await sportTables.market(fixtureId);
    const legs = [
      { fixtureId: 'sr:match:none', marketKey, ...over },
      { fixtureId, marketKey: 'total/none', ...over },
      { fixtureId, marketKey, selectionId: 'draw' },
    ];
    expect(await readOffers(world.pool, legs)).toEqual([]);
  });

  it('has its margin taken off the part above 1.00', async () => {
    expect(await offered({}, { margin: 50 })).toMatchObject({
      odds: 2_425n,
      fedOdds: 2_500n,
      isOpen: true,
    });
    const prices = { over: { odds: 1_001n, isActive: true } };
    expect(await offered({ prices }, { margin: 50 })).toMatchObject({
      odds: 1_000n,
      isOpen: false,
    });
  });

  it.each<[string, Parameters<typeof offered>]>([
    ['its fixture has started', [{}, { startsInMs: -1 }]],
    ['its fixture is under way', [{}, { state: 'running' }]],
    ['it is in play, and the match is over', [{ producer: 'live' }, { state: 'finished' }]],
    ['it is suspended', [{ phase: 'suspended' }]],
    ['it was priced in an earlier epoch', [{ epoch: 0 }]],
    ['it is settled', [{ results: { over: results.win, under: results.lose } }]],
    ['an operator suspended it', [{ houseState: 'suspended' }]],
    ['an operator closed its fixture', [{}, { houseState: 'closed' }]],
  ])('is not open when %s', async (_case, args) => {
    expect(await offered(...args)).toMatchObject({ isOpen: false, odds: 2_500n });
  });

  it('is open in play also when the match has begun', async () => {
    const open = { isOpen: true, isLive: true };
    expect(await offered({ producer: 'live' }, { startsInMs: -1, state: 'running' })).toMatchObject(
      open,
    );
  });

  it('is not open once its producer is silent, whatever its row holds', async () => {
    // A second is left: a machine that stalls within it has another one.
    await eventually(async () => {
      await sportTables.producer('prematch', { aliveAgoMs: 9_000 });
      expect(await offered()).toMatchObject({ isOpen: true });
    });
    await sportTables.producer('prematch', { aliveAgoMs: 11_000 });
    expect(await offered()).toMatchObject({ isOpen: false });
  });

  it('has since when it may not have been', async () => {
    const stoppedAt = new Date('2026-11-21T12:00:00Z');
    await sportTables.producer('prematch', { state: 'recovering', stoppedAt });
    expect(await offered()).toMatchObject({ isOpen: false, stoppedAt });
    expect(await offered({ producer: 'live', stoppedAt })).toMatchObject({
      isOpen: true,
      stoppedAt,
    });
  });
});
