import { isVoid, type LegResult, results } from '@noriter/rules/leg-result';
import { ticketLines } from '@noriter/rules/lines';
import type { Sport } from '@noriter/rules/sports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoredResult } from '../../../sportsbook/domain/scored-result.ts';
import { bestOfScores } from '../../../vocabulary/best-of.ts';
import type { Leg } from '../../../vocabulary/leg.ts';
import { isScored, type Market, marketKey, type ScoredMarket } from '../../../vocabulary/market.ts';
import { selectionsOf } from '../../../vocabulary/market-selections.ts';
import type { HeldLeg } from './ask.ts';
import { hedgeOf } from './hedge.ts';

const whole = { span: 'regular', count: 'points' } as const;
const threeWay: Market = { kind: 'three-way', ...whole };
const total = (line: number): Market => ({ kind: 'total', ...whole, line });
const handicap = (line: number): Market => ({ kind: 'handicap', ...whole, line });
const leg = (fixtureId: string, market: Market, selectionId: string): Leg => ({
  fixtureId,
  marketKey: marketKey(market),
  selectionId,
  market,
  sport: 'soccer',
  leagueId: 'k-league',
});
const ticket = (legs: Leg[], size = legs.length) => ({ legs, linesOf: size });
const isHedged = (...tickets: ReturnType<typeof ticket>[]) => {
  const [first, ...open] = tickets;
  return first !== undefined && hedgeOf(first, open) === 'hedged';
};
const single = (fixtureId: string, market: Market, id: string) =>
  ticket([leg(fixtureId, market, id)]);

describe('tickets that win between them', () => {
  const first: Market = {
    kind: 'first-to',
    mark: 'goal-1',
    contenders: ['home', 'away'],
    withNone: true,
  };
  const race: Market = {
    kind: 'outright',
    race: 'win',
    competitors: ['a', 'b', 'c'],
    places: 2,
  };
  it.each<[string, boolean, ReturnType<typeof ticket>[]]>([
    ['one side', false, [single('f', total(10), 'over')]],
    ['both sides', true, [single('f', total(10), 'over'), single('f', total(10), 'under')]],
    [
      'both sides of a whole line, which pushes',
      true,
      [single('f', handicap(-4), 'home'), single('f', handicap(-4), 'away')],
    ],
    ['lines that overlap', true, [single('f', total(10), 'over'), single('f', total(14), 'under')]],
    [
      'lines that leave three goals',
      false,
      [single('f', total(14), 'over'), single('f', total(10), 'under')],
    ],
    [
      'a quarter line that is half lost',
      false,
      [single('f', total(9), 'over'), single('f', total(7), 'under')],
    ],
    ['two of three ways', false, [single('f', threeWay, 'home'), single('f', threeWay, 'draw')]],
    [
      'all three ways',
      true,
      [single('f', threeWay, 'home'), single('f', threeWay, 'draw'), single('f', threeWay, 'away')],
    ],
    [
      'a win, and half a goal for the other',
      true,
      [single('f', threeWay, 'home'), single('f', handicap(-2), 'away')],
    ],
    ['other matches', false, [single('f', total(10), 'over'), single('g', total(10), 'under')]],
    [
      'both sides, beside one leg they share',
      false,
      [
        ticket([leg('f', total(10), 'over'), leg('g', threeWay, 'home')]),
        ticket([leg('f', total(10), 'under'), leg('g', threeWay, 'home')]),
      ],
    ],
    [
      'all four corners of two matches',
      true,
      ['over', 'under'].flatMap((one) =>
        ['over', 'under'].map((other) =>
          ticket([leg('f', total(10), one), leg('g', total(10), other)]),
        ),
      ),
    ],
    [
      'both sides within one system',
      true,
      [ticket([leg('f', total(10), 'over'), leg('f', total(10), 'under')], 1)],
    ],
    [
      'half and match, taken for independent',
      false,
      [
        single('f', { ...whole, kind: 'total', span: 'half-1', line: 2 }, 'over'),
        single('f', total(6), 'under'),
      ],
    ],
    [
      'home and away first, and nobody',
      true,
      ['home', 'away', 'none'].map((id) => single('f', first, id)),
    ],
    ['home and away first', false, ['home', 'away'].map((id) => single('f', first, id))],
    ['two of three that two places go to', true, ['a', 'b'].map((id) => single('f', race, id))],
    ['one of three that two places go to', false, [single('f', race, 'a')]],
    [
      'odd and even',
      true,
      [
        single('f', { kind: 'odd-even', ...whole }, 'odd'),
        single('f', { kind: 'odd-even', ...whole }, 'even'),
      ],
    ],
  ])('%s: %s', (_case, expected, tickets) => expect(isHedged(...tickets)).toBe(expected));

  it('agree with looking at every score there is', () => {
    const anyMarket = fc.oneof(
      fc.constant(threeWay),
      fc.constant<Market>({ kind: 'odd-even', ...whole }),
      fc.integer({ min: -8, max: 8 }).map(handicap),
      fc.integer({ min: 0, max: 16 }).map(total),
      fc.constant<Market>({
        kind: 'correct-score',
        ...whole,
        scores: [
          { home: 0, away: 0 },
          { home: 1, away: 1 },
        ],
      }),
    );
    const anyLeg = fc.tuple(anyMarket, fc.nat(2)).map(([market, at]) => {
      const ids = selectionsOf(market);
      return leg('f', market, ids[at % ids.length] ?? '');
    });
    const anyTicket = fc
      .array(anyLeg, { minLength: 1, maxLength: 3 })
      .chain((legs) => fc.integer({ min: 1, max: legs.length }).map((size) => ticket(legs, size)));
    fc.assert(
      fc.property(fc.array(anyTicket, { minLength: 1, maxLength: 4 }), (tickets) => {
        const survives = ({ market, selectionId }: Leg, home: number, away: number) => {
          if (!isScored(market)) throw new Error('Only scores here.');
          const result = scoredResult(market satisfies ScoredMarket, selectionId, { home, away });
          return result.won || isVoid(result);
        };
        const lines = tickets.flatMap(({ legs, linesOf: size }) => ticketLines(legs, size));
        const goals = Array.from({ length: 14 }, (_, at) => at);
        const isSafe = goals.every((home) =>
          goals.every((away) =>
            lines.some((line) => line.every((one) => survives(one, home, away))),
          ),
        );
        expect(isHedged(...tickets)).toBe(isSafe);
      }),
      { numRuns: 400 },
    );
  });

  const pair = ['over', 'under'].map((id) => single('f0', total(10), id));
  const overs = (from: number) =>
    Array.from({ length: 10 }, (_, at) => leg(`f${from + at}`, total(10), 'over'));
  it.each([
    ['two cheap systems', [ticket(overs(0), 5), ticket(overs(9), 5)]],
    ['systems of pairs', [ticket(overs(0), 2), ticket(overs(9), 2), ticket(overs(18), 2)]],
    [
      'singles of three ways, which a system binds together',
      [
        ticket(overs(0), 5),
        ticket(overs(9), 5),
        ...overs(0).map(({ fixtureId }) => single(fixtureId, threeWay, 'home')),
        ...overs(9).map(({ fixtureId }) => single(fixtureId, threeWay, 'draw')),
      ],
    ],
  ])('are seen beside %s, in whatever order', (_beside, others) => {
    const [over, under] = pair;
    if (over === undefined || under === undefined) throw new Error('There are two sides.');
    expect(isHedged(under, ...others, over)).toBe(true);
    expect(isHedged(under, over, ...others)).toBe(true);
    expect(isHedged(over, ...others.toReversed(), under)).toBe(true);
    expect(isHedged(under, ...others)).toBe(false);
  });

  it('of a great many tickets are decided soon', () => {
    const legs = Array.from({ length: 10 }, (_, at) => leg(`f${at}`, threeWay, 'home'));
    const many = Array.from({ length: 60 }, () => ticket(legs, 5));
    expect(isHedged(...many)).toBe(false);
  });

  it('are not taken where nobody can say so soon', () => {
    const odd: Market = { kind: 'odd-even', ...whole };
    // Twelve matches, each line of six of them with another parity each: nearly all are held.
    const held = Array.from({ length: 64 }, (_, at) =>
      ticket(
        Array.from({ length: 10 }, (__, match) =>
          leg(`f${(match + at) % 12}`, odd, ((at >> (match % 6)) & 1) === 0 ? 'odd' : 'even'),
        ),
        5,
      ),
    );
    const [first, ...open] = held;
    if (first === undefined) throw new Error('There are some.');
    expect(hedgeOf(first, open)).toBe('unknown');
  });
});

describe('a leg that is decided', () => {
  const first = leg('f', threeWay, 'home');
  const over = leg('g', total(10), 'over');
  const under = single('g', total(10), 'under');
  const decided = (result: LegResult): HeldLeg => ({ ...first, result });
  it.each<[string, boolean, HeldLeg, number]>([
    ['is open yet', false, first, 2],
    ['is won: the other one is a single now', true, decided(results.win), 2],
    ['is void', true, decided(results.push), 2],
    ['is half lost', true, decided(results.halfLose), 2],
    ['is lost, and its line with it', false, decided(results.lose), 2],
    ['is a line that is won', false, decided(results.win), 1],
  ])('%s', (_case, expected, one, size) => {
    const against = size === 1 ? single('f', threeWay, 'away') : under;
    expect(isHedged(against, ticket([one, over], size))).toBe(expected);
  });
});

describe('of a match in sets', () => {
  const sets = { span: 'match', count: 'parts' } as const;
  const winner: Market = { kind: 'two-way', ...sets };
  const scores: Market = { kind: 'correct-score', ...sets, scores: bestOfScores(3) };
  const byTwo: Market = { kind: 'handicap', ...sets, line: -6 };
  const third: Market = { kind: 'total', ...sets, line: 10 };
  const threeParts: [Market, string][] = [
    [byTwo, 'home'],
    [third, 'over'],
    [winner, 'away'],
  ];
  const named = (...ids: string[]) => ids.map((id): [Market, string] => [scores, id]);
  it.each<[string, boolean, Sport, [Market, string][]]>([
    ['every score it can end with', true, 'tennis', named('2:0', '2:1', '1:2', '0:2')],
    ['all but one', false, 'tennis', named('2:0', '2:1', '1:2')],
    [
      'both scores that one side wins by, and the other',
      true,
      'esport',
      [...named('2:0', '2:1'), [winner, 'away']],
    ],
    ['one of them, and the other side', false, 'tennis', [...named('2:0'), [winner, 'away']]],
    ['two sets ahead, a third one, and the other side', true, 'tennis', threeParts],
    [
      'two sets ahead, and the other side',
      false,
      'tennis',
      [
        [byTwo, 'home'],
        [winner, 'away'],
      ],
    ],
    ['the same in maps, of which there may be one', false, 'esport', threeParts],
  ])('%s: %s', (_case, expected, sport, bets) => {
    const held = bets.map(([market, id]) => ticket([{ ...leg('f', market, id), sport }]));
    expect(isHedged(...held)).toBe(expected);
  });
});
