import { describe, expect, it } from 'vitest';
import { chosenSport, filterSports, virtualSports } from './sports.ts';

describe('the filter bar', () => {
  it('has what the specification names, and whatever else is offered', () => {
    expect(filterSports('prematch', ['soccer', 'tennis', 'dog-racing'])).toEqual([
      'soccer',
      'basketball',
      'baseball',
      'volleyball',
      'badminton',
      'hockey',
      'combat',
      'tennis',
    ]);
    expect(filterSports('live', ['badminton']).at(-1)).toBe('badminton');
    expect(filterSports('live', []).at(-1)).toBe('esport');
  });
});

describe('a page about a few sports', () => {
  it('shows the first until one of them is chosen', () => {
    expect(chosenSport(virtualSports, undefined)).toBe('virtual-soccer');
    expect(chosenSport(virtualSports, 'horse-racing')).toBe('horse-racing');
    expect(chosenSport(virtualSports, 'soccer')).toBe('virtual-soccer');
    expect(chosenSport(undefined, 'soccer')).toBe('soccer');
    expect(chosenSport(undefined, undefined)).toBeUndefined();
  });
});
