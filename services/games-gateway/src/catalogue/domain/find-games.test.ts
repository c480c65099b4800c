import { afterEach, expect, test, vi } from 'vitest';
import { choseongOf } from './choseong.ts';
import { findGames, type GameQuery, popularOf } from './find-games.ts';
import type { Game } from './game.ts';
import { orders, usualOrder } from './game-orders.ts';

afterEach(() => vi.restoreAllMocks());

const now = new Date('2026-11-24T00:00:00Z');

function game(gameId: string, nameKo: string, changes: Partial<Game> = {}): Game {
  return {
    gameId,
    vendorKey: 'kplay',
    gameCode: gameId,
    vendorCode: '200',
    groupCode: 'slot',
    nameKo,
    nameEn: gameId,
    nameVi: gameId,
    choseong: choseongOf(nameKo),
    imageKey: '',
    rtpBp: 9_500,
    volatility: 'high',
    features: [],
    tags: [],
    hasDemo: false,
    isPlayable: true,
    maxBet: null,
    kind: 'slot',
    state: 'open',
    isPinned: false,
    ord: 1_000,
    plays: 0n,
    addedAt: new Date('2026-01-01T00:00:00Z'),
    ...changes,
  };
}

const games = [
  game('gates', '게이츠 오브 올림푸스', { plays: 5n }),
  game('sweet', '스위트 보난자', { plays: 9n, isPinned: true }),
  game('hidden', '게이트 숨김', { state: 'hidden' }),
  game('fish', '피싱 갓', { vendorCode: '1000', groupCode: 'fishing', addedAt: now }),
].toSorted(usualOrder);

const popular = popularOf(games.toSorted(orders.popular));
const none = { favourites: new Set<string>(), recent: [] };
const all: GameQuery = { search: '', filter: 'all', order: 'usual' };

test.each<[string, Partial<GameQuery>, string[]]>([
  ['everything but hidden games, pinned ones first', {}, ['sweet', 'gates', 'fish']],
  ['initial consonants', { search: 'ㄱㅇㅊ' }, ['gates']],
  ['initial consonants with a space between', { search: 'ㅂㄴ ㅈ' }, ['sweet']],
  ['a part of a name', { search: '올림' }, ['gates']],
  ['an English name in any case', { search: 'SWEET' }, ['sweet']],
  ['a vendor code', { vendorCode: '1000' }, ['fish']],
  ['a group', { groupCode: 'slot' }, ['sweet', 'gates']],
  ['what is new', { filter: 'new' }, ['fish']],
  ['what is played', { filter: 'popular', order: 'popular' }, ['sweet', 'gates']],
  ['no such game', { search: 'ㅎㅎㅎ' }, []],
])('finds by %s', (_name, query, expected) => {
  const asked = { ...all, ...query };
  const found = findGames(games.toSorted(orders[asked.order]), asked, { own: none, popular, now });
  expect(found.map(({ gameId }) => gameId)).toEqual(expected);
});

test("a member's own games, the last played first", () => {
  const own = { favourites: new Set(['fish']), recent: ['gates', 'sweet'] };
  const ids = (filter: GameQuery['filter']) =>
    findGames(games, { ...all, filter }, { own, popular, now }).map(({ gameId }) => gameId);
  expect(ids('favourite')).toEqual(['fish']);
  expect(ids('recent')).toEqual(['gates', 'sweet']);
});

test('what is searched of a game is made once, however often anybody asks', () => {
  const made = vi.spyOn(String.prototype, 'replaceAll');
  const many = Array.from({ length: 200 }, (_, at) => game(`g${at}`, `게임 ${at}`));
  const find = () =>
    findGames(many, { ...all, search: '게임 19', order: 'name' }, { own: none, popular, now });
  expect(find()).toHaveLength(11);
  made.mockClear();
  expect(find()).toHaveLength(11);
  // Of what is searched for alone.
  expect(made.mock.calls.length).toBeLessThan(10);
});
