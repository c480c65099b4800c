import { results } from '@noriter/rules/leg-result';
import { describe, expect, it } from 'vitest';
import { type Market, marketKey } from '../../vocabulary/market.ts';
import { applyToBoard, effective, type FixtureBoard, withManualResults } from './fixture-board.ts';
import { factsOf } from './fixture-facts.ts';
import { resultFor, stateOf } from './market-state.ts';
import type { ProducerName } from './messages/message-parts.ts';
import type { FixtureMessage, NumberedMessage } from './messages/messages.ts';

const market: Market = { kind: 'total', span: 'regular', count: 'points', line: 10 };
const key = marketKey(market);
const noon = new Date('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

const head = (sequence: number, producer: ProducerName = 'live') => ({
  producer,
  epoch: 1,
  sequence,
  at: minutes(sequence),
  snapshot: null,
  fixtureId: 'f',
});
const fixture = (sequence: number, changes: Partial<FixtureMessage> = {}): FixtureMessage => ({
  type: 'fixture',
  ...head(sequence),
  sport: 'soccer',
  league: { leagueId: 'l', names: { ko: '리그', en: 'League' } },
  home: { ko: '서울', en: 'Seoul' },
  away: { ko: '부산', en: 'Busan' },
  runners: [],
  startsAt: noon,
  state: 'planned',
  ...changes,
});
const price = { odds: 1_900n, isActive: true };
const odds = (sequence: number, goals: number | null = null): NumberedMessage => ({
  type: 'odds-change',
  ...head(sequence),
  markets: [{ market, state: 'active', prices: { over: price, under: price } }],
  states: [],
  scoreboard:
    goals === null
      ? null
      : { part: 'half-1', parts: {}, total: { home: goals, away: 0 }, elapsedSeconds: 1 },
});
const settle = (sequence: number, won: 'over' | 'under'): NumberedMessage => ({
  type: 'settlement',
  ...head(sequence),
  markets: [
    {
      marketKey: key,
      results: {
        over: results[won === 'over' ? 'win' : 'lose'],
        under: results[won === 'under' ? 'win' : 'lose'],
      },
    },
  ],
});
const start: FixtureBoard = { facts: factsOf(fixture(1)), markets: {} };
const after = (board: FixtureBoard, ...messages: NumberedMessage[]) =>
  messages.reduce((all, one) => applyToBoard(all, one).board, board);
const marketOf = ({ markets }: FixtureBoard) => {
  const found = markets[key];
  if (!found) throw new Error('There is no such market.');
  return found;
};

describe('a fixture', () => {
  it('is what was reported last, also when the older comes later', () => {
    const moved = fixture(5, { state: 'running' });
    const board = after(start, moved, fixture(3, { ...head(3, 'prematch') }));
    expect(board.facts.state).toBe('running');
    expect(applyToBoard(board, fixture(4)).board).toBe(board);
  });

  it('begins, though in the same moment it is reported to be about to', () => {
    const before = { state: 'planned', ...head(5, 'prematch') } as const;
    const begins = fixture(5, { state: 'running' });
    expect(after(start, begins, fixture(5, before)).facts.state).toBe('running');
    expect(after(start, fixture(5, before), begins).facts.state).toBe('running');
  });

  it('keeps its score over what has none, and over older ones', () => {
    const board = after(start, odds(5, 2), odds(6), odds(4, 1), fixture(7));
    expect(board.facts.scoreboard).toMatchObject({ total: { home: 2 }, at: minutes(5) });
  });

  it('that is given what it knows is the same', () => {
    const board = after(start, odds(5, 2));
    expect(applyToBoard(board, odds(5)).board).toBe(board);
  });
});

describe('what bets on a market come to', () => {
  const cancel = (sequence: number, to: Date | null): NumberedMessage => ({
    type: 'cancel',
    ...head(sequence),
    markets: [key],
    from: null,
    to,
    reason: '',
  });
  it.each<[string, NumberedMessage[], number]>([
    ['is not known of prices', [odds(2), odds(3)], 0],
    ['is numbered', [odds(2), settle(3, 'over')], 1],
    ['is the same when it is reported again', [odds(2), settle(3, 'over'), settle(4, 'over')], 1],
    ['is another when it is corrected', [odds(2), settle(3, 'over'), settle(4, 'under')], 2],
    [
      'is not known any more when it is rolled back',
      [odds(2), settle(3, 'over'), { type: 'rollback-settlement', ...head(4), markets: [key] }],
      2,
    ],
    ['depends on windows too', [odds(2), cancel(3, minutes(1)), cancel(4, null)], 2],
  ])('%s', (_case, messages, expected) => {
    expect(marketOf(after(start, ...messages)).settlementVersion).toBe(expected);
  });

  it('is what an operator enters, whatever the feed reports, until it is taken back', () => {
    const byHand = { over: results.push, under: results.push };
    const board = after(start, odds(2), settle(3, 'over'));
    const set = withManualResults(marketOf(board), byHand);
    expect([set.settlementVersion, resultFor(effective(set), 'over', noon)]).toEqual([
      2,
      results.push,
    ]);
    const later = marketOf(
      after({ ...board, markets: { [key]: set } }, settle(4, 'under'), odds(5)),
    );
    expect([later.settlementVersion, stateOf(effective(later))]).toEqual([2, 'settled']);
    expect(resultFor(effective(later), 'under', noon)).toEqual(results.push);
    const back = withManualResults(later, null);
    expect([back.settlementVersion, resultFor(effective(back), 'under', noon)]).toEqual([
      3,
      results.win,
    ]);
    // The same manual settlement as the feed's moves nothing.
    const same = withManualResults(back, { over: results.lose, under: results.win });
    expect(same.settlementVersion).toBe(3);
  });

  it('takes no bets from a manual settlement on', () => {
    const set = withManualResults(marketOf(after(start, odds(2))), {
      over: results.win,
      under: results.lose,
    });
    expect(stateOf(effective(set))).toBe('settled');
  });
});
