import { describe, expect, it } from 'vitest';
import { openNumbers, seedOf } from '../../../shared/verify/verify-numbers.ts';
import { proveDraw, verdictOf } from './verify-round.ts';

/** Rounds as the betting service drew them, one of each game. */
const powerSeed = {
  name: 'powerball 2026-11-21 109',
  seed: 'f51e09ce8c75d9b12b5f0038d360618bd3e4811d98f300b5036017df07b9c088',
  seedHash: '79c9064ec4f755de971b53d2d0e467377b614fa9f47473c295311ba131c84b13',
};
const rounds = [
  {
    ...powerSeed,
    game: 'powerball',
    balls: [18, 5, 16, 27, 26, 2],
    facts: { sum: 92, powerball: 2 },
  },
  { ...powerSeed, game: 'powerladder', balls: [18], facts: { start: 0, lines: 4, end: 0 } },
  {
    game: 'speedkino',
    name: 'speedkino 2026-11-21 109',
    seed: '9a23c5f5e244bb1fedca4ae1cde9ceeca8e00a2fc6249ce36a6f2f96501a5f73',
    seedHash: '728ec7142e9950e36cf1b34efbe38469786c5e04681ea1a440c938b37e70996b',
    balls: [32, 1, 53, 6, 62, 49, 52, 66, 26, 69, 60, 40, 18, 3, 5, 54, 37, 61, 56, 10, 13, 41],
    facts: { sum: 814, last: 4 },
  },
  {
    game: 'kinoladder',
    name: 'kinoladder 2026-11-21 109',
    seed: '9d0ce80a5794f0682519123c8f4d1b9bb274700e24ab46b611b57bf7c4b40285',
    seedHash: '856b2811e0e13543ecdd9221bb4fb9b3ef04ded0256a8e31df4a87239bb36ef2',
    balls: [],
    facts: { start: 0, lines: 3, end: 1 },
  },
] as const;

const times = {
  announcedAt: '2026-11-20T23:30:00.000Z',
  closesAt: '2026-11-21T00:04:55.000Z',
  commitment: null,
};

describe.each(rounds)('the draw of $game', (round) => {
  it('comes to what the service drew, from the seed whose hash it published', async () => {
    const proof = await proveDraw(round);
    expect(proof.hash).toBe(round.seedHash);
    expect(proof.drawn).toMatchObject({ balls: round.balls, facts: round.facts });
    expect(verdictOf(proof, { ...round, ...times })).toBe('verified');
  });

  it('is not verified when anything of it is not as it was told', async () => {
    const proof = await proveDraw(round);
    const notified = { ...round, ...times };
    expect(verdictOf(proof, { ...notified, seedHash: '0'.repeat(64) })).toBe('otherHash');
    expect(verdictOf(proof, { ...notified, balls: [...round.balls, 1] })).toBe('otherDraw');
    expect(verdictOf(proof, { ...notified, facts: { ...round.facts, sum: 1 } })).toBe('otherDraw');
    expect(verdictOf(proof, { ...notified, facts: {} })).toBe('otherDraw');
    expect(verdictOf(proof, { ...notified, announcedAt: '2026-11-21T00:04:55.000Z' })).toBe('late');
    const other = await proveDraw({ ...round, name: `${round.name}0` });
    expect(verdictOf(other, notified)).toBe('otherDraw');
  });
});

describe('the numbers of a seed', () => {
  it('pass over what would favour an outcome, and show it', async () => {
    const numbers = await openNumbers(new Uint8Array(32).fill(7), 'rejection');
    const taken: number[] = [];
    for (let count = 0; count < 12; count += 1) taken.push(await numbers.below(3_000_000_000));
    expect(taken).toEqual([
      1223709480, 1753405537, 1594316627, 707312165, 2695125092, 1066941986, 988832469, 2762421542,
      2419054963, 2963777709, 1413171851, 1581742869,
    ]);
    const passed = numbers.steps.filter(({ remainder }) => remainder === null);
    expect(passed.length).toBe(numbers.steps.length - 12);
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.every(({ number }) => number >= 3_000_000_000)).toBe(true);
  });

  it('need a seed of 32 bytes', () => {
    expect(seedOf('07'.repeat(32))).toEqual(new Uint8Array(32).fill(7));
    expect(seedOf(` ${'AB'.repeat(32)} `)?.[0]).toBe(0xab);
    for (const text of ['', '07', 'zz'.repeat(32), '07'.repeat(33)])
      expect(seedOf(text)).toBeNull();
  });
});
