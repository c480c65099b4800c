import { createStore } from 'zustand/vanilla';
import type { LiveState } from './live-connection.ts';

/** How the live channel of this page is doing; the shell says it quietly. */
export const liveState = createStore<{ state: LiveState }>(() => ({ state: 'idle' }));
