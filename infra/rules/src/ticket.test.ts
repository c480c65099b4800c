import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { deadHeat, type LegResult, results } from './leg-result.ts';
import { lineCount, ticketLines } from './lines.ts';
import { type Odds, parseOdds } from './odds.ts';
import {
  type BonusRule,
  kindOf,
  possibleReturns,
  type SettledLeg,
  stakeOf,
  type Ticket,
  ticketReturn,
} from './ticket.ts';

const { win, lose, halfWin, halfLose, push } = results;
const odds = (text: string) => parseOdds(text) ?? 0n;
const leg = (price: string, result: LegResult): SettledLeg => ({ odds: odds(price), result });
const bonus: BonusRule = {
  legOddsMin: odds('1.30'),
  steps: [
    { folds: 3, factor: 1030n },
    { folds: 4, factor: 1050n },
    { folds: 5, factor: 1070n },
  ],
};

const ticket = (lineStake: bigint, legs: SettledLeg[], more: Partial<Ticket> = {}): Ticket => ({
  lineStake,
  linesOf: legs.length,
  legs,
  bonus: null,
  returnMax: null,
  ...more,
});
const returned = (one: Ticket) => ticketReturn(one).returned;
const three = (second: LegResult) => [leg('1.85', win), leg('2.10', second), leg('1.72', win)];

describe('what a ticket returns', () => {
  it.each<[string, Ticket, bigint]>([
    ['three folds', ticket(10_000n, three(win)), 66_822n],
    ['three folds with their bonus', ticket(10_000n, three(win), { bonus }), 68_826n],
    ['a void leg drops the bonus', ticket(10_000n, three(push), { bonus }), 31_820n],
    ['a half win', ticket(100_000n, [leg('1.95', halfWin)]), 147_500n],
    ['a half loss', ticket(100_000n, [leg('1.95', halfLose)]), 50_000n],
    ['a push', ticket(100_000n, [leg('1.95', push)]), 100_000n],
    ['a dead heat of two', ticket(10_000n, [leg('4.00', deadHeat(1, 2))]), 20_000n],
    ['two of three, one lost', ticket(1_000n, three(lose), { linesOf: 2 }), 3_182n],
    ['a lost leg', ticket(10_000n, three(lose), { bonus }), 0n],
    [
      'a leg too cheap for the bonus',
      ticket(10_000n, [leg('1.29', win), ...three(win).slice(0, 2)], { bonus }),
      50_116n,
    ],
    ['a limit on the win', ticket(10_000n, three(win), { returnMax: 50_000n }), 50_000n],
    [
      'a limit below the stake costs no stake',
      ticket(10_000n, [leg('1.50', win)], { returnMax: 5n }),
      10_000n,
    ],
    [
      'a limit adds nothing to what comes back',
      ticket(10_000n, [leg('1.50', halfLose)], { returnMax: 5n }),
      5_000n,
    ],
    [
      'a limit is of all lines together',
      ticket(1_000n, three(win), { linesOf: 2, returnMax: 5_000n }),
      5_000n,
    ],
  ])('%s', (_case, one, expected) => expect(returned(one)).toBe(expected));

  it.each([
    [2, 20_000n * 2n],
    [3, 10_000n * 8n + 2_400n],
    [4, 10_000n * 16n + 4_800n],
    [5, 10_000n * 32n + 16_000n],
    [6, 10_000n * 64n + 32_000n],
    [7, 10_000n * 128n + 89_600n],
  ])('of %i folds has the bonus of the last step of 3, 5 and 7 it reaches', (folds, expected) => {
    const steps = [
      { folds: 3, factor: 1030n },
      { folds: 5, factor: 1050n },
      { folds: 7, factor: 1070n },
    ];
    const legs = Array.from({ length: folds }, () => leg('2.00', win));
    expect(returned(ticket(10_000n, legs, { bonus: { ...bonus, steps } }))).toBe(expected);
  });

  it('knows when nothing was at risk', () => {
    const voided = ticket(10_000n, [leg('1.85', push), leg('2.10', push)], { bonus });
    expect(ticketReturn(voided)).toEqual({ returned: 10_000n, voided: true });
    expect(ticketReturn(ticket(10_000n, three(push))).voided).toBe(false);
  });
});

const anyOdds: fc.Arbitrary<Odds> = fc.bigInt({ min: 1000n, max: 50_000n });
const anyResult = fc.constantFrom<LegResult>(win, lose, halfWin, halfLose, push, deadHeat(1, 2));
const anyLegs = fc.array(fc.record({ odds: anyOdds, result: anyResult }), {
  minLength: 1,
  maxLength: 6,
});
const stake = fc.bigInt({ min: 1n, max: 10_000_000n });

describe('of every ticket', () => {
  it('is nothing when a leg of its only line is lost, and never negative', () => {
    fc.assert(
      fc.property(stake, anyLegs, (lineStake, legs) => {
        const back = returned(ticket(lineStake, legs, { bonus }));
        const lost = legs.some(({ result }) => result === lose);
        expect(back >= 0n).toBe(true);
        if (lost) expect(back).toBe(0n);
      }),
    );
  });

  it('does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(stake, anyLegs, (lineStake, legs) => {
        const one = ticket(lineStake, legs, { bonus });
        expect(returned({ ...one, legs: legs.toReversed() })).toBe(returned(one));
      }),
    );
  });

  it('is what its lines return one by one', () => {
    fc.assert(
      fc.property(stake, anyLegs, fc.nat(5), (lineStake, legs, at) => {
        const size = (at % legs.length) + 1;
        const lines = ticketLines(legs, size).map((line) => returned(ticket(lineStake, [...line])));
        const system = returned(ticket(lineStake, legs, { linesOf: size }));
        expect(system).toBe(lines.reduce((sum, line) => sum + line, 0n));
      }),
    );
  });

  it('turns a void leg into odds of 1.00', () => {
    fc.assert(
      fc.property(stake, anyLegs, anyOdds, (lineStake, legs, price) => {
        const more = [...legs, { odds: price, result: push }];
        const same = [...legs, { odds: 1000n, result: win }];
        expect(returned(ticket(lineStake, more))).toBe(returned(ticket(lineStake, same)));
      }),
    );
  });

  it('stays within its limit, or at its stake', () => {
    fc.assert(
      fc.property(stake, anyLegs, stake, (lineStake, legs, returnMax) => {
        const back = returned(ticket(lineStake, legs, { returnMax, bonus }));
        expect(back <= returnMax || back <= lineStake).toBe(true);
      }),
    );
  });
});

describe('a ticket', () => {
  it.each([
    [1, 1, 'single', 1n],
    [3, 3, 'combination', 1n],
    [3, 2, 'system', 3n],
    [3, 1, 'system', 3n],
    [10, 5, 'system', 252n],
  ])('of %i legs in lines of %i is a %s of %s lines', (legs, size, kind, lines) => {
    const one = ticket(
      1_000n,
      Array.from({ length: legs }, () => leg('2.00', win)),
      { linesOf: size },
    );
    expect([kindOf(one), stakeOf(one)]).toEqual([kind, lines * 1_000n]);
    expect(BigInt(ticketLines(one.legs, size).length)).toBe(lines);
  });

  it.each([
    [3, 0],
    [3, 4],
  ])('of %i legs has no lines of %i', (legs, size) => {
    expect(() => lineCount(legs, size)).toThrow(RangeError);
  });

  it('knows what it can return', () => {
    expect(possibleReturns(ticket(10_000n, three(win), { bonus }))).toEqual({
      least: 68_826n,
      most: 68_826n,
    });
    // 1.85 x 1.72 alone; with 1.85 x 2.10 = 3,885 and 2.10 x 1.72 = 3,612 beside it.
    const system = ticket(1_000n, three(win), { linesOf: 2 });
    expect(possibleReturns(system)).toEqual({ least: 3_182n, most: 10_679n });
    expect(possibleReturns({ ...system, returnMax: 10_000n }).most).toBe(10_000n);
  });

  it('never returns more than it can', () => {
    fc.assert(
      fc.property(stake, anyLegs, fc.nat(5), (lineStake, legs, at) => {
        const one = ticket(lineStake, legs, { bonus, linesOf: (at % legs.length) + 1 });
        const { least, most } = possibleReturns(one);
        expect(least).toBeLessThanOrEqual(most);
        expect(returned(one)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('of winning and lost legs returns at least the least, or nothing', () => {
    const legs = fc.array(
      fc.record({ odds: anyOdds, result: fc.constantFrom<LegResult>(win, lose) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(stake, legs, fc.nat(5), (lineStake, all, at) => {
        const one = ticket(lineStake, all, { bonus, linesOf: (at % all.length) + 1 });
        const back = returned(one);
        if (back > 0n) expect(back).toBeGreaterThanOrEqual(possibleReturns(one).least);
      }),
    );
  });
});
