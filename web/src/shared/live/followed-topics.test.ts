import { describe, expect, it } from 'vitest';
import { createFollowedTopics } from './followed-topics.ts';
import type { LiveMessage } from './live-message.ts';

const topic = '/topic/powerball';
const draw = (round: string): LiveMessage => ({
  cmd: 'DRAW',
  data1: round,
  data2: '',
  headers: {},
});

/** A channel that remembers what is subscribed to on it. */
function openChannel() {
  const open = new Map<string, (message: LiveMessage) => void>();
  const versions: (number | undefined)[] = [];
  return {
    versions,
    topics: () => [...open.keys()],
    emit: (message: LiveMessage) => open.get(topic)?.(message),
    subscribe: (wanted: string, onMessage: (message: LiveMessage) => void, version?: number) => {
      open.set(wanted, onMessage);
      versions.push(version);
      return () => void open.delete(wanted);
    },
  };
}

describe('a topic that a page follows', () => {
  it('is subscribed to once, for as long as anybody follows it', () => {
    const topics = createFollowedTopics();
    const channel = openChannel();
    topics.connected(channel.subscribe);
    const received: string[] = [];
    const leave = topics.follow(topic, ({ data1 }) => received.push(`one ${data1}`));
    const leaveToo = topics.follow(topic, ({ data1 }) => received.push(`two ${data1}`));
    expect(channel.topics()).toEqual([topic]);
    channel.emit(draw('a'));
    leave();
    channel.emit(draw('b'));
    expect(received).toEqual(['one a', 'two a', 'two b']);
    leaveToo();
    leaveToo();
    expect(channel.topics()).toEqual([]);
  });

  it('is subscribed to when the channel comes, and again when it comes back', () => {
    const topics = createFollowedTopics();
    const received: string[] = [];
    const leave = topics.follow(topic, ({ data1 }) => received.push(data1));
    const first = openChannel();
    topics.connected(first.subscribe);
    first.emit(draw('a'));
    topics.lost();
    const second = openChannel();
    topics.connected(second.subscribe);
    second.emit(draw('b'));
    expect(received).toEqual(['a', 'b']);
    topics.lost();
    leave();
    const third = openChannel();
    topics.connected(third.subscribe);
    expect(third.topics()).toEqual([]);
  });

  it('is subscribed to with the version that is shown at that moment', () => {
    const topics = createFollowedTopics();
    let version: number | undefined;
    expect(topics.again(topic)).toBe(false);
    topics.follow(
      topic,
      () => undefined,
      () => version,
    );
    topics.follow(topic, () => undefined);
    const channel = openChannel();
    topics.connected(channel.subscribe);
    expect(topics.again(topic)).toBe(false);
    version = 7;
    expect(topics.again(topic)).toBe(true);
    version = 9;
    topics.lost();
    expect(topics.again(topic)).toBe(false);
    topics.connected(channel.subscribe);
    expect(channel.versions).toEqual([undefined, 7, 9]);
    expect(channel.topics()).toEqual([topic]);
  });
});
