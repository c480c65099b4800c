import { type LegResult, results } from '@noriter/rules/leg-result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASH_OUT_RATE_DEFAULT } from '../../sportsbook/domain/demo-rules.ts';
import { type CashOutWish, offerFor, takeOffer } from './cash-out.ts';
import { type CashOutLeg, type CashOutTicket, presentOdds } from './cash-out-worth.ts';

const now = new Date('2026-11-21T10:00:00Z');
const leg = (
  odds: bigint,
  present: bigint | null,
  result: LegResult | null = null,
): CashOutLeg => ({
  odds,
  present,
  result,
});
const ticket = (legs: CashOutLeg[], changes: Partial<CashOutTicket> = {}): CashOutTicket => ({
  lineStake: 10_000n,
  linesOf: legs.length,
  legs,
  bonus: null,
  returnMax: null,
  ...changes,
});
const wish = (changes: Partial<CashOutWish> = {}): CashOutWish => ({
  lineStake: 10_000n,
  rate: CASH_OUT_RATE_DEFAULT,
  now,
  stakeMinimum: 1_000n,
  ...changes,
});
const single = ticket([leg(2_500n, 1_600n)]);

it.each<[string, bigint, bigint, bigint, bigint]>([
  ['the feed has lowered', 2_500n, 1_600n, 1_600n, 1_600n],
  ['the feed has raised', 1_600n, 2_500n, 2_500n, 2_500n],
  ['an operator has lowered', 2_500n, 2_050n, 2_500n, 2_500n],
  ['both have lowered', 2_500n, 1_420n, 1_600n, 1_600n],
  ['that was accepted as low as it is', 2_050n, 2_050n, 2_500n, 2_050n],
  ['that an operator has raised again', 2_050n, 2_500n, 2_500n, 2_500n],
])('a price that %s', (_case, accepted, odds, fedOdds, present) => {
  expect(presentOdds(accepted, { odds, fedOdds })).toBe(present);
});

describe('an offer', () => {
  it.each<[string, CashOutTicket, Partial<CashOutWish>, bigint]>([
    ['of 10,000 at 2.50, now 1.60', single, {}, 14_843n],
    ['of a half of it', single, { lineStake: 5_000n }, 7_421n],
    ['at a loss', ticket([leg(1_600n, 2_500n)]), {}, 6_080n],
    ['of a combination', ticket([leg(2_000n, 1_500n), leg(3_000n, 2_000n)]), {}, 19_000n],
    ['with a leg won', ticket([leg(2_000n, null, results.win), leg(3_000n, 3_000n)]), {}, 19_000n],
    [
      'with a leg void',
      ticket([leg(2_000n, null, results.push), leg(3_000n, 2_000n)]),
      {},
      14_250n,
    ],
    [
      'with a leg half lost',
      ticket([leg(2_000n, null, results.halfLose), leg(3_000n, 2_000n)]),
      {},
      7_125n,
    ],
    [
      'of a system with a leg lost',
      ticket([leg(2_000n, 1_000n), leg(2_000n, 2_000n), leg(5_000n, null, results.lose)], {
        linesOf: 2,
        lineStake: 1_000n,
      }),
      { lineStake: 1_000n },
      1_900n,
    ],
    ['within the limit of the ticket', { ...single, returnMax: 14_000n }, {}, 14_000n],
    [
      'within its part of the limit',
      { ...single, returnMax: 14_000n },
      { lineStake: 5_000n },
      7_000n,
    ],
  ])('%s', (_case, one, changes, amount) => {
    expect(offerFor(one, wish(changes))).toMatchObject({
      amount,
      expiresAt: new Date('2026-11-21T10:00:10Z'),
    });
  });

  it.each<[string, CashOutTicket, Partial<CashOutWish>]>([
    ['suspended', ticket([leg(2_500n, null)]), {}],
    ['lost', ticket([leg(2_500n, null, results.lose), leg(2_000n, 2_000n)]), {}],
    ['decided', ticket([leg(2_500n, null, results.win)]), {}],
    ['too-little', single, { lineStake: 9_001n }],
    ['too-little', ticket([leg(1_010n, 900_000n)], { lineStake: 100n }), { lineStake: 100n }],
  ])('is not made: %s', (fault, one, changes) => {
    expect(offerFor(one, wish(changes))).toEqual({ refusal: 'B1060', fault });
  });

  it('needs no price of a leg whose lines are all lost', () => {
    const legs = [
      leg(2_000n, null, results.lose),
      leg(2_000n, null, results.lose),
      leg(2_000n, null),
      leg(2_000n, null, results.win),
    ];
    expect(offerFor(ticket(legs, { linesOf: 3 }), wish())).toMatchObject({ fault: 'lost' });
  });

  it.each([0n, 10_001n])('is of no part of %s', (lineStake) => {
    expect(() => offerFor(single, wish({ lineStake }))).toThrow(RangeError);
  });
});

describe('an offer that is taken', () => {
  const offer = offerFor(single, wish());
  if ('refusal' in offer) throw new Error('It is offered.');
  const take = (present: bigint | null, at = '2026-11-21T10:00:09.999Z') =>
    takeOffer(ticket([leg(2_500n, present)]), offer, wish({ now: new Date(at) }));

  it('is paid as it was made while prices stand or its worth rises', () => {
    expect([take(1_600n), take(1_500n)]).toEqual([{ paid: 14_843n }, { paid: 14_843n }]);
  });

  it('is refused when its worth fell, its leg is suspended, or its time is over', () => {
    expect(take(1_610n)).toEqual({ refusal: 'B1062', fault: 'moved', amount: 14_751n });
    expect(take(null)).toEqual({ refusal: 'B1060', fault: 'suspended' });
    expect(take(1_600n, '2026-11-21T10:00:10Z')).toEqual({ refusal: 'B1061', fault: 'expired' });
  });
});

describe('of every ticket', () => {
  const price = fc.bigInt(1_010n, 30_000n);
  const anyLeg = fc.record({
    odds: price,
    present: price,
    result: fc.constantFrom<LegResult | null>(
      null,
      null,
      results.win,
      results.push,
      results.halfWin,
    ),
  });
  const legs = fc.array(anyLeg, { minLength: 1, maxLength: 5 });

  it('parts come to the whole, but for the won that each rounds down', () => {
    fc.assert(
      fc.property(
        legs,
        fc.bigInt(2n, 1_000_000n),
        fc.nat(4),
        fc.bigInt(1n, 999n),
        (all, lineStake, at, share) => {
          const one = ticket(all, { lineStake, linesOf: (at % all.length) + 1 });
          const part = (lineStake * share) / 1_000n || 1n;
          const amountOf = (taken: bigint, from: CashOutTicket) => {
            const offer = offerFor(from, wish({ lineStake: taken, stakeMinimum: 0n }));
            return 'amount' in offer && !('refusal' in offer) ? offer.amount : 0n;
          };
          const rest = lineStake - part;
          const both = amountOf(part, one) + amountOf(rest, { ...one, lineStake: rest });
          const whole = amountOf(lineStake, one);
          expect(both <= whole && whole <= both + 1n).toBe(true);
        },
      ),
    );
  });

  it('a higher present price never raises an offer', () => {
    fc.assert(
      fc.property(legs, fc.bigInt(1n, 5_000n), (all, gain) => {
        const dearer = all.map((one) => ({ ...one, present: one.present + gain }));
        const [low, high] = [dearer, all].map((some) => offerFor(ticket(some), wish()));
        if (low && high && 'expiresAt' in low && 'expiresAt' in high) {
          expect(low.amount).toBeLessThanOrEqual(high.amount);
        }
      }),
    );
  });
});
