import { createStore } from 'zustand/vanilla';
import type { LiveState } from './live-connection.ts';

/** How the player's live channel is doing; the shell says it quietly. */
export const liveState = createStore<{ state: LiveState }>(() => ({ state: 'idle' }));

/** The same of the back office's channel. */
export const adminLiveState = createStore<{ state: LiveState }>(() => ({ state: 'idle' }));
