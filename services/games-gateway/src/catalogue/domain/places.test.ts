import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { usualOrder } from './game-orders.ts';
import { orderedGames, PLACES_MAX, placesOf, UNPLACED } from './places.ts';

function gameOf(gameId: string, ord = UNPLACED, isPinned = false): Game {
  return {
    gameId,
    vendorKey: 'kplay',
    gameCode: gameId,
    vendorCode: '200',
    groupCode: 'slot',
    nameKo: gameId,
    nameEn: gameId,
    nameVi: gameId,
    choseong: '',
    imageKey: '',
    rtpBp: null,
    volatility: '',
    features: [],
    tags: [],
    hasDemo: false,
    isPlayable: true,
    maxBet: null,
    kind: 'slot',
    state: 'open',
    isPinned,
    ord,
    plays: 0n,
    addedAt: new Date(0),
  };
}

const after = (games: readonly Game[], named: readonly string[]) => {
  const places = new Map(placesOf(games, named)?.map(({ gameId, ord }) => [gameId, ord]));
  return games
    .map((game) => ({ ...game, ord: places.get(game.gameId) ?? game.ord }))
    .toSorted(usualOrder)
    .map(({ gameId }) => gameId);
};

test('the games named come first, the others follow by name', () => {
  const games = [gameOf('a'), gameOf('b'), gameOf('c'), gameOf('d')];
  expect(after(games, ['c', 'a'])).toEqual(['c', 'a', 'b', 'd']);
});

test('a game that is not named any more loses its place', () => {
  const games = [gameOf('a'), gameOf('z', 1)];
  expect(placesOf(games, ['a'])).toEqual([
    { gameId: 'a', ord: 1 },
    { gameId: 'z', ord: UNPLACED },
  ]);
});

test('a game that was put behind all others stays there', () => {
  expect(placesOf([gameOf('a'), gameOf('b', 5_000)], ['a'])).toEqual([{ gameId: 'a', ord: 1 }]);
});

test.each([
  ['of another list', ['a', 'x']],
  ['twice', ['a', 'a']],
])('a game named %s is refused', (_what, named) => {
  expect(placesOf([gameOf('a'), gameOf('b')], named)).toBeNull();
});

test('pinned games are in front whatever their place', () => {
  const games = [gameOf('a'), gameOf('b', UNPLACED, true)];
  expect(after(games, ['a', 'b'])).toEqual(['b', 'a']);
});

test('no more are put in order than have places', () => {
  const games = Array.from({ length: PLACES_MAX + 1 }, (_, at) => gameOf(`g${at}`));
  expect(orderedGames(games)).toHaveLength(PLACES_MAX);
});

test('whatever is named stands in front of what is not, in its order', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const ords = fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(fc.shuffledSubarray(ids), ords, (named, was) => {
      const games = ids.map((id, at) => gameOf(id, was[at]));
      const order = after(games, named);
      expect(order.slice(0, named.length)).toEqual(named);
      expect(order.toSorted()).toEqual(ids);
    }),
  );
});
