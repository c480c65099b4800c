import { CEILING_DEFAULT, highestOdds, isWithinCeiling } from '@noriter/rules/return-rate';
import { describe, expect, it } from 'vitest';
import { allDrawsOf } from '../draws.ts';
import { games } from '../games.ts';
import { chanceOf, wins } from './market.ts';
import { marketsOf, offerOf } from './offers.ts';

const markets = games.flatMap((game) =>
  marketsOf(game.gameId).map((market) => ({ game, market, draws: allDrawsOf(game.family) })),
);

describe.each(markets)('$game.gameId $market.marketId', ({ game, market, draws }) => {
  it('has exactly one winner in every draw', () => {
    for (const { facts } of draws) {
      const winners = market.selections.filter(({ conditions }) => wins(conditions, facts));
      expect(winners).toHaveLength(1);
    }
  });

  it('is offered within the ceiling, as near to it as hundredths allow', () => {
    for (const { conditions, defaultOdds } of market.selections) {
      const chance = chanceOf(conditions, draws);
      expect(isWithinCeiling(chance, defaultOdds, CEILING_DEFAULT)).toBe(true);
      // Both sides of kino are offered as the one that is a hair more likely.
      const spare = game.family === 'speed-kino' ? 10n : 0n;
      expect(defaultOdds).toBeGreaterThanOrEqual(highestOdds(chance, CEILING_DEFAULT) - spare);
    }
  });
});

it('names every selection of a game once', () => {
  for (const { gameId } of games) {
    const ids = marketsOf(gameId).flatMap(({ selections }) =>
      selections.map(({ selectionId }) => selectionId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(marketsOf('roulette')).toEqual([]);
  expect(offerOf('powerball', 'start-left')).toBeNull();
  expect(offerOf('powerladder', 'left-3')).toMatchObject({ marketId: 'combo' });
});
