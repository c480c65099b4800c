import { create } from '@bufbuild/protobuf';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents, stakeEvents, walletEvents } from '@noriter/proto/topics';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { describe, expect, it } from 'vitest';
import { runInContext } from '../telemetry/request-context.ts';
import type { RawEvent } from './event.ts';
import { decodeEvent, encodeEvent, UndecodableEvent } from './event-envelope.ts';

const value = create(WalletEventSchema, {
  memberId: 'm1',
  event: { case: 'outcome', value: { cash: 9_007_199_254_740_993n } },
});
const time = new Date('2026-05-01T00:00:00Z');

function raw(changes: Partial<RawEvent> = {}): RawEvent {
  const envelope = encodeEvent(walletEvents, { key: 'm1', id: 'e1', value, time });
  const headers = { ...envelope.headers, ce_source: 'wallet' };
  const place = { topic: 'wallet.events', partition: 3, offset: '12', attempt: 1 };
  return { ...place, ...envelope, id: 'e1', headers, mac: undefined, ...changes };
}

describe('the event envelope', () => {
  it('brings an event through whole', () => {
    const event = decodeEvent(walletEvents, raw());
    // What few read is made on demand, so it is no field that a copy would have.
    const { key, type, source, time: sentAt, requestId, traceparent } = event;
    const onDemand = { key, type, source, time: sentAt, requestId, traceparent };
    expect({ ...event, ...onDemand }).toEqual({
      topic: 'wallet.events',
      partition: 3,
      offset: '12',
      attempt: 1,
      key: 'm1',
      id: 'e1',
      type: 'noriter.v1.WalletEvent.outcome',
      source: 'wallet',
      time,
      value,
      requestId: undefined,
      traceparent: undefined,
      raw: raw(),
    });
  });

  it('carries the current request and trace', () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const { headers } = runInContext({ requestId: 'r1', traceparent }, () =>
      encodeEvent(walletEvents, { key: 'm1', id: 'e1', value }),
    );
    expect(headers).toMatchObject({ 'x-request-id': 'r1', traceparent });
  });

  it('names an event without a case after its message', () => {
    const event = { key: 's', id: 'e2', value: create(SiteEventSchema, {}) };
    expect(encodeEvent(siteEvents, event).headers.ce_type).toBe('noriter.v1.SiteEvent');
  });

  it('leaves the type to a topic that has one alone', () => {
    const { headers } = encodeEvent(stakeEvents, { key: 'm1', id: 'e1', value, time });
    expect(headers).toEqual({ ce_id: 'e1', ce_time: time.toISOString() });
    expect(decodeEvent(stakeEvents, raw({ headers }))).toMatchObject({
      type: 'noriter.v1.WalletEvent.outcome',
      source: '',
    });
  });

  it('refuses another type than the only one of its topic', () => {
    const other = create(WalletEventSchema, { event: { case: 'adjustment', value: {} } });
    const message = { key: 'm1', id: 'e1', value: other };
    expect(() => encodeEvent(stakeEvents, message)).toThrow('not what stake.events carries');
  });

  it('refuses bytes that are not the message, and an event without an id', () => {
    const broken = raw({ value: new Uint8Array([0xff, 0xff]) });
    expect(() => decodeEvent(walletEvents, broken)).toThrow(UndecodableEvent);
    expect(() => decodeEvent(walletEvents, raw({ id: undefined }))).toThrow('no ce_id');
  });
});
