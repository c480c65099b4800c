import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How many messages wait to be read: the login says it first, the live channel from then on. */
export const unread = createStore<{ count: number }>(() => ({ count: 0 }));

export function useUnread(): number {
  return useStore(unread, ({ count }) => count);
}
