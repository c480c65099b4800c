import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { currentRequestId } from '../../telemetry/request-context.ts';
import type { RawEvent } from '../event.ts';
import { UndecodableEvent } from '../event-envelope.ts';
import { handleInPlace, type InPlaceParts } from './retry-in-place.ts';

function event(key: string): RawEvent {
  const place = { topic: 'site.events', partition: 0, offset: '1', attempt: 1 };
  const value = new Uint8Array();
  return { ...place, id: key, key, value, headers: { ce_id: key }, mac: undefined };
}

function setUp(process: InPlaceParts['process']) {
  const counts = { handled: 0, retried: 0, dead: 0 };
  const deadLettered: { key: string; attempts: number }[] = [];
  const parts: InPlaceParts = {
    process,
    deadLetter: async ({ key }, attempts) => void deadLettered.push({ key, attempts }),
    count: (outcome, events) => {
      counts[outcome] += events;
    },
    log: pino({ level: 'silent' }),
  };
  return { parts, counts, deadLettered };
}

const alive = () => true;

describe('handleInPlace', () => {
  it('gives a batch to the handler whole', async () => {
    const calls: string[][] = [];
    const { parts, counts } = setUp(async (events) => void calls.push(events.map((e) => e.key)));
    expect(await handleInPlace(parts, [event('a'), event('b')], alive)).toBe(true);
    expect(calls).toEqual([['a', 'b']]);
    expect(counts).toEqual({ handled: 2, retried: 0, dead: 0 });
  });

  it('dead-letters the bad event of a batch after five attempts, and handles the others', async () => {
    const handled: string[] = [];
    const { parts, counts, deadLettered } = setUp(async (events) => {
      if (events.some((one) => one.key === 'bad')) throw new Error('poison');
      handled.push(...events.map((one) => one.key));
    });
    const events = ['a', 'bad', 'c'].map(event);
    expect(await handleInPlace(parts, events, alive)).toBe(true);
    expect(handled).toEqual(['a', 'c']);
    expect(deadLettered).toEqual([{ key: 'bad', attempts: 5 }]);
    expect(counts).toEqual({ handled: 2, retried: 4, dead: 1 });
  });

  it('handles an event that works at its second attempt, and numbers it', async () => {
    const attempts: number[] = [];
    const { parts, deadLettered } = setUp(async ([one]) => {
      attempts.push(one?.attempt ?? 0);
      if (one?.attempt === 1) throw new Error('not yet');
    });
    expect(await handleInPlace(parts, [event('a')], alive)).toBe(true);
    expect(attempts).toEqual([1, 2]);
    expect(deadLettered).toEqual([]);
  });

  it('dead-letters what cannot be decoded without trying again', async () => {
    const { parts, deadLettered } = setUp(async () => {
      throw new UndecodableEvent('not a message');
    });
    await handleInPlace(parts, [event('a')], alive);
    expect(deadLettered).toEqual([{ key: 'a', attempts: 1 }]);
  });

  it('waits for an outage longer than it tries a bad event, and dead-letters nothing', async () => {
    let calls = 0;
    const { parts, deadLettered } = setUp(async () => {
      calls += 1;
      if (calls <= 6) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    });
    expect(await handleInPlace(parts, [event('a'), event('b')], alive)).toBe(true);
    expect(calls).toBe(7);
    expect(deadLettered).toEqual([]);
  });

  it('gives up, with nothing done, when the partition is taken away in an outage', async () => {
    let ours = true;
    const { parts, counts, deadLettered } = setUp(async () => {
      ours = false;
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    });
    expect(await handleInPlace(parts, [event('a')], () => ours)).toBe(false);
    expect(counts.handled).toBe(0);
    expect(deadLettered).toEqual([]);
  });

  it('fails rather than lose an event that cannot be dead-lettered either', async () => {
    const { parts } = setUp(async () => {
      throw new UndecodableEvent('not a message');
    });
    const noTopic = {
      ...parts,
      deadLetter: () => Promise.reject(new Error('the topic is missing')),
    };
    await expect(handleInPlace(noTopic, [event('a')], alive)).rejects.toThrow('topic is missing');
  });

  it('runs the handler under the request of whoever sent the event', async () => {
    let seen: string | undefined;
    const { parts } = setUp(async () => {
      seen = currentRequestId();
    });
    const sent = { ...event('a'), headers: { ce_id: 'a', 'x-request-id': 'r9' } };
    await handleInPlace(parts, [sent], alive);
    expect(seen).toBe('r9');
  });
});
