import { oddsAfterMargin } from '@noriter/rules/margin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardMarket } from './fixture-board.ts';
import type { FeedMarket } from './market-state.ts';
import { isStop } from './market-stops.ts';
import { MARGIN_MAX, type OverrideView, shownState } from './override.ts';

const market: FeedMarket = {
  market: { kind: 'total', span: 'regular', count: 'points', line: 10 },
  producer: 'prematch',
  phase: 'active',
  prices: {},
  epoch: 1,
  results: null,
  settlementVersion: 0,
  windows: [],
  stoppedAt: null,
  seen: {},
};
const open: OverrideView = {
  fixtureState: 'planned',
  hasStarted: false,
  fixtureOverride: 'open',
  marketOverride: 'open',
  margin: 0,
};

describe('a margin', () => {
  it.each([
    [1_950n, 0, 1_950n],
    [1_950n, 50, 1_902n],
    [2_000n, 100, 1_900n],
    [1_001n, 1, 1_000n],
    [501_000n, 900, 51_000n],
  ])('of %s by %s is %s', (odds, margin, expected) => {
    expect(oddsAfterMargin(odds, margin)).toBe(expected);
  });

  it('never raises a price, nor takes more than what is above 1.00', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1_000n, 999_999n),
        fc.nat(MARGIN_MAX),
        fc.nat(MARGIN_MAX),
        (odds, one, other) => {
          const taken = oddsAfterMargin(odds, one);
          expect(taken >= 1_000n && taken <= odds).toBe(true);
          expect(oddsAfterMargin(odds, Math.max(one, other)) <= taken).toBe(true);
        },
      ),
    );
  });
});

describe('what is shown of a market', () => {
  const all = { from: null, to: null };
  it.each<[string, Partial<FeedMarket>, Partial<OverrideView>, ReturnType<typeof shownState>]>([
    ['an open one', {}, {}, 'active'],
    ['one that was stopped', { phase: 'suspended' }, {}, 'suspended'],
    ['one that is handed over', { phase: 'handed-over' }, {}, 'suspended'],
    ['one that is out of use', { phase: 'deactivated' }, {}, 'closed'],
    ['one of before the start, after it', {}, { hasStarted: true }, 'closed'],
    ['one of before the start, in play', {}, { fixtureState: 'running' }, 'closed'],
    ['one in play', { producer: 'live' }, { fixtureState: 'running', hasStarted: true }, 'active'],
    ['one in play, after the end', { producer: 'live' }, { fixtureState: 'finished' }, 'closed'],
    ['a virtual one, once it runs', { producer: 'virtual' }, { hasStarted: true }, 'closed'],
    ['one of a fixture that was put off', {}, { fixtureState: 'postponed' }, 'closed'],
    ['one that an operator suspended', {}, { marketOverride: 'suspended' }, 'suspended'],
    ['one of a fixture that was closed', {}, { fixtureOverride: 'closed' }, 'closed'],
    ['closed before suspended', { phase: 'suspended' }, { fixtureOverride: 'closed' }, 'closed'],
    ['a settled one, whoever closed it', { results: {} }, { fixtureOverride: 'closed' }, 'settled'],
    ['a cancelled one', { windows: [all] }, { hasStarted: true }, 'cancelled'],
  ])('%s', (_case, reported, override, expected) => {
    expect(shownState({ ...market, ...reported }, { ...open, ...override })).toBe(expected);
  });
});

describe('a stop of bets', () => {
  const board: BoardMarket = {
    reported: market,
    manualResults: null,
    settlementVersion: 0,
    override: 'open',
    fault: '',
  };
  const reported = (changes: Partial<FeedMarket>): Partial<BoardMarket> => ({
    reported: { ...market, ...changes },
  });
  it.each<[string, Partial<BoardMarket>, Partial<OverrideView>, boolean]>([
    ['a price', reported({ prices: {} }), {}, false],
    ['a margin', {}, { margin: 100 }, false],
    ['a stop of the feed', reported({ phase: 'suspended' }), {}, true],
    ['a stop and a price at once', reported({ stoppedAt: new Date(0) }), {}, true],
    ['a result by hand', { manualResults: {} }, {}, true],
    ['a suspended market', { override: 'suspended' }, {}, true],
    ['a suspended fixture', {}, { fixtureOverride: 'suspended' }, true],
    ['a match that is put off', {}, { fixtureState: 'postponed' }, true],
  ])('%s: as it begins and as it ends', (_case, changed, override, expected) => {
    const before = { market: board, view: open };
    const after = { market: { ...board, ...changed }, view: { ...open, ...override } };
    expect(isStop(before, after)).toBe(expected);
    expect(isStop(after, before)).toBe(expected);
  });

  it('is none of a market that took no bets before or after', () => {
    const closed = { market: { ...board, override: 'closed' as const }, view: open };
    const still = { ...closed, view: { ...open, fixtureOverride: 'suspended' as const } };
    expect(isStop(closed, still)).toBe(false);
  });
});
