import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMessage, type FixtureMarkets } from '../../sportsbook/domain/apply-message.ts';
import { offerState } from '../../sportsbook/domain/market-state.ts';
import type { FeedMessage, NumberedMessage } from '../../sportsbook/domain/messages/messages.ts';
import { ALIVE_TIMEOUT_MS } from '../../sportsbook/domain/producer-state.ts';
import { type Market, marketKey } from '../../vocabulary/market.ts';
import { receive, tick } from './producer.ts';
import { newProducer, type Producer, type RecoveryRequest, type Step } from './producer-state.ts';
import { GAP_PATIENCE_MS, RECOVERY_TIMEOUT_MS } from './settle-producer.ts';

const market: Market = { kind: 'total', span: 'regular', count: 'points', line: 10 };
const key = marketKey(market);
const start = new Date('2026-11-21T12:00:00Z').getTime();

/** A message of the source: its price names it; every third stops the bets. */
function reported(
  sequence: number,
  epoch = 1,
  snapshot: NumberedMessage['snapshot'] = null,
): NumberedMessage {
  const head = {
    producer: 'live' as const,
    epoch,
    sequence,
    snapshot,
    fixtureId: 'f',
    at: new Date(start),
  };
  if (sequence % 3 === 0) return { type: 'bet-stop', ...head, families: null };
  const prices = {
    over: { odds: truth(sequence), isActive: true },
    under: { odds: 1_500n, isActive: true },
  };
  return {
    type: 'odds-change',
    ...head,
    scoreboard: null,
    states: [],
    markets: [{ market, state: 'active', prices }],
  };
}
const truth = (sequence: number) => 1_500n + BigInt(sequence);

/** One that follows, with a clock of its own. */
function listener() {
  let producer: Producer = newProducer;
  let markets: FixtureMarkets = {};
  let now = start;
  let request: RecoveryRequest | null = null;
  const applied: NumberedMessage[] = [];
  const step = (result: Step) => {
    producer = result.producer;
    request = result.request ?? request;
    for (const message of result.apply) {
      applied.push(message);
      if (message.type !== 'fixture') markets = applyMessage(markets, message).markets;
    }
    return producer.state;
  };
  return {
    receives: (message: FeedMessage) => step(receive(producer, message, new Date(now))),
    waits: (ms: number) => {
      now += ms;
      return step(tick(producer, new Date(now)));
    },
    alive: (
      upTo: number,
      changes: Partial<Extract<FeedMessage, { type: 'alive' }>> = {},
    ): FeedMessage => ({
      type: 'alive',
      producer: 'live',
      epoch: 1,
      at: new Date(now),
      upTo,
      isSubscribed: true,
      ...changes,
    }),
    recovers: (upTo: number, epoch = 1) => {
      if (!request) throw new Error('Nothing was asked for.');
      for (const message of snapshotOf(request, upTo, epoch)) {
        step(receive(producer, message, new Date(now)));
      }
      return producer.state;
    },
    applied,
    get now() {
      return now;
    },
    get request() {
      return request;
    },
    get producer() {
      return producer;
    },
    get offer() {
      const found = markets[key];
      return found ? offerState(found, 'over', producer) : null;
    },
  };
}

function snapshotOf({ requestId, after }: RecoveryRequest, upTo: number, epoch = 1): FeedMessage[] {
  const numbers = Array.from({ length: Math.max(0, upTo - after) }, (_, at) => after + 1 + at);
  return [
    ...numbers.map((sequence, index) => reported(sequence, epoch, { requestId, index })),
    {
      type: 'snapshot-complete',
      producer: 'live',
      epoch,
      at: new Date(start),
      requestId,
      upTo,
      messages: numbers.length,
    },
  ];
}

/** Up, with everything to the second message applied. */
function running() {
  const one = listener();
  one.receives(one.alive(2));
  one.recovers(2);
  return one;
}
const numbers = (messages: readonly NumberedMessage[]) => messages.map(({ sequence }) => sequence);

describe('a producer', () => {
  it('is up once it is alive and what was missed is there', () => {
    const one = listener();
    expect(one.producer.state).toBe('down');
    expect(one.receives(one.alive(2))).toBe('recovering');
    expect(one.request).toEqual({ requestId: '1-1', epoch: 1, after: 0 });
    expect(one.recovers(2)).toBe('up');
    expect(one.offer).toMatchObject({ isOpen: true, odds: truth(2) });
  });

  it('goes on while messages follow each other, and leaves out what it received', () => {
    const one = running();
    expect([
      one.receives(reported(3)),
      one.receives(reported(4)),
      one.receives(reported(4)),
      one.receives(reported(2)),
    ]).toEqual(['up', 'up', 'up', 'up']);
    expect(numbers(one.applied)).toEqual([1, 2, 3, 4]);
  });

  it('suspends all at once when no alive message came in time', () => {
    const one = running();
    expect([one.waits(ALIVE_TIMEOUT_MS), one.offer?.isOpen]).toEqual(['up', true]);
    expect([one.waits(1), one.offer?.isOpen]).toEqual(['down', false]);
    expect(one.producer.stoppedAt).toEqual(new Date(one.now));
  });

  it('recovers what it missed while it was away, though by its numbers nothing is missing', () => {
    const one = running();
    one.waits(ALIVE_TIMEOUT_MS + 1);
    expect(one.receives(one.alive(2))).toBe('recovering');
    expect(one.request).toMatchObject({ requestId: '1-2', after: 2 });
    expect(one.offer?.isOpen).toBe(false);
    expect([one.recovers(2), one.offer?.isOpen]).toEqual(['up', true]);
  });

  it('is not alive by a message that took too long', () => {
    const one = running();
    const late = one.alive(2);
    one.waits(ALIVE_TIMEOUT_MS + 1);
    expect(one.receives(late)).toBe('down');
  });

  it('is suspended by a gap, and open again when what was missing comes by itself', () => {
    const one = running();
    expect([one.receives(reported(5)), one.offer?.isOpen]).toEqual(['recovering', false]);
    expect(one.receives(reported(3))).toBe('recovering');
    expect([one.receives(reported(4)), one.offer?.odds]).toEqual(['up', truth(5)]);
    expect(numbers(one.applied)).toEqual([1, 2, 3, 4, 5]);
    expect(one.request?.requestId).toBe('1-1');
  });

  it('is asked for what is missing when the gap does not close', () => {
    const one = running();
    one.receives(reported(5));
    one.waits(GAP_PATIENCE_MS - 1);
    expect(one.request?.requestId).toBe('1-1');
    one.waits(1);
    expect(one.request).toEqual({ requestId: '1-2', epoch: 1, after: 2 });
    expect([one.recovers(4), one.offer?.odds]).toEqual(['up', truth(5)]);
  });

  it('betrays a gap by its alive message, when nothing came after it', () => {
    const one = running();
    expect([one.receives(one.alive(3)), one.offer?.isOpen]).toEqual(['recovering', false]);
    expect(one.receives(reported(3))).toBe('up');
  });

  it('is asked again when a recovery is not complete in time', () => {
    const one = listener();
    one.receives(one.alive(2));
    const first = one.request;
    for (let waited = 0; waited <= RECOVERY_TIMEOUT_MS; waited += 5_000) {
      one.waits(5_000);
      one.receives(one.alive(2));
    }
    expect(one.request?.requestId).toBe('1-2');
    if (!first) throw new Error('It was asked for.');
    for (const message of snapshotOf(first, 2)) one.receives(message);
    expect(one.producer.state).toBe('recovering');
    expect(one.recovers(2)).toBe('up');
  });

  it('is not up while a part of the snapshot is still on its way', () => {
    const one = listener();
    one.receives(one.alive(4));
    if (!one.request) throw new Error('It was asked for.');
    const [first, ...others] = snapshotOf(one.request, 4).toReversed();
    const last = others.pop();
    if (!first || !last) throw new Error('It has five.');
    for (const message of [first, ...others, ...others])
      expect(one.receives(message)).toBe('recovering');
    expect([one.receives(last), numbers(one.applied)]).toEqual(['up', [1, 2, 3, 4]]);
  });

  it('that lost us is recovered from', () => {
    const one = running();
    expect(one.receives(one.alive(2, { isSubscribed: false }))).toBe('recovering');
    expect(one.request?.requestId).toBe('1-2');
  });

  it('that begins anew leaves nothing open that it does not confirm', () => {
    const one = running();
    expect(one.receives(one.alive(0, { epoch: 2 }))).toBe('recovering');
    expect(one.request).toEqual({ requestId: '2-2', epoch: 2, after: 0 });
    expect([one.recovers(0, 2), one.offer?.isOpen]).toEqual(['up', false]);
    expect(one.receives(reported(9))).toBe('up');
    expect([one.receives(reported(1, 2)), one.offer]).toMatchObject([
      'up',
      { isOpen: true, odds: truth(1) },
    ]);
  });
});

describe('a feed that repeats, reorders, drops and is away', () => {
  const rarely = fc.nat(9).map((drawn) => drawn === 0);
  const action = fc.oneof(
    { weight: 8, arbitrary: fc.record({ does: fc.constant('say' as const), isLost: rarely }) },
    { weight: 8, arbitrary: fc.record({ does: fc.constant('deliver' as const), at: fc.nat(20) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('repeat' as const), at: fc.nat(50) }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('alive' as const) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.nat(4_000) }) },
    { weight: 4, arbitrary: fc.record({ does: fc.constant('answer' as const), isLost: rarely }) },
  );

  it('never leaves a market open at another price than the last, and is whole again in the end', () => {
    let opened = 0;
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const one = running();
        let last = 2;
        const onTheWay: FeedMessage[] = [];
        const delivered: FeedMessage[] = [];
        let receivedUpTo = 2;
        let answered = one.request?.requestId;
        const deliver = (message: FeedMessage) => {
          if ('sequence' in message && message.snapshot === null)
            receivedUpTo = Math.max(receivedUpTo, message.sequence);
          delivered.push(message);
          one.receives(message);
        };
        for (const next of actions) {
          if (next.does === 'say') {
            last += 1;
            if (!next.isLost) onTheWay.push(reported(last));
          } else if (next.does === 'deliver') {
            // Not always the oldest: they overtake each other.
            const [message] = onTheWay.splice(
              next.at % Math.max(1, Math.min(3, onTheWay.length)),
              1,
            );
            if (message) deliver(message);
          } else if (next.does === 'repeat') {
            const message = delivered[next.at];
            if (message) deliver(message);
          } else if (next.does === 'alive') deliver(one.alive(last));
          else if (next.does === 'wait') one.waits(next.ms);
          else if (one.request && one.request.requestId !== answered) {
            answered = one.request.requestId;
            const parts = snapshotOf(one.request, last);
            onTheWay.push(...parts.slice(next.isLost ? 1 : 0));
          }
          if (one.offer?.isOpen) {
            opened += 1;
            expect(one.offer.odds).toBe(truth(one.producer.sequence));
            expect(one.producer.sequence % 3).not.toBe(0);
            expect(one.producer.sequence).toBeGreaterThanOrEqual(receivedUpTo);
          }
        }
        const order = numbers(one.applied);
        expect(order).toEqual(order.toSorted((left, right) => left - right));
        expect(new Set(order).size).toBe(order.length);

        // The feed behaves again: whatever was lost is found.
        one.waits(RECOVERY_TIMEOUT_MS + 1);
        one.receives(one.alive(last));
        one.recovers(last);
        expect(one.producer).toMatchObject({ state: 'up', sequence: last });
        expect(numbers(one.applied)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
        expect(one.offer?.isOpen ?? false).toBe(last % 3 !== 0);
      }),
      { numRuns: 500 },
    );
    // The property proves something: markets were open most of the time.
    expect(opened).toBeGreaterThan(1_000);
  });

  it('brings a snapshot of many messages without growing slower with each', () => {
    const one = listener();
    one.receives(one.alive(20_000));
    expect(one.recovers(20_000)).toBe('up');
    expect(one.applied.length).toBe(20_000);
  });
});
