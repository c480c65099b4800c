/**
 * Whether anything live can still come in. Known within the time below of the moment the line went,
 * so that nothing is offered for longer at what may be an old price.
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
  const isLost = !navigator.onLine || liveState.getState().state === 'lost';
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
