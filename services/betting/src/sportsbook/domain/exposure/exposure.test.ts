import { type LegResult, results } from '@noriter/rules/leg-result';
import { type BonusRule, type OpenTicket, possibleReturns } from '@noriter/rules/ticket';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBeyond,
  liabilities,
  type MarketExposure,
  withoutShare,
  withShare,
  worstLiability,
} from './exposure.ts';
import { type ExposedLeg, type Share, sharesOf } from './exposure-shares.ts';

const leg = (fixtureId: string, odds: bigint, changes: Partial<ExposedLeg> = {}): ExposedLeg => ({
  fixtureId,
  marketKey: 'm',
  selectionId: 'home',
  odds,
  result: null,
  ...changes,
});
const ticket = (
  legs: ExposedLeg[],
  changes: Partial<OpenTicket<ExposedLeg>> = {},
): OpenTicket<ExposedLeg> => ({
  lineStake: 10_000n,
  linesOf: legs.length,
  legs,
  bonus: null,
  returnMax: null,
  ...changes,
});
const on = (fixtureId: string, shares: readonly Share[]) => {
  const found = shares.find((share) => share.fixtureId === fixtureId);
  return found && [found.stake, found.share, found.worst];
};

describe('what a ticket puts on a selection', () => {
  it('is what a single returns', () => {
    expect(on('f', sharesOf(ticket([leg('f', 1_950n)])))).toEqual([10_000n, 19_500n, 19_500n]);
  });

  it('is, of a combination, what each leg makes of the stake, beside the worst case', () => {
    const shares = sharesOf(ticket([leg('f', 2_000n), leg('g', 3_000n)]));
    expect(on('f', shares)).toEqual([10_000n, 20_000n, 60_000n]);
    expect(on('g', shares)).toEqual([10_000n, 30_000n, 60_000n]);
  });

  it('grows as its other legs win, and is gone when one is lost', () => {
    const after = (result: LegResult) =>
      sharesOf(ticket([leg('f', 2_000n, { result }), leg('g', 3_000n)]));
    expect(on('g', after(results.win))).toEqual([10_000n, 60_000n, 60_000n]);
    expect(on('g', after(results.push))).toEqual([10_000n, 30_000n, 30_000n]);
    expect(on('f', after(results.win))).toBeUndefined();
    expect(after(results.lose)).toEqual([]);
  });

  it('is, of a system, that of its lines', () => {
    const legs = [leg('f', 2_000n), leg('g', 3_000n), leg('h', 4_000n)];
    const shares = sharesOf(ticket(legs, { linesOf: 2, lineStake: 1_000n }));
    expect(on('f', shares)).toEqual([2_000n, 4_000n, 14_000n]);
    const lost = legs.map((one) =>
      one.fixtureId === 'h' ? { ...one, result: results.lose } : one,
    );
    expect(on('f', sharesOf(ticket(lost, { linesOf: 2, lineStake: 1_000n })))).toEqual([
      1_000n,
      2_000n,
      6_000n,
    ]);
  });

  it('has its bonus', () => {
    const bonus: BonusRule = { legOddsMin: 1_300n, steps: [{ folds: 2, factor: 1_100n }] };
    const shares = sharesOf(ticket([leg('f', 2_000n), leg('g', 3_000n)], { bonus }));
    expect(on('f', shares)).toEqual([10_000n, 22_000n, 66_000n]);
  });
});

describe('what a market may cost', () => {
  const all = [
    leg('f', 2_000n),
    leg('f', 3_500n, { selectionId: 'draw' }),
    leg('f', 4_000n, { selectionId: 'away' }),
  ].flatMap((one) => sharesOf(ticket([one])));
  const exposure = all.reduce<MarketExposure>(withShare, {});
  const three = ['home', 'draw', 'away'];

  it('is counted for each outcome, against all stakes', () => {
    expect(liabilities(exposure, three)).toEqual({
      home: -10_000n,
      draw: 5_000n,
      away: 10_000n,
    });
    expect(liabilities({}, three)).toEqual({ home: 0n, draw: 0n, away: 0n });
  });

  it('is the dearest outcome, or the dearest of those that can win together', () => {
    expect(worstLiability(exposure, three, 1)).toBe(10_000n);
    expect(worstLiability(exposure, three, 2)).toBe(45_000n);
    expect([isBeyond(10_000n, 10_000n), isBeyond(10_001n, 10_000n)]).toEqual([false, true]);
  });
});

describe('tickets that come and go', () => {
  const anyLeg = fc.record({
    fixtureId: fc.constant('f'),
    marketKey: fc.constant('m'),
    selectionId: fc.constantFrom('home', 'draw', 'away'),
    odds: fc.bigInt(1_010n, 20_000n),
    result: fc.constantFrom<LegResult | null>(
      null,
      null,
      null,
      results.win,
      results.lose,
      results.push,
    ),
  });
  const anyTicket = fc
    .tuple(fc.array(anyLeg, { minLength: 1, maxLength: 5 }), fc.bigInt(1n, 1_000_000n), fc.nat(4))
    .map(([legs, lineStake, at]) => ticket(legs, { lineStake, linesOf: (at % legs.length) + 1 }));
  const total = (shares: readonly Share[]) => shares.reduce<MarketExposure>(withShare, {});

  it('leave what was there before them, in whatever order', () => {
    fc.assert(
      fc.property(
        fc.array(anyTicket, { maxLength: 5 }),
        anyTicket,
        fc.nat(),
        (before, one, seed) => {
          const kept = before.flatMap(sharesOf);
          const gone = sharesOf(one);
          const mixed = [...kept, ...gone].toSorted(
            (left, right) =>
              Number((left.share * 31n + BigInt(seed)) % 7n) -
              Number((right.share * 31n + BigInt(seed)) % 7n),
          );
          expect(gone.reduce(withoutShare, total(mixed))).toEqual(total(kept));
        },
      ),
    );
  });

  it('never share more than the worst case, which is what they can return', () => {
    fc.assert(
      fc.property(anyTicket, (one) => {
        for (const { share, worst } of sharesOf(one)) expect(share).toBeLessThanOrEqual(worst);
        const isOpen = one.legs.every(({ result }) => result === null);
        const isWhole = one.linesOf === one.legs.length;
        if (isOpen && isWhole) expect(sharesOf(one)[0]?.worst).toBe(possibleReturns(one).most);
      }),
    );
  });

  it('are not taken away twice', () => {
    const [share] = sharesOf(ticket([leg('f', 2_000n)]));
    if (!share) throw new Error('It has one.');
    expect(() => withoutShare({}, share)).toThrow(RangeError);
  });
});
