import { createStore } from 'zustand/vanilla';

/**
 * idle: nobody is logged in. lost: it was connected or tried, and is being tried again. silent: nothing has
 * come for longer than the server is ever silent, which is found out late: it is left, and lost then.
 */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'lost' | 'silent';

/** How the player's live channel is doing; the shell says it quietly. */
export const liveState = createStore<{ state: LiveState }>(() => ({ state: 'idle' }));

/** The same of the back office's channel. */
export const adminLiveState = createStore<{ state: LiveState }>(() => ({ state: 'idle' }));
