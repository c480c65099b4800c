import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idPrefixOf, shortNumber } from './short-number.ts';

it('every id has a number, and the number leads back to how the id begins', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const number = shortNumber(id);
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(id.startsWith(idPrefixOf(number) ?? '-')).toBe(true);
      expect(idPrefixOf(number.toLowerCase())).toBe(idPrefixOf(number));
    }),
  );
});

it('letters that look like digits are read as those', () => {
  expect(idPrefixOf('oooo-iill')).toBe(idPrefixOf('0000-1111'));
});

it.each(['player01', 'K7QM2D9X', 'ABCD-EFG', 'UUUU-UUUU', ''])('%s is no number', (words) => {
  expect(idPrefixOf(words)).toBeNull();
});

it('what is no id has no number', () => {
  expect(shortNumber('s-1')).toBe('');
});
