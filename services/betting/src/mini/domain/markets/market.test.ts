import {
  CEILING_DEFAULT,
  highestOdds,
  isWithinCeiling,
  returnRate,
} from '@noriter/rules/return-rate';
import { describe, expect, it } from 'vitest';
import { allDrawsOf } from '../draws.ts';
import { allDrawsOfSeed, games } from '../games.ts';
import { type Condition, type Conditions, chanceOf, coversAll } from './market.ts';

const powerballs = allDrawsOf('powerball');
const kinos = allDrawsOf('speed-kino');
const sum = (more: Omit<Condition, 'fact'>): Condition => ({ fact: 'sum', ...more });
const ball = (more: Omit<Condition, 'fact'>): Condition => ({ fact: 'powerball', ...more });
const odd = { parity: 'odd' } as const;
const even = { parity: 'even' } as const;

/** How many of the 98,280 choices of five balls win, ten powerballs to each. */
const combos = (conditions: Conditions) => chanceOf(conditions, powerballs).numerator / 10n;
const digits = (conditions: Conditions) => chanceOf(conditions, powerballs).numerator / 98_280n;

describe('powerball', () => {
  it('has every choice of five of 28 balls, ten times', () => {
    expect(chanceOf([], powerballs)).toEqual({ numerator: 982_800n, denominator: 982_800n });
    const sums = powerballs.map(({ facts }) => facts.sum ?? 0);
    expect([Math.min(...sums), Math.max(...sums)]).toEqual([15, 130]);
  });

  it.each<[string, Conditions, bigint]>([
    ['홀', [sum(odd)], 49_140n],
    ['짝', [sum(even)], 49_140n],
    ['언더', [sum({ to: 72 })], 49_140n],
    ['오버', [sum({ from: 73 })], 49_140n],
    ['소', [sum({ to: 64 })], 31_520n],
    ['중', [sum({ from: 65, to: 80 })], 35_240n],
    ['대', [sum({ from: 81 })], 31_520n],
    ['홀 언더', [sum(odd), sum({ to: 72 })], 24_010n],
    ['짝 오버', [sum(even), sum({ from: 73 })], 24_010n],
    ['홀 오버', [sum(odd), sum({ from: 73 })], 25_130n],
    ['짝 언더', [sum(even), sum({ to: 72 })], 25_130n],
    ['홀 소', [sum(odd), sum({ to: 64 })], 15_254n],
    ['짝 소', [sum(even), sum({ to: 64 })], 16_266n],
    ['홀 중', [sum(odd), sum({ from: 65, to: 80 })], 17_620n],
    ['구간 A', [sum({ to: 35 })], 1_125n],
    ['구간 B', [sum({ from: 36, to: 49 })], 7_385n],
    ['구간 C', [sum({ from: 50, to: 57 })], 10_150n],
    ['구간 D', [sum({ from: 58, to: 65 })], 14_944n],
    ['구간 E', [sum({ from: 66, to: 78 })], 28_942n],
    ['구간 F', [sum({ from: 79 })], 35_734n],
  ])('%s has its number of choices', (_name, conditions, expected) => {
    expect(combos(conditions)).toBe(expected);
  });

  it.each<[string, Conditions, bigint]>([
    ['홀', [ball(odd)], 5n],
    ['언더', [ball({ to: 4 })], 5n],
    ['홀 언더', [ball(odd), ball({ to: 4 })], 2n],
    ['짝 오버', [ball(even), ball({ from: 5 })], 2n],
    ['홀 오버', [ball(odd), ball({ from: 5 })], 3n],
    ['구간 B', [ball({ from: 3, to: 4 })], 2n],
    ['숫자 7', [ball({ from: 7, to: 7 })], 1n],
  ])('파워볼 %s wins on its digits', (_name, conditions, expected) => {
    expect(digits(conditions)).toBe(expected);
  });
});

describe('kino', () => {
  it('has sums from 253 to 1309, odd as often as even within a billionth', () => {
    const sums = kinos.map(({ facts }) => facts.sum ?? 0);
    expect([Math.min(...sums), Math.max(...sums)]).toEqual([253, 1_309]);
    for (const conditions of [[sum(odd)], [{ fact: 'last', to: 4 }]] satisfies Conditions[]) {
      const { numerator, denominator } = chanceOf(conditions, kinos);
      expect((numerator * 1_000_000_000n + denominator / 2n) / denominator).toBe(500_000_000n);
    }
  });

  it('has the bands its operator publishes', () => {
    const { numerator, denominator } = chanceOf([sum({ from: 741, to: 803 })], kinos);
    expect(Number((numerator * 10_000n) / denominator) / 10_000).toBeCloseTo(0.3057, 3);
  });
});

describe('ladder', () => {
  it.each([
    ['from a ball', allDrawsOf('power-ladder')],
    ['of its own', allDrawsOf('kino-ladder')],
  ])('%s has four results of a quarter each, and even halves', (_name, ladders) => {
    const chance = (conditions: Conditions) => {
      const { numerator, denominator } = chanceOf(conditions, ladders);
      return Number(numerator) / Number(denominator);
    };
    for (const start of [0, 1]) {
      for (const lines of [3, 4]) {
        const one = [
          { fact: 'start', from: start, to: start },
          { fact: 'lines', from: lines, to: lines },
        ] satisfies Conditions;
        expect(chance(one)).toBe(0.25);
      }
    }
    expect(chance([{ fact: 'end', parity: 'odd' }])).toBe(0.5);
    // Left with four rungs ends left, which is odd.
    expect(
      chance([
        { fact: 'start', from: 1 },
        { fact: 'lines', from: 4 },
        { fact: 'end', parity: 'even' },
      ]),
    ).toBe(0);
  });
});

describe('what somebody may hold in one round', () => {
  const startLeft: Conditions = [{ fact: 'start', from: 1 }];
  const startRight: Conditions = [{ fact: 'start', to: 0 }];
  const endOdd: Conditions = [{ fact: 'end', parity: 'odd' }];
  const endEven: Conditions = [{ fact: 'end', parity: 'even' }];
  const lines3: Conditions = [{ fact: 'lines', to: 3 }];

  it('is anything that can still lose', () => {
    expect(coversAll([startLeft, endOdd, lines3], allDrawsOf('kino-ladder'))).toBe(false);
    expect(coversAll([[sum(odd)], [ball(odd)]], powerballs)).toBe(false);
    expect(coversAll([[sum({ to: 64 })], [sum({ from: 81 })]], powerballs)).toBe(false);
  });

  it('is no opposite pair, and no set that covers every result', () => {
    expect(coversAll([startLeft, startRight], allDrawsOf('kino-ladder'))).toBe(true);
    expect(coversAll([startLeft, endEven, lines3], allDrawsOf('kino-ladder'))).toBe(true);
    expect(
      coversAll(
        [[sum(even)], [sum(odd), sum({ to: 72 })], [sum(odd), sum({ from: 73 })]],
        powerballs,
      ),
    ).toBe(true);
  });
});

describe('the return rate', () => {
  it.each<[string, Conditions, bigint, bigint]>([
    ['홀 at 1.95', [sum(odd)], 1_950n, 9_750n],
    ['소 at 2.80', [sum({ to: 64 })], 2_800n, 8_981n],
    ['중 at 3.50', [sum({ from: 65, to: 80 })], 3_500n, 12_550n],
  ])('of %s is counted', (_name, conditions, odds, expected) => {
    expect(returnRate(chanceOf(conditions, powerballs), odds)).toBe(expected);
  });

  it('is refused above the ceiling, and above 100 % under any ceiling', () => {
    const half = chanceOf([sum(odd)], powerballs);
    expect(isWithinCeiling(half, 1_950n, CEILING_DEFAULT)).toBe(true);
    expect(isWithinCeiling(half, 1_960n, CEILING_DEFAULT)).toBe(false);
    expect(isWithinCeiling(half, 2_010n, 20_000n)).toBe(false);
  });

  it.each<[Conditions, bigint, bigint]>([
    [[sum(odd)], 9_500n, 1_900n],
    [[sum(odd)], 9_650n, 1_930n],
    [[sum(odd)], 9_750n, 1_950n],
    [[sum({ to: 64 })], 9_500n, 2_960n],
    [[sum({ from: 65, to: 80 })], 9_750n, 2_710n],
    [[ball(odd), ball({ to: 4 })], 9_650n, 4_820n],
    [[ball(odd), ball({ from: 5 })], 9_750n, 3_250n],
  ])('allows odds up to the ceiling: %j', (conditions, ceiling, expected) => {
    expect(highestOdds(chanceOf(conditions, powerballs), ceiling)).toBe(expected);
  });
});

describe('a seed that draws two games', () => {
  const powerladder = games.find(({ gameId }) => gameId === 'powerladder');
  const both = powerladder ? allDrawsOfSeed(powerladder) : [];

  it('gives each of them the chances it has alone', () => {
    const chance = (conditions: Conditions, draws = both) => {
      const { numerator, denominator } = chanceOf(conditions, draws);
      return Number((numerator * 1_000_000_000n) / denominator);
    };
    for (const conditions of [[sum(odd)], [sum({ to: 64 })], [ball(odd)]] satisfies Conditions[]) {
      expect(chance(conditions)).toBe(chance(conditions, powerballs));
    }
    expect(chance([{ fact: 'start', from: 1 }])).toBe(500_000_000);
  });

  it('knows which sums go with which ladder', () => {
    // The five lowest balls: whichever comes first, it has three rungs.
    expect(chanceOf([sum({ to: 15 }), { fact: 'lines', from: 4 }], both).numerator).toBe(0n);
    expect(chanceOf([sum({ to: 15 }), { fact: 'lines', to: 3 }], both).numerator).toBeGreaterThan(
      0n,
    );
  });
});
