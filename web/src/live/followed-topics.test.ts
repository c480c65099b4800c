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
  return {
    topics: () => [...open.keys()],
    say: (message: LiveMessage) => open.get(topic)?.(message),
    subscribe: (wanted: string, onMessage: (message: LiveMessage) => void) => {
      open.set(wanted, onMessage);
      return () => void open.delete(wanted);
    },
  };
}

describe('a topic that a page follows', () => {
  it('is subscribed to once, for as long as anybody follows it', () => {
    const topics = createFollowedTopics();
    const channel = openChannel();
    topics.connected(channel.subscribe);
    const heard: string[] = [];
    const leave = topics.follow(topic, ({ data1 }) => heard.push(`one ${data1}`));
    const leaveToo = topics.follow(topic, ({ data1 }) => heard.push(`two ${data1}`));
    expect(channel.topics()).toEqual([topic]);
    channel.say(draw('a'));
    leave();
    channel.say(draw('b'));
    expect(heard).toEqual(['one a', 'two a', 'two b']);
    leaveToo();
    leaveToo();
    expect(channel.topics()).toEqual([]);
  });

  it('is subscribed to when the channel comes, and again when it comes back', () => {
    const topics = createFollowedTopics();
    const heard: string[] = [];
    const leave = topics.follow(topic, ({ data1 }) => heard.push(data1));
    const first = openChannel();
    topics.connected(first.subscribe);
    first.say(draw('a'));
    topics.lost();
    const second = openChannel();
    topics.connected(second.subscribe);
    second.say(draw('b'));
    expect(heard).toEqual(['a', 'b']);
    topics.lost();
    leave();
    const third = openChannel();
    topics.connected(third.subscribe);
    expect(third.topics()).toEqual([]);
  });
});
