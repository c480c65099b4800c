import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { added, type Counted, type Play, playValue, scoreOf } from './score.ts';

const rules = { products: [], games: [], stakeMin: 1_000n };
const play: Play = {
  product: 'sport',
  game: 'football',
  stake: 10_000n,
  ran: 10_000n,
  lost: 10_000n,
};

describe('what a play adds', () => {
  it.each([
    ['turnover', play, 10_000n],
    ['turnover', { ...play, ran: 4_000n }, 4_000n],
    ['turnover', { ...play, ran: 0n, lost: 0n }, 0n],
    ['win', play, -10_000n],
    ['win', { ...play, lost: -9_500n }, 9_500n],
    ['win', { ...play, ran: 0n, lost: 3_000n }, -3_000n],
    ['multiple', { ...play, lost: -9_500n }, 1_950n],
    ['multiple', { ...play, stake: 3_000n, lost: -7_000n }, 3_333n],
    ['multiple', play, 0n],
    ['multiple', { ...play, ran: 0n, lost: -9_500n }, 0n],
  ] as const)('%s of %o is %d', (score, one, value) => {
    expect(playValue({ ...rules, score }, one)).toBe(value);
  });

  it('is of the products, games and stakes that count', () => {
    const of = (changes: object, one = play) =>
      playValue({ ...rules, score: 'turnover', ...changes }, one);
    expect(of({ products: ['mini'] })).toBe(0n);
    expect(of({ products: ['mini', 'sport'], games: ['football'] })).toBe(10_000n);
    expect(of({ games: ['basketball'] })).toBe(0n);
    expect(of({ stakeMin: 10_001n })).toBe(0n);
    const spin = { ...play, product: 'slot', game: 'kplay:sweet' };
    expect(of({ games: ['kplay'] }, spin)).toBe(10_000n);
    expect(of({ games: ['kplay:sweet'] }, spin)).toBe(10_000n);
    expect(of({ games: ['kplay:other'] }, spin)).toBe(0n);
  });
});

const counted: fc.Arbitrary<Counted> = fc.record({
  value: fc.bigInt({ min: -1_000_000n, max: 1_000_000n }).filter((value) => value !== 0n),
  at: fc.integer({ min: 0, max: 20 }).map((second) => new Date(second * 1_000)),
});
const kind = fc.constantFrom('turnover', 'multiple', 'win');

describe('a score', () => {
  it('is the same in whatever order its plays are counted', () => {
    fc.assert(
      fc.property(kind, fc.array(counted, { maxLength: 12 }), fc.nat(), (score, plays, turn) => {
        const at = plays.length === 0 ? 0 : turn % plays.length;
        const other = [...plays.slice(at), ...plays.slice(0, at)].toReversed();
        expect(scoreOf(score, other)).toEqual(scoreOf(score, plays));
      }),
    );
  });

  it('is a sum, or the best of its plays', () => {
    fc.assert(
      fc.property(fc.array(counted, { minLength: 1, maxLength: 12 }), (plays) => {
        const values = plays.map(({ value }) => value);
        const best = values.toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n;
        const first = plays.filter(({ value }) => value === best).map(({ at }) => at.getTime());
        expect(scoreOf('win', plays)?.score).toBe(values.reduce((sum, value) => sum + value, 0n));
        expect(scoreOf('multiple', plays)).toEqual({
          score: best,
          reachedAt: new Date(Math.min(...first)),
        });
      }),
    );
  });

  it('begins with its first play', () => {
    const at = new Date(0);
    expect(added('win', null, { value: -5n, at })).toEqual({ score: -5n, reachedAt: at });
    expect(scoreOf('win', [])).toBeNull();
  });
});
