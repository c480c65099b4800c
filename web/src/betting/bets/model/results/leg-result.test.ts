import { expect, it } from 'vitest';
import { legWord } from './leg-result.ts';

it.each([
  [null, 'open'],
  [{ won: true, voidHalves: 0 }, 'won'],
  [{ won: false, voidHalves: 0 }, 'lost'],
  [{ won: true, voidHalves: 1 }, 'halfWon'],
  [{ won: false, voidHalves: 1 }, 'halfLost'],
  [{ won: false, voidHalves: 2 }, 'void'],
  [{ won: true, voidHalves: 0, deadHeat: { places: 1, of: 2 } }, 'deadHeat'],
] as const)('a leg with %j is %s', (result, word) => {
  expect(legWord({ result })).toBe(word);
});
