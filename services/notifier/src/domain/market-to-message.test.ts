import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { MarketEventSchema } from '@noriter/proto/market_events_pb';
import { describe, expect, it } from 'vitest';

import { fixtureMessage, marketEventToDelivery } from './market-to-message.ts';

type Body = NonNullable<MessageInitShape<typeof MarketEventSchema>['event']>;
const fixtureId = 'sr:match:1004';
const messageOf = (event: Body, named = fixtureId) => {
  const value = create(MarketEventSchema, {
    fixtureId: named,
    sport: 'soccer',
    version: 7n,
    event,
  });
  const delivery = marketEventToDelivery('e-1', value);
  if (!delivery) throw new Error('It is sent.');
  const { data1 } = delivery.message;
  return { ...delivery, json: data1.startsWith('{') ? JSON.parse(data1) : null };
};

describe('events of sports', () => {
  it('bring the markets that changed, whole, to who follows the fixture', () => {
    const market = { kind: 'total', span: 'regular', count: 'points', line: 10 };
    const prices = [
      { selectionId: 'over', odds: 1_950n, isActive: true },
      { selectionId: 'under', odds: 12_005n, isActive: false },
    ];
    const delta = {
      marketKey: 'total/regular/points/10',
      marketJson: JSON.stringify(market),
      state: 'active',
      producer: 'live',
      prices,
    };
    const { audience, message, json } = messageOf({
      case: 'marketsChanged',
      value: { markets: [delta] },
    });
    expect(audience).toEqual({ kind: 'fixture', fixtureId });
    expect(message).toMatchObject({ id: 'e-1', cmd: 'ODDS', data2: '', version: 7n });
    expect(json).toEqual({
      version: 7,
      markets: [
        {
          key: 'total/regular/points/10',
          market,
          producer: 'live',
          state: 'active',
          prices: {
            over: { odds: '1.95', isActive: true },
            under: { odds: '12.005', isActive: false },
          },
        },
      ],
    });
  });

  it('bring state and score, which there is none of before the start', () => {
    const startsAt = timestampFromDate(new Date('2026-11-22T10:00:00Z'));
    const running = { state: 'running', startsAt, scoreboardJson: '{"part":"half-1"}' };
    const starts = '2026-11-22T10:00:00.000Z';
    expect(messageOf({ case: 'fixtureChanged', value: running })).toMatchObject({
      message: { cmd: 'SCORE', version: 7n },
      json: { version: 7, state: 'running', startsAt: starts, scoreboard: { part: 'half-1' } },
    });
    const planned = { state: 'planned', startsAt, scoreboardJson: '' };
    expect(messageOf({ case: 'fixtureChanged', value: planned }).json).toMatchObject({
      state: 'planned',
      scoreboard: null,
    });
  });

  it('notify of a producer at once, to who follows sports, without a number', () => {
    const { audience, message } = messageOf(
      { case: 'producerChanged', value: { producer: 'live', isUp: false } },
      '',
    );
    expect(audience).toEqual({ kind: 'sport' });
    expect(message).toEqual({ id: 'e-1', cmd: 'FEED', data1: 'live', data2: 'down' });
  });

  it('that are of another version of the contract are not sent', () => {
    expect(marketEventToDelivery('e-1', create(MarketEventSchema, { fixtureId }))).toBeNull();
  });
});

describe('what changed of a fixture', () => {
  const scoreboard = { part: 'half-1' };
  const head = { version: 9, state: 'running', startsAt: '2026-11-22T10:00:00.000Z', scoreboard };
  const market = { kind: 'total', span: 'regular', count: 'points', line: 10 };

  it('is sent as odds and score together would have been', () => {
    const changed = {
      marketKey: 'total/regular/points/10',
      market,
      producer: 'live',
      state: 'active',
      selections: [
        { selectionId: 'over', odds: '1.95', isOpen: true },
        { selectionId: 'under', odds: '1.00', isOpen: false },
      ],
    };
    const message = fixtureMessage('f-1', { fixtureId, ...head, markets: [changed] }, 7);
    expect(message).toMatchObject({ id: 'f-1', cmd: 'FIXTURE', data2: '', version: 9n });
    const { marketKey: key, selections: _selections, ...rest } = changed;
    const prices = {
      over: { odds: '1.95', isActive: true },
      under: { odds: '1.00', isActive: false },
    };
    expect(JSON.parse(message.data1)).toEqual({
      since: 7,
      ...head,
      markets: [{ key, ...rest, prices }],
    });
  });

  it('is its present number alone for who named none', () => {
    const message = fixtureMessage('f-1', { fixtureId, ...head, markets: null }, null);
    expect(JSON.parse(message.data1)).toEqual({ since: null, ...head });
  });
});
