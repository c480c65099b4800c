import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { results } from './leg-result.ts';
import {
  type JudgedLeg,
  type JudgedTicket,
  judgeTicket,
  liveLines,
  stillReturns,
  ticketOdds,
} from './sport-ticket.ts';
import { possibleReturns, stakeOf, ticketReturn } from './ticket.ts';

const { win, lose, push, halfLose } = results;

const leg = (odds: bigint, result: JudgedLeg['result'] = null): JudgedLeg => ({ odds, result });
const ticket = (legs: JudgedLeg[], changes: Partial<JudgedTicket> = {}): JudgedTicket => ({
  legs,
  linesOf: legs.length,
  lineStake: 10_000n,
  bonus: null,
  returnMax: null,
  cashedOut: 0n,
  isVoid: false,
  ...changes,
});

describe('a ticket', () => {
  it.each<[string, JudgedTicket, string, bigint]>([
    ['is open while a leg is', ticket([leg(2_000n, win), leg(2_000n)]), 'open', 0n],
    ['is lost with one leg', ticket([leg(2_000n, lose), leg(2_000n)]), 'lost', 0n],
    ['is won with all', ticket([leg(2_000n, win), leg(1_500n, win)]), 'won', 30_000n],
    [
      'is lost when less than its stake comes back',
      ticket([leg(2_000n, halfLose)]),
      'lost',
      5_000n,
    ],
    ['is void when all legs are', ticket([leg(2_000n, push)]), 'void', 10_000n],
    [
      'is void by decree, though it is lost',
      ticket([leg(2_000n, lose)], { isVoid: true }),
      'void',
      10_000n,
    ],
    [
      'keeps what was paid for a part of it',
      ticket([leg(2_000n, lose)], { lineStake: 5_000n, cashedOut: 7_000n }),
      'lost',
      7_000n,
    ],
    [
      'has ended when all of it was bought back',
      ticket([leg(2_000n, win)], { lineStake: 0n, cashedOut: 12_000n }),
      'cashed-out',
      12_000n,
    ],
    [
      'of lines is open while one can win',
      ticket([leg(2_000n, lose), leg(2_000n), leg(2_000n)], { linesOf: 2 }),
      'open',
      0n,
    ],
    [
      'of lines is decided by those that stand: the open leg is on none of them',
      ticket([leg(2_000n, lose), leg(2_000n, lose), leg(2_000n)], { linesOf: 2 }),
      'lost',
      0n,
    ],
  ])('%s', (_case, one, result, returned) => {
    expect(judgeTicket(one)).toEqual({ result, returned });
  });

  const legs = fc.array(
    fc.record({
      odds: fc.bigInt(1_010n, 20_000n),
      result: fc.constantFrom(win, lose, push, halfLose, null),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const any = legs.chain((made) =>
    fc.integer({ min: 1, max: made.length }).map((linesOf) => ticket(made, { linesOf })),
  );

  it('that is decided comes to the same whatever its open legs become', () => {
    fc.assert(
      fc.property(any, (one) => {
        const judged = judgeTicket(one);
        if (judged.result === 'open') return;
        for (const last of [win, lose, push]) {
          const given = one.legs.map(({ odds, result }) => ({ odds, result: result ?? last }));
          expect(ticketReturn({ ...one, legs: given }).returned).toBe(judged.returned);
        }
      }),
    );
  });

  it('shows odds at which its stake returns what it can, but for what is rounded', () => {
    fc.assert(
      fc.property(any, (one) => {
        const shown = (stakeOf(one) * ticketOdds(one.legs, one.linesOf)) / 1_000n;
        const { most } = possibleReturns(one);
        expect(shown).toBeLessThanOrEqual(most + 300n);
        expect(most - shown).toBeLessThan(stakeOf(one) / 1_000n + 300n);
      }),
    );
  });
});

describe('what a ticket can still return', () => {
  const three = (...results: JudgedLeg['result'][]) =>
    [1_850n, 2_100n, 1_720n].map((odds, at) => leg(odds, results[at] ?? null));

  it.each<[string, JudgedTicket, bigint, number]>([
    ['all of it while nothing is decided', ticket(three(), { linesOf: 2 }), 106_790n, 3],
    [
      'one line of a system when a leg is lost',
      ticket(three(null, lose), { linesOf: 2 }),
      31_820n,
      1,
    ],
    ['a void leg counts as 1.00', ticket(three(push)), 36_120n, 1],
    ['nothing of a combination with a lost leg', ticket(three(null, lose)), 0n, 0],
    ['what it came to when it is decided', ticket(three(win, win, win)), 66_822n, 1],
    ['never more than its limit', ticket(three(win), { returnMax: 50_000n }), 50_000n, 1],
    ['what was paid for a part beside the rest', ticket(three(), { cashedOut: 7n }), 66_829n, 1],
    ['its stake when it is void', ticket(three(), { isVoid: true }), 10_000n, 1],
  ])('%s', (_case, one, most, lines) => {
    expect(stillReturns(one)).toBe(most);
    expect(liveLines(one)).toHaveLength(lines);
  });

  it('is never less than what it comes to', () => {
    const result = fc.constantFrom<JudgedLeg['result']>(win, lose, push, halfLose, null);
    const legs = fc.array(fc.record({ odds: fc.bigInt({ min: 1_000n, max: 20_000n }), result }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(legs, fc.nat(4), fc.constantFrom(win, lose, push), (all, at, end) => {
        const open = ticket(all, { linesOf: (at % all.length) + 1 });
        const ended = all.map((one) => ({ ...one, result: one.result ?? end }));
        const { returned } = judgeTicket({ ...open, legs: ended });
        expect(stillReturns(open)).toBeGreaterThanOrEqual(returned);
      }),
    );
  });
});
