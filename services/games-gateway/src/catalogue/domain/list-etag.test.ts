import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameFilters } from './find-games.ts';
import { gameOrders } from './game-orders.ts';
import { type ListPlace, type ListState, listEtag } from './list-etag.ts';

const state: ListState = {
  audience: 'guests',
  version: '10000-42',
  vendors: [
    { vendorKey: 'a', stateVersion: 1 },
    { vendorKey: 'b', stateVersion: 0 },
  ],
  own: { favourites: new Set(['one', 'two']), recent: ['one'] },
  day: '2026-11-24',
};
const place: ListPlace = { search: '', filter: 'all', order: 'usual', page: 1, rows: 30 };
const etag = listEtag(state, place);

test.each<[string, Partial<ListPlace>]>([
  ['page', { page: 2 }],
  ['length', { rows: 60 }],
  ['vendor', { vendorKey: 'a' }],
  ['code', { vendorCode: 'a' }],
  ['group', { groupCode: 'a' }],
  ['game', { gameKey: 'a' }],
  ['search', { search: 'a' }],
  ['filter', { filter: 'new' }],
  ['order', { order: 'name' }],
])('another %s is another answer', (_what, change) => {
  expect(listEtag(state, { ...place, ...change })).not.toBe(etag);
});

test.each<[string, Partial<ListState>]>([
  ['somebody else asks', { audience: 'level 3' }],
  ['a game changes', { version: '10000-43' }],
  [
    'a vendor is locked and another opened',
    { vendors: state.vendors.map((one, at) => ({ ...one, stateVersion: at })) },
  ],
  [
    'a favourite is changed for another',
    { own: { favourites: new Set(['one', 'three']), recent: ['one'] } },
  ],
  ['something else was played', { own: { favourites: new Set(['one', 'two']), recent: ['two'] } }],
  ['a day has gone by', { day: '2026-11-25' }],
])('it is another when %s', (_what, change) => {
  expect(listEtag({ ...state, ...change }, place)).not.toBe(etag);
});

test('the same question has the same answer, whatever the order of favourites', () => {
  const own = { favourites: new Set(['two', 'one']), recent: ['one'] };
  expect(listEtag({ ...state, own }, { ...place })).toBe(etag);
});

test('two questions share an answer only when they are the same', () => {
  const places = fc.record({
    search: fc.string({ maxLength: 4 }),
    vendorKey: fc.constantFrom(undefined, 'a', 'b'),
    groupCode: fc.constantFrom(undefined, 'a', 'b'),
    filter: fc.constantFrom(...gameFilters),
    order: fc.constantFrom(...gameOrders),
    page: fc.integer({ min: 1, max: 3 }),
    rows: fc.constantFrom(30, 60),
  });
  fc.assert(
    fc.property(places, places, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(listEtag(state, one) === listEtag(state, other)).toBe(isSame);
    }),
  );
});
