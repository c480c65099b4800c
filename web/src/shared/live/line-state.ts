/**
 * Whether anything live can still come in. Known within three seconds of the moment the line went, so that
 * nothing is offered for longer at what may be an old price; only of a line that swallows everything and
 * ends nothing it takes as long as the channel may be silent (`silence.ts`).
 */
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { liveState } from './live-state.ts';

/** A channel that comes back sooner is a hiccup, and nothing is closed for it. */
const hiccupMsMax = 2_000;

const line = createStore<{ isLost: boolean }>(() => ({ isLost: false }));

let timer: ReturnType<typeof setTimeout> | undefined;
let isFollowed = false;

function follow(): void {
  if (isFollowed) return;
  isFollowed = true;
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  liveState.subscribe(look);
  look();
}

function look(): void {
  const { state } = liveState.getState();
  // It has been silent for longer than any hiccup.
  if (state === 'silent') line.setState({ isLost: true });
  const isLost = !navigator.onLine || state === 'lost' || state === 'silent';
  if (isLost && timer === undefined && !line.getState().isLost) {
    timer = setTimeout(() => line.setState({ isLost: true }), hiccupMsMax);
  }
  if (isLost) return;
  clearTimeout(timer);
  timer = undefined;
  line.setState({ isLost: false });
}

function subscribe(onChange: () => void): () => void {
  follow();
  return line.subscribe(onChange);
}

/** Whether the line has been lost for longer than a hiccup. */
export function useLineLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => line.getState().isLost,
    () => false,
  );
}
