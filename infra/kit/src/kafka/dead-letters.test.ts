import { describe, expect, it } from 'vitest';
import { deadLetter, livingHeaders } from './dead-letters.ts';

const event = {
  topic: 'site.events',
  partition: 2,
  offset: '41',
  key: 'noriter',
  attempt: 5,
  value: new Uint8Array([1]),
  headers: { ce_id: 'e1', 'x-request-id': 'r1' },
};
const death = {
  dlqTopic: 'site.events.dlq',
  group: 'notifier.site.events',
  attempts: 5,
  error: new TypeError('x'.repeat(5_000)),
  time: new Date('2026-01-01T00:00:00Z'),
};

describe('a dead letter', () => {
  it('is the event with its origin, attempts and error beside it', () => {
    const letter = deadLetter(event, death);
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
    expect(livingHeaders(deadLetter(event, death).headers)).toEqual(event.headers);
  });
});
