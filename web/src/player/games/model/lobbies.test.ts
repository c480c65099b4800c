import { describe, expect, it } from 'vitest';
import { lobbyOfGroup, vendorCodeOf, vendorWordOf } from './lobbies.ts';

describe('the address of a vendor', () => {
  it.each([
    ['live', 'evolution', '1'],
    ['live', 'asiagaming', '5'],
    ['live', 'pragmatic', '10'],
    ['live', 'dreamcasino', '6'],
    ['live', 'sexygaming', '9'],
    ['live', 'biggaming', '2'],
    ['slot', 'kplayslot', '200'],
    ['fishing', 'kplayfishing', '1000'],
  ] as const)('in %s %s is code %s, and back', (lobby, word, code) => {
    expect(vendorCodeOf(lobby, word)).toBe(code);
    expect(vendorWordOf(lobby, code)).toBe(word);
  });

  it('is its code where the specification has no word', () => {
    expect(vendorCodeOf('slot', '221')).toBe('221');
    expect(vendorWordOf('slot', '0')).toBe('0');
    expect(vendorCodeOf('slot', '0')).toBe('0');
    expect(vendorCodeOf('hotel', 'hc1')).toBe('hc1');
    expect(vendorCodeOf('hotelSlot', 'h210')).toBe('h210');
  });

  it.each(['', 'nothing', '-1', '007', '1e3', '12345678'])('is not "%s"', (word) => {
    expect(vendorCodeOf('slot', word)).toBeNull();
  });
});

it('finds the lobby of a group', () => {
  expect(lobbyOfGroup('h-slot')).toBe('hotelSlot');
  expect(lobbyOfGroup('virtual')).toBeNull();
});
