import { expect, test } from 'vitest';
import { LIST_PLACE, listPlaceOf, listPlaceText } from './list-place.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

test('a place is read as it was written', () => {
  const place = { at: new Date('2026-11-25T13:58:30.123Z'), id };
  expect(listPlaceText(place)).toMatch(LIST_PLACE);
  expect(listPlaceOf(listPlaceText(place))).toEqual(place);
});

test.each([
  '',
  id,
  `_${id}`,
  `1_${id}'`,
  `-1_${id}`,
  `1_${id.slice(1)}`,
  `${'9'.repeat(14)}_${id}`,
])('%s is no place', (text) => {
  expect(text).not.toMatch(LIST_PLACE);
});
