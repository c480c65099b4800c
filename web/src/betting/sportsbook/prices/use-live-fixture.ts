import { type RefObject, useEffect, useRef, useState } from 'react';
import { followedTopics } from '../../../shared/live/followed-topics.ts';
import type { LiveMessage } from '../../../shared/live/live-message.ts';
import { useTopic } from '../../../shared/live/use-topic.ts';
import { readDelta } from './book/price-delta.ts';
import { refetchOffer } from './feed-state.ts';
import { priceBook } from './live-book.ts';
import { createRepairs } from './price-repairs.ts';
import { fetchFixture } from './sport-queries.ts';

/** A match is followed a little before it comes into sight, and a while after it left. */
const reach = '200px';
const lingerMs = 15_000;

const topicOf = (fixtureId: string) => `/topic/fixture/${fixtureId}`;

const repairs = createRepairs({
  isWhole: priceBook.isWhole,
  askAgain: (fixtureId) => followedTopics.again(topicOf(fixtureId)),
  fetchWhole: fetchFixture,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  chance: Math.random,
});

/**
 * Follows a match's live topic while `isOn`. It says which version it has, and is sent what it
 * missed: between an answer and the subscription, while the tab slept, while the line was down.
 */
export function useLiveFixture(fixtureId: string, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    const onDelta = (message: LiveMessage) => {
      const delta = readDelta(message);
      if (delta === null) return;
      if (priceBook.receive(fixtureId, delta) === 'hole') void repairs.repair(fixtureId);
    };
    return followedTopics.follow(topicOf(fixtureId), onDelta, () => priceBook.version(fixtureId));
  }, [fixtureId, isOn]);
}

/** Whether a part of the page is on the screen, and the page in front. */
export function useInSight<Part extends HTMLElement>(): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null);
  const [isNear, setNear] = useState(false);
  const isInFront = useInFront();
  useEffect(() => {
    if (part.current === null) return;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const look = ([entry]: IntersectionObserverEntry[]) => {
      clearTimeout(leaving);
      if (entry?.isIntersecting === true) setNear(true);
      else leaving = setTimeout(() => setNear(false), lingerMs);
    };
    const watch = new IntersectionObserver(look, { rootMargin: reach });
    watch.observe(part.current);
    return () => {
      clearTimeout(leaving);
      watch.disconnect();
    };
  }, []);
  return [part, isNear && isInFront];
}

/** Follows what the feed says of itself: while it is down nothing of it takes bets. */
export function useFeedNews(): void {
  useTopic('/topic/sport', (message) => {
    if (message.cmd === 'FEED') refetchOffer(message.data1, message.data2 === 'up');
  });
}

function useInFront(): boolean {
  const [isInFront, setInFront] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isInFront;
}
