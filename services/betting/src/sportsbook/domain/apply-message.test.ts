import { results } from '@noriter/rules/leg-result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Market, marketKey } from '../../vocabulary/market.ts';
import { applyMessage, type FixtureMarkets } from './apply-message.ts';
import { type MarketState, mayFollow, offerState, resultFor, stateOf } from './market-state.ts';
import type { ProducerName } from './messages/message-parts.ts';
import { feedMessageShape, type MarketMessage, type OddsChange } from './messages/messages.ts';
import type { ProducerState } from './producer-state.ts';

const market: Market = { kind: 'total', span: 'regular', count: 'points', line: 10 };
const key = marketKey(market);
const noon = new Date('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const up: ProducerState = { state: 'up', epoch: 1, stoppedAt: null };

type Head = { producer: ProducerName; epoch: number; sequence: number; at: Date };
const head = (sequence: number, changes: Partial<Head> = {}) => ({
  producer: 'prematch' as ProducerName,
  epoch: 1,
  sequence,
  at: minutes(sequence),
  snapshot: null,
  fixtureId: 'f',
  ...changes,
});
type FeedElement = OddsChange['markets'][number];
const odds = (sequence: number, changes: Partial<FeedElement & Head> = {}): MarketMessage => {
  const { state = 'active', prices = { over: price(1_900n), under: price(1_900n) } } = changes;
  const { producer = 'prematch', epoch = 1 } = changes;
  return {
    type: 'odds-change',
    ...head(sequence, { producer, epoch }),
    scoreboard: null,
    states: [],
    markets: [{ market: changes.market ?? market, state, prices }],
  };
};
const stop = (
  sequence: number,
  { families = null, ...changes }: Partial<Head> & { families?: readonly string[] | null } = {},
): MarketMessage => ({ type: 'bet-stop', ...head(sequence, changes), families });
const settle = (sequence: number, won: 'over' | 'under' = 'over'): MarketMessage => ({
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
const unsettle = (sequence: number): MarketMessage => ({
  type: 'rollback-settlement',
  ...head(sequence),
  markets: [key],
});
const all = { from: null, to: null };
const cancel = (
  sequence: number,
  window: { from: Date | null; to: Date | null } = all,
): MarketMessage => ({
  type: 'cancel',
  ...head(sequence),
  markets: [key],
  ...window,
  reason: 'wrong price',
});
const uncancel = (
  sequence: number,
  window: { from: Date | null; to: Date | null } = all,
): MarketMessage => ({
  type: 'rollback-cancel',
  ...head(sequence),
  markets: [key],
  ...window,
});
function price(of: bigint, isActive = true) {
  return { odds: of, isActive };
}

const after = (...messages: MarketMessage[]) =>
  messages.reduce<FixtureMarkets>((markets, message) => applyMessage(markets, message).markets, {});
const marketAfter = (...messages: MarketMessage[]) => {
  const found = after(...messages)[key];
  if (!found) throw new Error('There is no such market.');
  return found;
};
const states = (...messages: MarketMessage[]) =>
  messages.map((_, at) => stateOf(marketAfter(...messages.slice(0, at + 1))));

describe('a market', () => {
  it.each<[string, MarketMessage[], MarketState[]]>([
    ['is stopped and priced again', [odds(1), stop(2), odds(3)], ['active', 'suspended', 'active']],
    [
      'is as its prices say',
      [odds(1), odds(2, { state: 'deactivated' }), stop(3)],
      ['active', 'deactivated', 'deactivated'],
    ],
    [
      'settles, and no price opens it',
      [odds(1), settle(2), odds(3)],
      ['active', 'settled', 'settled'],
    ],
    [
      'waits for a price once its settlement is rolled back',
      [odds(1), settle(2), unsettle(3), odds(4)],
      ['active', 'settled', 'suspended', 'active'],
    ],
    [
      'is cancelled, and no price opens it',
      [odds(1), cancel(2), odds(3)],
      ['active', 'cancelled', 'cancelled'],
    ],
    [
      'waits for a price once its cancellation is rolled back',
      [odds(1), cancel(2), uncancel(3), odds(4)],
      ['active', 'cancelled', 'suspended', 'active'],
    ],
    [
      'is settled still when a cancellation is rolled back',
      [odds(1), settle(2), cancel(3), uncancel(4)],
      ['active', 'settled', 'cancelled', 'settled'],
    ],
    [
      'that was settled while it was cancelled is so after it',
      [odds(1), cancel(2), settle(3), uncancel(4)],
      ['active', 'cancelled', 'cancelled', 'settled'],
    ],
    [
      'goes on while bets of a while ago are cancelled',
      [odds(1), cancel(2, { from: minutes(0), to: minutes(1) })],
      ['active', 'active'],
    ],
    [
      'ignores what it received already, and what is older',
      [odds(1), stop(3), odds(2), odds(3)],
      ['active', 'suspended', 'suspended', 'suspended'],
    ],
    [
      'is handed over, and opened by who takes it',
      [odds(1), odds(2, { state: 'handed-over' }), odds(1, { producer: 'live' })],
      ['active', 'handed-over', 'active'],
    ],
  ])('%s', (_case, messages, expected) => expect(states(...messages)).toEqual(expected));

  it('that was taken over takes prices from nobody below', () => {
    const live = odds(1, { producer: 'live', state: 'suspended' });
    const taken = marketAfter(odds(1), live, odds(2), stop(3));
    expect([taken.producer, stateOf(taken)]).toEqual(['live', 'suspended']);
    const open = marketAfter(odds(1), odds(1, { producer: 'live' }), stop(2));
    expect(stateOf(open)).toBe('active');
    expect(stateOf(marketAfter(odds(1), live, settle(2)))).toBe('settled');
  });

  it('that is suspended keeps its prices, and is no news where nobody has priced it', () => {
    const waiting: MarketMessage = {
      type: 'odds-change',
      ...head(2),
      scoreboard: null,
      markets: [],
      states: [{ marketKey: key, state: 'handed-over' }],
    };
    const kept = marketAfter(odds(1), waiting);
    expect([stateOf(kept), kept.prices]).toEqual(['handed-over', marketAfter(odds(1)).prices]);
    expect(applyMessage({}, waiting)).toMatchObject({ markets: {}, changed: [] });
    const taken = marketAfter(odds(1), odds(1, { producer: 'live' }), waiting);
    expect([taken.producer, stateOf(taken)]).toEqual(['live', 'active']);
  });

  it('counts its settlements', () => {
    const versions = [
      [],
      [unsettle(3)],
      [unsettle(3), settle(4, 'under')],
      [settle(3, 'under')],
    ].map((more) => marketAfter(odds(1), settle(2), ...more).settlementVersion);
    expect(versions).toEqual([1, 1, 2, 2]);
  });

  it('of another fixture or line is not touched, and one that nobody knows is reported', () => {
    const other: Market = { ...market, line: 14 };
    const markets = after(odds(1), odds(2, { market: other }));
    const { changed } = applyMessage(markets, settle(3));
    expect(changed).toEqual([key]);
    expect(applyMessage({}, settle(3))).toMatchObject({
      changed: [],
      faults: [{ marketKey: key, fault: 'unknown-market' }],
    });
    expect(applyMessage(markets, stop(3)).changed.length).toBe(2);
  });
});

describe('a message that makes no sense', () => {
  it.each<[string, Partial<FeedElement>]>([
    ['unknown-selection', { prices: { over: price(1_900n), draw: price(1_900n) } }],
    ['no-price', { prices: { over: price(1_000n), under: price(9_000n) } }],
    ['no-margin', { prices: { over: price(2_000n), under: price(2_001n) } }],
  ])('closes its market: %s', (fault, changes) => {
    const { markets, faults } = applyMessage(after(odds(1)), odds(2, changes));
    expect(faults).toEqual([{ marketKey: key, fault }]);
    expect(markets[key] && stateOf(markets[key])).toBe('suspended');
  });

  it('may report prices that come to exactly what is taken, or leave some out', () => {
    const even = { over: price(2_000n), under: price(2_000n) };
    const one = { over: price(2_000n), under: price(9_000n, false) };
    for (const prices of [even, one]) {
      expect(applyMessage({}, odds(1, { prices })).faults).toEqual([]);
    }
  });

  it('settles nothing unless it names every selection', () => {
    const half: MarketMessage = {
      type: 'settlement',
      ...head(2),
      markets: [{ marketKey: key, results: { over: results.win } }],
    };
    const { markets, faults } = applyMessage(after(odds(1)), half);
    expect(faults).toEqual([{ marketKey: key, fault: 'incomplete' }]);
    expect(markets[key] && stateOf(markets[key])).toBe('suspended');
  });
});

describe('a selection', () => {
  const open = marketAfter(
    odds(1, { prices: { over: price(1_900n), under: price(1_900n, false) } }),
  );

  it('takes bets while its market, its producer and itself do', () => {
    expect(offerState(open, 'over', up)).toEqual({ isOpen: true, odds: 1_900n, stoppedAt: null });
    expect(offerState(open, 'under', up)).toMatchObject({ isOpen: false });
    expect(offerState(open, 'draw', up)).toMatchObject({ isOpen: false, odds: null });
    for (const state of ['down', 'recovering'] as const) {
      expect(offerState(open, 'over', { ...up, state })).toMatchObject({ isOpen: false });
    }
    expect(offerState(open, 'over', { ...up, epoch: 2 })).toMatchObject({ isOpen: false });
  });

  it('knows when bets were last stopped, by its market or by its producer', () => {
    const reopened = marketAfter(odds(1), stop(2), odds(3));
    expect(offerState(reopened, 'over', up).stoppedAt).toEqual(minutes(2));
    for (const [at, expected] of [
      [1, 2],
      [4, 4],
    ] as const) {
      const producer = { ...up, stoppedAt: minutes(at) };
      expect(offerState(reopened, 'over', producer).stoppedAt).toEqual(minutes(expected));
    }
  });

  it('attack: a bet is taken that is void already', () => {
    const endless = { from: minutes(5), to: null };
    const isOpen = (...messages: MarketMessage[]) =>
      offerState(marketAfter(...messages), 'over', up).isOpen;
    expect(isOpen(odds(1), cancel(2, endless))).toBe(false);
    expect(isOpen(odds(1), cancel(2, endless), odds(3))).toBe(false);
    expect(isOpen(odds(1), cancel(2, endless), uncancel(3, endless), odds(4))).toBe(true);
    expect(stateOf(marketAfter(odds(1), cancel(2, endless), odds(3)))).toBe('suspended');
    expect(isOpen(odds(1), cancel(2, { from: minutes(1), to: minutes(2) }), odds(3))).toBe(true);
  });

  it.each([
    ['open', [odds(1)], null],
    ['settled', [odds(1), settle(2)], results.win],
    ['settled anew', [odds(1), settle(2), settle(3, 'under')], results.lose],
    ['rolled back', [odds(1), settle(2), unsettle(3)], null],
    ['cancelled', [odds(1), settle(2), cancel(3)], results.push],
    [
      'cancelled in a window before',
      [odds(1), settle(2), cancel(3, { from: minutes(0), to: minutes(5) })],
      results.win,
    ],
    [
      'cancelled in a window that holds it',
      [odds(1), cancel(3, { from: minutes(5), to: minutes(6) })],
      results.push,
    ],
    ['cancelled from then on', [odds(1), cancel(3, { from: minutes(5), to: null })], results.push],
    ['cancelled up to then', [odds(1), cancel(3, { from: null, to: minutes(5) })], null],
    [
      'cancelled, and rolled back',
      [
        odds(1),
        cancel(3, { from: minutes(5), to: null }),
        uncancel(4, { from: minutes(5), to: null }),
      ],
      null,
    ],
    [
      'cancelled twice, and rolled back once',
      [odds(1), cancel(3, { from: minutes(5), to: null }), cancel(4), uncancel(5)],
      results.push,
    ],
  ])('of a bet accepted at five past is, when %s', (_case, messages, expected) => {
    expect(resultFor(marketAfter(...messages), 'over', minutes(5))).toBe(expected);
  });
});

describe('whatever is reported', () => {
  const window = fc.constantFrom(all, { from: minutes(1), to: minutes(9) });
  const make: fc.Arbitrary<(sequence: number) => MarketMessage> = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('active', 'suspended', 'deactivated', 'handed-over'),
        fc.constantFrom('prematch', 'live'),
        fc.bigInt(1_500n, 2_500n),
      )
      .map(
        ([state, producer, value]) =>
          (sequence: number) =>
            odds(sequence, {
              state,
              producer,
              prices: { over: price(value), under: price(1_900n) },
            }),
      ),
    fc.constantFrom(stop, settle, unsettle),
    window.map((one) => (sequence: number) => cancel(sequence, one)),
    window.map((one) => (sequence: number) => uncancel(sequence, one)),
  );

  it('moves are allowed ones, and open is only what was priced last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(make, fc.integer({ min: 1, max: 12 })), { maxLength: 12 }),
        (list) => {
          let markets: FixtureMarkets = {};
          let last: MarketMessage | null = null;
          for (const [one, sequence] of list) {
            const message = one(sequence);
            const before = markets[key];
            const applied = applyMessage(markets, message);
            markets = applied.markets;
            const now = markets[key];
            if (!now) continue;
            if (before) expect(mayFollow(stateOf(before), stateOf(now))).toBe(true);
            if (
              applied.changed.includes(key) &&
              message.type !== 'cancel' &&
              message.type !== 'rollback-cancel'
            ) {
              last = message;
            }
            if (stateOf(now) === 'active') {
              expect(last?.type).toBe('odds-change');
              if (last?.type === 'odds-change') expect(last.markets[0]?.prices).toEqual(now.prices);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reported again, it changes nothing', () => {
    fc.assert(
      fc.property(fc.array(make, { maxLength: 10 }), fc.nat(11), (list, at) => {
        // Both have priced the market: what is reported of one that nobody knows is not kept.
        const known = [odds(1), odds(1, { producer: 'live' })];
        const messages = [...known, ...list.map((one, index) => one(index + 2))];
        const once = after(...messages);
        const again = messages[at];
        expect(again ? applyMessage(once, again).markets : once).toEqual(once);
      }),
    );
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(make, (one) => {
        const message = one(1);
        const text = JSON.stringify(z.encode(feedMessageShape, message));
        expect(feedMessageShape.parse(JSON.parse(text))).toEqual(message);
      }),
    );
  });
});
