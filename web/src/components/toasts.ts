import { createStore } from 'zustand/vanilla';

export type Toast = { id: number; tone: 'good' | 'bad' | 'note'; text: string };

const shownMs = 6_000;
const shownMax = 4;

export const toasts = createStore<{ shown: readonly Toast[] }>(() => ({ shown: [] }));

let lastId = 0;

/** A passing word that needs no answer; a screen reader hears it once. */
export function toast(tone: Toast['tone'], text: string): void {
  lastId += 1;
  const id = lastId;
  toasts.setState(({ shown }) => ({ shown: [...shown, { id, tone, text }].slice(-shownMax) }));
  setTimeout(() => dismissToast(id), shownMs);
}

export function dismissToast(id: number): void {
  toasts.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }));
}
