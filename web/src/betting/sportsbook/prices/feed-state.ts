import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { queryClient } from '../../../shared/api/query-client.ts';

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

export function useFeedDown(): boolean {
  return useStore(feeds, ({ down }) => down.size > 0);
}
