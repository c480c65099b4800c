import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { FixtureRow } from '../model/sport-types.ts';

/** The feeds that were said to be down, by name. */
const feeds = createStore<{ down: ReadonlySet<string> }>(() => ({ down: new Set() }));

/** Everybody hears of a feed in the same moment; what it offers is asked for spread out. */
const spreadMs = 1_500;

/** A feed went down or came back: what it offers is out of date, all of it. */
export function refetchOffer(producer: string, isUp: boolean): void {
  feeds.setState(({ down }) => {
    const others = [...down].filter((one) => one !== producer);
    return { down: new Set(isUp ? others : [...others, producer]) };
  });
  setTimeout(
    () => void queryClient.invalidateQueries({ queryKey: ['sport'] }),
    Math.random() * spreadMs,
  );
}

/** What is asked for from now on may tell that these are up again. */
export function feedsDown(): ReadonlySet<string> {
  return feeds.getState().down;
}

/**
 * Prices that are open tell that their feed is up. Whoever left the pages of sports, or lost the line, while it was
 * down was not told that it came back.
 *
 * @param wereDown when they were asked for: what was said since is newer than they are
 */
export function learnFromPrices(
  fixtures: readonly FixtureRow[],
  wereDown: ReadonlySet<string>,
): void {
  if (wereDown.size === 0) return;
  const priced = new Set<string>(
    fixtures
      .flatMap(({ markets }) => markets)
      .filter(({ selections }) => selections.some(({ isOpen }) => isOpen))
      .map(({ producer }) => producer),
  );
  const isUp = (producer: string) => wereDown.has(producer) && priced.has(producer);
  feeds.setState(({ down }) => ({ down: new Set([...down].filter((one) => !isUp(one))) }));
}

export function useFeedDown(): boolean {
  return useStore(feeds, ({ down }) => down.size > 0);
}
