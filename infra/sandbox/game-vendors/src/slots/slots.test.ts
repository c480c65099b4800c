import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedChance } from '../chance/fixed-chance.ts';
import { freshJackpot, jackpotAmount, jackpotReturn, playJackpot } from './jackpot.ts';
import { returnOf, returnText } from './return.ts';
import { lineWinOf, randomStops, spinAt, viewOf } from './spin.ts';
import { SCATTER, type Theme, WILD } from './theme.ts';
import { themes } from './themes.ts';

/** Small enough to go through every stop of every reel one by one. */
const tiny: Theme = {
  gameCode: 'tiny',
  names: { ko: '작은 것', en: 'Tiny', vi: 'Nhỏ' },
  reels: ['ABSAB', 'AWBSA', 'BASAW', 'ABABS', 'BAWAB'],
  pays: { W: [5, 20, 80], A: [1, 3, 9], B: [2, 4, 10] },
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  scatter: { 3: { pays: 1, spins: 0 }, 4: { pays: 4, spins: 0 }, 5: { pays: 9, spins: 0 } },
  freeMultiplier: 1,
};

describe('lines', () => {
  const [theme] = themes;
  test.each([
    ['AAABC', 'A', 3],
    ['WAABC', 'A', 3],
    ['WWABC', 'A', 3],
    ['AWAWA', 'A', 5],
    ['WWWWW', 'W', 5],
    ['WWWFF', 'W', 3],
    ['WWSAA', null, 0],
    ['AABAA', null, 0],
    ['SSSSS', null, 0],
  ])('%s pays %s × %s', (letters, symbol, count) => {
    if (!theme) throw new Error('There are themes.');
    const won = lineWinOf(theme, Array.from(letters));
    expect(won?.symbol ?? null).toBe(symbol);
    expect(won?.count ?? 0).toBe(count);
  });
});

describe('return by enumeration', () => {
  test('equals going through every stop of a tiny machine', () => {
    let paid = 0n;
    let spins = 0;
    const go = (stops: number[]) => {
      const reel = tiny.reels[stops.length];
      if (!reel) {
        paid += spinAt(tiny, stops, { stake: 200n, multiplier: 1 }).win;
        spins += 1;
      } else for (let at = 0; at < reel.length; at += 1) go([...stops, at]);
    };
    go([]);
    expect(spins).toBe(5 ** 5);
    const { lines, scatters } = returnOf(tiny);
    expect(lines + scatters).toBeCloseTo(Number(paid) / (200 * spins), 10);
  });

  test.each([
    ['noriter-moon-rabbit', '96.27'],
    ['noriter-dragon-palace', '96.38'],
    ['noriter-seoul-night', '95.29'],
  ])('%s returns the stated %s %%', (gameCode, stated) => {
    const theme = themes.find((one) => one.gameCode === gameCode);
    if (!theme) throw new Error(`No theme ${gameCode}.`);
    expect(returnText(theme)).toBe(stated);
    const { total } = returnOf(theme);
    expect(total).toBeGreaterThanOrEqual(0.94);
    expect(total).toBeLessThanOrEqual(0.97);
  });

  test.each(themes.map((theme) => [theme.gameCode, theme] as const))(
    '%s: 12,000 rounds agree within four deviations',
    (_, theme) => {
      const chance = fixedChance(3);
      const rounds = 12_000;
      let sum = 0;
      let squares = 0;
      for (let at = 0; at < rounds; at += 1) {
        let back = 0n;
        for (let free = 0, first = true; first || free > 0; first = false) {
          const multiplier = first ? 1 : theme.freeMultiplier;
          const spun = spinAt(theme, randomStops(theme, chance), { stake: 1_000n, multiplier });
          back += spun.win;
          free += spun.freeSpins - (first ? 0 : 1);
        }
        sum += Number(back) / 1_000;
        squares += (Number(back) / 1_000) ** 2;
      }
      const mean = sum / rounds;
      const deviation = Math.sqrt((squares / rounds - mean * mean) / rounds);
      const { total, jackpot } = returnOf(theme);
      expect(Math.abs(mean - (total - jackpot))).toBeLessThan(4 * deviation);
    },
  );
});

test.each(themes.map((theme) => [theme.gameCode, theme] as const))(
  '%s is a whole machine: five reels, twenty lines, every letter pays',
  (_, theme) => {
    expect(theme.reels).toHaveLength(5);
    expect(new Set(theme.lines.map((rows) => rows.join(''))).size).toBe(20);
    const letters = new Set(theme.reels.join(''));
    letters.delete(SCATTER);
    expect([...letters].toSorted()).toEqual(Object.keys(theme.pays).toSorted());
    expect(theme.reels.every((reel) => !reel.startsWith(WILD))).toBe(true);
  },
);

test('a win is a whole number of won that grows with stake and multiplier', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 5_000 }), (seed, lineStake) => {
      for (const theme of themes) {
        const stops = randomStops(theme, fixedChance(seed));
        const stake = BigInt(lineStake) * 20n;
        const once = spinAt(theme, stops, { stake, multiplier: 1 });
        const thrice = spinAt(theme, stops, { stake, multiplier: 3 });
        expect(thrice.win).toBe(once.win * 3n);
        expect(spinAt(theme, stops, { stake: stake * 2n, multiplier: 1 }).win).toBe(once.win * 2n);
        expect(viewOf(theme, stops)).toEqual(once.view);
      }
    }),
  );
});

describe('the jackpot', () => {
  const never = { whole: (below: number) => below - 1, bytes: () => new Uint8Array() };
  const always = { ...never, whole: () => 0 };

  test('grows by a hundredth of each stake, small ones too', () => {
    let jackpot = freshJackpot;
    for (let at = 0; at < 10; at += 1) ({ jackpot } = playJackpot(jackpot, 20n, never));
    expect(jackpotAmount(jackpot) - jackpotAmount(freshJackpot)).toBe(2n);
  });

  test('pays all it holds, once, and starts again', () => {
    const grown = playJackpot(freshJackpot, 1_000_050n, never).jackpot;
    const won = playJackpot(grown, 50n, always);
    expect(won.win).toBe(2_010_001n);
    expect(jackpotAmount(won.jackpot)).toBe(jackpotAmount(freshJackpot));
  });

  test('nothing is lost between what feeds it, what it pays and what it holds', () => {
    const stakes = fc.array(fc.bigInt({ min: 20n, max: 100_000_000n }), { maxLength: 60 });
    fc.assert(
      fc.property(stakes, fc.integer(), (list, seed) => {
        const chance = fixedChance(seed);
        let [jackpot, paid, seeds] = [freshJackpot, 0n, 0n];
        for (const stake of list) {
          const played = playJackpot(jackpot, stake, chance);
          jackpot = played.jackpot;
          paid += played.win;
          if (played.win > 0n) seeds += freshJackpot.parts;
        }
        const fed = list.reduce((sum, stake) => sum + stake * 100n, 0n);
        expect(paid * 10_000n + jackpot.parts).toBe(freshJackpot.parts + fed + seeds);
      }),
    );
    expect(jackpotReturn).toBeCloseTo(0.011, 10);
  });
});
