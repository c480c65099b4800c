import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { describe, expect, it } from 'vitest';
import { deadLetter, originalHeaders, readDeadLetter } from './dead-letters.ts';

const event = {
  topic: 'site.events',
  partition: 2,
  offset: '41',
  id: 'e1',
  key: 'noriter',
  attempt: 5,
  value: new Uint8Array([1]),
  headers: { ce_id: 'e1', 'x-request-id': 'r1' },
  mac: undefined,
};
const failure = {
  dlqTopic: 'site.events.dlq',
  group: 'notifier.site.events',
  attempts: 5,
  error: new TypeError('x'.repeat(5_000)),
  time: new Date('2026-01-01T00:00:00Z'),
};

describe('a dead letter', () => {
  it('is the event with its origin, attempts and error beside it', () => {
    const letter = deadLetter(event, failure);
    expect(letter).toMatchObject({ topic: 'site.events.dlq', key: 'noriter', value: event.value });
    expect(letter.headers).toMatchObject({
      ...event.headers,
      dlq_topic: 'site.events',
      dlq_partition: '2',
      dlq_offset: '41',
      dlq_group: 'notifier.site.events',
      dlq_attempts: '5',
      dlq_time: '2026-01-01T00:00:00.000Z',
    });
    expect(letter.headers.dlq_error).toHaveLength(1_000);
  });

  it('lives again with the headers it had', () => {
    expect(originalHeaders(deadLetter(event, failure).headers)).toEqual(event.headers);
  });

  const topic = { name: 'site.events', key: 'site', schema: SiteEventSchema, partitions: 1 };
  const arrived = { ...event, topic: 'site.events.dlq', partition: 0, offset: '7', attempt: 1 };

  it('is read as the event it was, with where and why it failed', () => {
    const { headers } = deadLetter(event, failure);
    const letter = readDeadLetter(topic, { ...arrived, headers });
    expect(letter).toMatchObject({
      topic: 'site.events',
      group: 'notifier.site.events',
      key: 'noriter',
      value: event.value,
      headers: event.headers,
      attempts: 5,
      diedAt: failure.time,
    });
    expect(readDeadLetter(topic, { ...arrived, headers }).letterId).toBe(letter.letterId);
    const next = readDeadLetter(topic, { ...arrived, headers, offset: '8' });
    expect(next.letterId).not.toBe(letter.letterId);
  });

  it('is read though somebody else put it there', () => {
    expect(readDeadLetter(topic, { ...arrived, headers: {} })).toMatchObject({
      group: '',
      attempts: 0,
      error: '',
      diedAt: new Date(0),
    });
  });

  it('is of the one type that its topic has, where it says none', () => {
    const ofOneType = { ...topic, type: 'noriter.v1.SiteEvent' };
    expect(readDeadLetter(ofOneType, { ...arrived, headers: {} }).type).toBe(
      'noriter.v1.SiteEvent',
    );
    const headers = { ce_type: 'noriter.v1.Other' };
    expect(readDeadLetter(ofOneType, { ...arrived, headers }).type).toBe('noriter.v1.Other');
  });
});
