import { describe, expect, it } from 'vitest';
import { type CombinationLeg, type CombinationRules, clashOf } from './clash.ts';

const matrix: CombinationRules = {
  crossings: [{ sport: 'soccer', kinds: ['three-way', 'total'] }],
  alone: [{ kind: 'special' }],
  groups: [['virtual-soccer', 'dog-racing'], ['esport']],
  mixesLive: false,
};
const result = { kind: 'three-way', span: 'regular' };
const total = { kind: 'total', span: 'regular' };

function leg(fixtureId: string, more: Partial<CombinationLeg> = {}): CombinationLeg {
  const market = more.market ?? result;
  return {
    fixtureId,
    marketKey: JSON.stringify(market),
    selectionId: 'home',
    sport: 'soccer',
    leagueId: 'k1',
    isLive: false,
    ...more,
    market,
  };
}

describe('legs of one ticket', () => {
  it('stand together when they are of different matches', () => {
    expect(clashOf([leg('a'), leg('b'), leg('c', { sport: 'baseball' })], matrix)).toBeNull();
  });

  it.each([
    ['same-market', leg('a'), leg('a', { selectionId: 'away' })],
    ['same-match', leg('a'), leg('a', { market: { ...total, kind: 'handicap' } })],
    ['same-match', leg('a'), leg('a', { market: { ...total, span: 'half-1' } })],
    ['same-match', leg('a', { sport: 'tennis' }), leg('a', { sport: 'tennis', market: total })],
    ['alone', leg('a'), leg('b', { market: { kind: 'special' } })],
    ['sports-apart', leg('a', { sport: 'esport' }), leg('b', { sport: 'dog-racing' })],
    ['live-apart', leg('a'), leg('b', { isLive: true })],
  ] as const)('clash: %s', (fault, one, other) => {
    expect(clashOf([one, other], matrix)).toEqual({ fault, legs: [one, other] });
    expect(clashOf([other, one], matrix)?.fault).toBe(fault);
  });

  it('may cross markets of a match where the matrix says so', () => {
    expect(clashOf([leg('a'), leg('a', { market: total })], matrix)).toBeNull();
    expect(clashOf([leg('a', { market: total }), leg('a')], matrix)).toBeNull();
  });

  it.each([
    ['total', 'total'],
    ['three-way', 'handicap'],
    ['handicap', 'correct-score'],
    ['total', 'odd-even'],
  ])('attack: a matrix that crosses %s and %s, which one score wins', (one, other) => {
    const crossings = [{ sport: 'soccer', kinds: [one, other] }] as const;
    const legs = [one, other].map((kind, at) =>
      leg('a', { market: { kind, span: 'regular' }, marketKey: `${kind}/${at}` }),
    );
    expect(clashOf(legs, { ...matrix, crossings })?.fault).toBe('same-match');
  });

  it('may mix matches in play and to come where that is allowed', () => {
    const mixed = [leg('a'), leg('b', { isLive: true })];
    expect(clashOf(mixed, { ...matrix, mixesLive: true })).toBeNull();
  });

  it('of a group go with a sport in none', () => {
    expect(clashOf([leg('a'), leg('b', { sport: 'esport' })], matrix)).toBeNull();
  });
});
