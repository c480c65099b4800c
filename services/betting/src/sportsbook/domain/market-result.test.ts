import { type LegResult, legFactor, results } from '@noriter/rules/leg-result';
import { formOf, type Sport, sports } from '@noriter/rules/sports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, type Market, marketKey, marketShape } from '../../vocabulary/market.ts';
import { selectionsOf } from '../../vocabulary/market-selections.ts';
import type { FixtureResult, Placing } from './fixture-result.ts';
import { answerMarket } from './market-result.ts';

const whole = { span: 'regular', count: 'points' } as const;
const sets = { span: 'match', count: 'parts' } as const;

const finished = (given: Partial<FixtureResult> = {}): FixtureResult => ({
  state: 'finished',
  parts: {},
  firsts: {},
  placings: {},
  answers: {},
  withdrawn: [],
  ...given,
});
/** Parts as "1:0 2:1", in the sport's order. */
const played = (sport: Sport, text: string, given: Partial<FixtureResult> = {}) => {
  const { regular, overtime } = formOf(sport);
  const names = [...regular, ...overtime];
  const parts = text.split(' ').map((part, at) => {
    const [home = 0, away = 0] = part.split(':').map(Number);
    return [names[at] ?? '', { home, away }] as const;
  });
  return finished({ parts: Object.fromEntries(parts), ...given });
};
const soccer = (home: number, away: number) => played('soccer', `${home}:${away} 0:0`);

const names = new Map<LegResult, string>(Object.entries(results).map(([name, one]) => [one, name]));
const resultsOf = (market: Market, sport: Sport, result: FixtureResult) => {
  const answer = answerMarket(market, sport, result);
  if ('unanswered' in answer) return answer.unanswered;
  return Object.fromEntries(
    [...answer.results].map(([id, one]) => [
      id,
      one.deadHeat ? `${one.deadHeat.places}/${one.deadHeat.of}` : names.get(one),
    ]),
  );
};
const onSoccer = (market: Market, selectionId: string, home: number, away: number) => {
  const all = resultsOf(market, 'soccer', soccer(home, away));
  return typeof all === 'string' ? all : all[selectionId];
};
const handicap = (line: Line): Market => ({ kind: 'handicap', ...whole, line });
const total = (line: Line): Market => ({ kind: 'total', ...whole, line });

describe('what a selection becomes', () => {
  const score: Market = { kind: 'correct-score', ...whole, scores: [{ home: 2, away: 1 }] };
  it.each<[Market, string, number, number, string]>([
    [{ kind: 'three-way', ...whole }, 'home', 2, 1, 'win'],
    [{ kind: 'three-way', ...whole }, 'draw', 1, 1, 'win'],
    [{ kind: 'three-way', ...whole }, 'away', 1, 1, 'lose'],
    [{ kind: 'two-way', ...whole }, 'home', 1, 1, 'push'],
    [{ kind: 'two-way', ...whole }, 'away', 0, 3, 'win'],
    [handicap(-3), 'home', 2, 1, 'halfWin'],
    [handicap(-3), 'home', 3, 1, 'win'],
    [handicap(-3), 'home', 1, 1, 'lose'],
    [handicap(-3), 'away', 2, 1, 'halfLose'],
    [handicap(-1), 'home', 0, 0, 'halfLose'],
    [handicap(-1), 'away', 0, 0, 'halfWin'],
    [handicap(-4), 'home', 1, 0, 'push'],
    [handicap(2), 'home', 0, 0, 'win'],
    [total(10), 'over', 2, 1, 'win'],
    [total(10), 'under', 2, 1, 'lose'],
    [total(9), 'over', 1, 1, 'halfLose'],
    [total(9), 'under', 1, 1, 'halfWin'],
    [total(11), 'over', 2, 1, 'halfWin'],
    [total(8), 'over', 1, 1, 'push'],
    [{ kind: 'odd-even', ...whole }, 'odd', 2, 1, 'win'],
    [{ kind: 'odd-even', ...whole }, 'even', 0, 0, 'win'],
    [score, '2:1', 2, 1, 'win'],
    [score, '2:1', 1, 2, 'lose'],
    [score, 'other', 1, 2, 'win'],
    [score, 'other', 2, 1, 'lose'],
  ])('of %j on %s at %i:%i is a %s', (market, selectionId, home, away, expected) => {
    expect(onSoccer(market, selectionId, home, away)).toBe(expected);
  });

  it('on a quarter line is the mean of the lines beside it', () => {
    const goals = fc.nat(9);
    const quarter = fc.integer({ min: -20, max: 20 }).map((n) => n * 2 + 1);
    fc.assert(
      fc.property(goals, goals, quarter, fc.bigInt(1001n, 9000n), (home, away, line, odds) => {
        const factor = (at: Line) => {
          const answer = answerMarket(handicap(at), 'soccer', soccer(home, away));
          const result = 'results' in answer ? answer.results.get('home') : undefined;
          const { numerator, denominator } = legFactor(odds, result ?? results.lose);
          return (numerator * 4000n) / denominator;
        };
        expect(factor(line) * 2n).toBe(factor(line - 1) + factor(line + 1));
      }),
    );
  });

  it('is the opposite of what the other side of the line becomes', () => {
    const opposite = {
      win: 'lose',
      lose: 'win',
      halfWin: 'halfLose',
      halfLose: 'halfWin',
      push: 'push',
    };
    const line = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), line, fc.boolean(), (home, away, at, isTotal) => {
        const market = isTotal ? total(at) : handicap(at);
        const pair = selectionsOf(market).map((id) => onSoccer(market, id, home, away));
        expect(Object.entries(opposite)).toContainEqual(pair);
      }),
    );
  });
});

describe('which part of the match counts', () => {
  it.each<[Market, Sport, string, Record<string, string> | string]>([
    // 1:0 at half time, 1:2 in the end, 1:3 after extra time.
    [{ kind: 'three-way', span: 'half-1', count: 'points' }, 'soccer', '1:0 0:2 0:1', one('home')],
    [{ kind: 'three-way', ...whole }, 'soccer', '1:0 0:2 0:1', one('away')],
    [{ kind: 'total', span: 'match', count: 'points', line: 14 }, 'soccer', '1:0 0:2 0:1', over()],
    [{ kind: 'total', ...whole, line: 14 }, 'soccer', '1:0 0:2 0:1', under()],
    [
      { kind: 'odd-even', span: 'half-1', count: 'points' },
      'basketball',
      '20:21 25:25 9:9 9:9',
      { odd: 'win', even: 'lose' },
    ],
    [{ kind: 'two-way', ...sets }, 'volleyball', '25:20 20:25 25:23 25:22', two('home')],
    [{ kind: 'handicap', ...sets, line: -6 }, 'volleyball', '25:20 20:25 25:23 25:22', two('home')],
    [{ kind: 'total', ...sets, line: 14 }, 'tennis', '6:4 6:3', under()],
    [
      { kind: 'total', span: 'first-5', count: 'points', line: 18 },
      'baseball',
      '1:0 0:0 2:1 0:1 0:0 4:4 0:0 0:0 1:0',
      over(),
    ],
    [
      { kind: 'three-way', ...whole },
      'hockey',
      '1:0 0:1 1:1 0:0 1:0',
      { home: 'lose', draw: 'win', away: 'lose' },
    ],
    [
      { kind: 'two-way', span: 'match', count: 'points' },
      'hockey',
      '1:0 0:1 1:1 0:0 1:0',
      two('home'),
    ],
    [
      { kind: 'two-way', span: 'set-4', count: 'points' },
      'volleyball',
      '25:20 25:20 25:23',
      { home: 'push', away: 'push' },
    ],
    [
      { kind: 'two-way', span: 'set-9', count: 'points' },
      'volleyball',
      '25:20 25:20 25:23',
      'span-unknown',
    ],
    [{ kind: 'two-way', span: 'regular', count: 'points' }, 'dog-racing', '', 'span-unknown'],
    [{ kind: 'two-way', ...sets }, 'volleyball', '25:20 25:20', 'part-missing'],
  ])('%j of %s at %s', (market, sport, text, expected) => {
    expect(resultsOf(market, sport, played(sport, text))).toEqual(expected);
  });

  it('is answered as soon as it is over, and void when it never will be', () => {
    const firstHalf: Market = { kind: 'total', span: 'half-1', count: 'points', line: 2 };
    const at = (market: Market, state: FixtureResult['state'], text: string) =>
      resultsOf(market, 'soccer', played('soccer', text, { state }));
    expect(at(firstHalf, 'running', '1:0')).toEqual(over());
    expect(at(total(2), 'running', '1:0')).toBe('not-over');
    expect(at(total(2), 'running', '1:0 0:0')).toEqual(over());
    expect(at({ ...total(2), span: 'match' } as Market, 'running', '1:0 0:0')).toBe('not-over');
    expect(at(firstHalf, 'abandoned', '1:0')).toEqual(over());
    expect(at(total(2), 'abandoned', '1:0')).toEqual({ over: 'push', under: 'push' });
    expect(
      resultsOf(
        { kind: 'two-way', ...sets },
        'tennis',
        played('tennis', '6:4 6:3', { state: 'abandoned' }),
      ),
    ).toEqual({ home: 'push', away: 'push' });
  });

  it('is refused when a part between was not reported', () => {
    const parts = {
      'set-1': { home: 6, away: 4 },
      'set-2': { home: 4, away: 6 },
      'set-4': { home: 6, away: 1 },
    };
    expect(resultsOf({ kind: 'two-way', ...sets }, 'tennis', finished({ parts }))).toBe(
      'part-missing',
    );
  });
});

describe('who is first', () => {
  const race: Market = {
    kind: 'first-to',
    mark: 'goal-1',
    contenders: ['home', 'away'],
    withNone: true,
  };
  it.each<[string, Partial<Market>, Partial<FixtureResult>, Record<string, string> | string]>([
    [
      'reached it',
      {},
      { firsts: { 'goal-1': 'away' } },
      { home: 'lose', away: 'win', none: 'lose' },
    ],
    ['nobody', {}, { firsts: { 'goal-1': null } }, { home: 'lose', away: 'lose', none: 'win' }],
    [
      'nobody, not on offer',
      { withNone: false },
      { firsts: { 'goal-1': null } },
      { home: 'push', away: 'push' },
    ],
    [
      'did not play',
      { contenders: ['kim', 'son'] },
      { firsts: { 'goal-1': 'son' }, withdrawn: ['kim'] },
      { kim: 'push', son: 'win', none: 'lose' },
    ],
    ['not reported', {}, {}, 'first-missing'],
    ['not reported yet', {}, { state: 'running' }, 'not-over'],
    [
      'never to be known',
      { withNone: false },
      { state: 'abandoned' },
      { home: 'push', away: 'push' },
    ],
    ['somebody unknown', {}, { firsts: { 'goal-1': 'lee' } }, 'first-unknown'],
  ])('%s', (_case, changes, given, expected) => {
    expect(resultsOf({ ...race, ...changes } as Market, 'soccer', finished(given))).toEqual(
      expected,
    );
  });
});

describe('a ranking', () => {
  const ranking = (text: string): Placing[] =>
    text.split(' ').map((one) => {
      const [competitor = '', place] = one.split('=');
      return { competitor, place: Number(place) };
    });
  const outright = (places: number): Market => ({
    kind: 'outright',
    race: 'win',
    competitors: ['a', 'b', 'c', 'd'],
    places,
  });
  it.each<[number, string, string[], Record<string, string> | string]>([
    [1, 'a=1 b=2 c=3', [], { a: 'win', b: 'lose', c: 'lose', d: 'lose' }],
    [1, 'a=1 b=1 c=3', [], { a: '1/2', b: '1/2', c: 'lose', d: 'lose' }],
    [1, 'a=1 b=1 c=1', [], { a: '1/3', b: '1/3', c: '1/3', d: 'lose' }],
    [2, 'a=1 b=1 c=3', [], { a: 'win', b: 'win', c: 'lose', d: 'lose' }],
    [3, 'a=1 b=2 c=3 d=3', [], { a: 'win', b: 'win', c: '1/2', d: '1/2' }],
    [3, 'a=1 b=2 c=2 d=2', [], { a: 'win', b: '2/3', c: '2/3', d: '2/3' }],
    [1, 'b=1 c=2', ['a'], { a: 'push', b: 'win', c: 'lose', d: 'lose' }],
    [3, 'a=1 b=2', [], 'placing-missing'],
    [3, 'a=1 b=2', ['c', 'd'], { a: 'win', b: 'win', c: 'push', d: 'push' }],
  ])('of %i places, %s', (places, text, withdrawn, expected) => {
    const result = finished({ placings: { win: ranking(text) }, withdrawn });
    expect(resultsOf(outright(places), 'horse-racing', result)).toEqual(expected);
  });

  it('pays, between all who run, the winning places and no more', () => {
    const places = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 4 }), (drawn, winning) => {
        // Equal places leave the ones behind them empty, as rankings do.
        const ranks = drawn.map((one) => drawn.filter((other) => other < one).length + 1);
        const placings = ['a', 'b', 'c', 'd'].map((competitor, at) => ({
          competitor,
          place: ranks[at] ?? 1,
        }));
        const result = finished({ placings: { win: placings } });
        const answer = answerMarket(outright(winning), 'dog-racing', result);
        if ('unanswered' in answer) throw new Error(answer.unanswered);
        const TWELFTHS = 12n;
        const shares = [...answer.results.values()].map((one) => {
          const { numerator, denominator } = legFactor(1000n, one);
          return (numerator * TWELFTHS) / denominator;
        });
        expect(shares.reduce((sum, share) => sum + share)).toBe(BigInt(winning) * TWELFTHS);
      }),
    );
  });
});

describe('a special', () => {
  const market: Market = { kind: 'special', question: 'double', answers: ['1x', '12', 'x2'] };
  it.each<[readonly string[] | null | undefined, Record<string, string> | string]>([
    [['1x', '12'], { '1x': 'win', '12': 'win', x2: 'lose' }],
    [null, { '1x': 'push', '12': 'push', x2: 'push' }],
    [['yes'], 'answer-unknown'],
    [[], 'answer-unknown'],
    [undefined, 'answer-missing'],
  ])('answered with %j', (right, expected) => {
    const answers = right === undefined ? {} : { double: right };
    expect(resultsOf(market, 'soccer', finished({ answers }))).toEqual(expected);
  });
});

describe('every market of every sport', () => {
  const anyMarket: fc.Arbitrary<Market> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('three-way', 'two-way', 'odd-even'),
      span: fc.constantFrom('regular', 'match', 'half-1', 'set-2', 'period-1'),
      count: fc.constantFrom('points', 'parts'),
    }),
    fc.record({
      kind: fc.constantFrom('handicap', 'total'),
      span: fc.constantFrom('regular', 'match', 'half-1', 'set-2', 'quarter-4'),
      count: fc.constantFrom('points', 'parts'),
      line: fc.integer({ min: -20, max: 40 }),
    }),
  );
  const scores = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 10 });
  const state = fc.constantFrom('running', 'finished', 'abandoned') satisfies fc.Arbitrary<
    FixtureResult['state']
  >;

  it('is answered for all its selections, of which not all lose, or for none', () => {
    const anySport = fc.constantFrom(...sports);
    fc.assert(
      fc.property(anyMarket, anySport, scores, state, (market, sport, points, now) => {
        const text = points.map(([home, away]) => `${home}:${away}`).join(' ');
        const given = text === '' ? finished() : played(sport, text);
        const answer = answerMarket(market, sport, { ...given, state: now });
        if ('unanswered' in answer) return;
        expect([...answer.results.keys()]).toEqual(selectionsOf(market));
        expect([...answer.results.values()].some((one) => one !== results.lose)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is written and read back as itself, under a key of its own', () => {
    fc.assert(
      fc.property(anyMarket, anyMarket, (one, other) => {
        expect(marketShape.parse(JSON.parse(JSON.stringify(one)))).toEqual(one);
        const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        expect(marketKey(one) === marketKey(other)).toBe(isSame);
      }),
    );
    const asks = (question: string): Market => ({ kind: 'special', question, answers: ['a'] });
    expect(marketKey(asks('a/b'))).not.toBe(marketKey(asks('a%2Fb')));
  });
});

function sorted(market: Market): [string, unknown][] {
  return Object.entries(market).toSorted(([left], [right]) => (left < right ? -1 : 1));
}
function one(winner: string) {
  return { home: 'lose', draw: 'lose', away: 'lose', [winner]: 'win' };
}
function two(winner: string) {
  return { home: 'lose', away: 'lose', [winner]: 'win' };
}
function over() {
  return { over: 'win', under: 'lose' };
}
function under() {
  return { over: 'lose', under: 'win' };
}
