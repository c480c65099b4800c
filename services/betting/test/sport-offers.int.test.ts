import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { results } from '../src/domain/settlement/leg-result.ts';
import { readOffers } from '../src/queries/sport-offers.ts';
import { type BettingHouse, openBettingHouse } from './betting-house.ts';
import { openStall, threeWay, total } from './sport-stall.ts';

let house: BettingHouse;
let stall: ReturnType<typeof openStall>;

beforeAll(async () => {
  house = await openBettingHouse('betting_offers', { withWallet: false });
  stall = openStall(house.pool);
});
afterAll(() => house.close());
beforeEach(async () => {
  await stall.producer('prematch');
  await stall.producer('live');
});

const over = { selectionId: 'over' };

async function offered(
  changes: Parameters<typeof stall.market>[2] = {},
  fixture: Parameters<typeof stall.fixture>[0] = {},
) {
  const fixtureId = await stall.fixture(fixture);
  const marketKey = await stall.market(fixtureId, total, changes);
  const [offer, ...others] = await readOffers(house.pool, [{ fixtureId, marketKey, ...over }]);
  expect(others).toEqual([]);
  return offer;
}

describe('what is offered', () => {
  it('is read with what it is a bet on, in the order of the legs', async () => {
    const fixtureId = await stall.fixture();
    const totalKey = await stall.market(fixtureId, total);
    const winnerKey = await stall.market(fixtureId, threeWay);
    const legs = [
      { fixtureId, marketKey: winnerKey, selectionId: 'draw' },
      { fixtureId, marketKey: totalKey, selectionId: 'over' },
    ];
    const of = { fixtureId, sport: 'soccer', leagueId: 'league-soccer' };
    const open = { odds: 2_500n, isOpen: true, isLive: false, stoppedAt: null };
    expect(await readOffers(house.pool, legs)).toEqual([
      { ...of, ...open, marketKey: winnerKey, selectionId: 'draw', market: threeWay },
      { ...of, ...open, marketKey: totalKey, selectionId: 'over', market: total },
    ]);
  });

  it('leaves out what does not exist', async () => {
    const fixtureId = await stall.fixture();
    const marketKey = await stall.market(fixtureId);
    const legs = [
      { fixtureId: 'sr:match:none', marketKey, ...over },
      { fixtureId, marketKey: 'total/none', ...over },
      { fixtureId, marketKey, selectionId: 'draw' },
    ];
    expect(await readOffers(house.pool, legs)).toEqual([]);
  });

  it('has its margin taken off the part above 1.00', async () => {
    expect(await offered({}, { margin: 50 })).toMatchObject({ odds: 2_425n, isOpen: true });
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

  it('is not open once its producer is silent, whatever the row says', async () => {
    await stall.producer('prematch', { aliveAgoMs: 9_000 });
    expect(await offered()).toMatchObject({ isOpen: true });
    await stall.producer('prematch', { aliveAgoMs: 11_000 });
    expect(await offered()).toMatchObject({ isOpen: false });
  });

  it('tells since when it may not have been', async () => {
    const stoppedAt = new Date('2026-11-21T12:00:00Z');
    await stall.producer('prematch', { state: 'recovering', stoppedAt });
    expect(await offered()).toMatchObject({ isOpen: false, stoppedAt });
    expect(await offered({ producer: 'live', stoppedAt })).toMatchObject({
      isOpen: true,
      stoppedAt,
    });
  });
});
