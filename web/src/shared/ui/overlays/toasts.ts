import { createStore } from 'zustand/vanilla';

/** Where the whole story is. */
export type ToastLink = { to: string; search?: { slip: string }; text: string };

/** What can still be done about it while the toast is there. */
export type ToastAction = { text: string; onPress: () => void };

export type Toast = {
  id: number;
  tone: 'good' | 'bad' | 'note';
  text: string;
  link?: ToastLink | undefined;
  action?: ToastAction | undefined;
};

const shownMs = 6_000;
const shownMax = 4;

export const toasts = createStore<{ shown: readonly Toast[] }>(() => ({ shown: [] }));

let lastId = 0;

/** A passing word that needs no answer; a screen reader hears it once. */
export function toast(tone: Toast['tone'], text: string, link?: ToastLink): void {
  show({ tone, text, link });
}

/** The same of what can be taken back: by one press, as long as it is shown. */
export function toastWithUndo(text: string, action: ToastAction): void {
  show({ tone: 'note', text, action });
}

function show(passing: Omit<Toast, 'id'>): void {
  lastId += 1;
  const id = lastId;
  toasts.setState(({ shown }) => ({
    shown: [...shown, { ...passing, id }].slice(-shownMax),
  }));
  setTimeout(() => dismissToast(id), shownMs);
}

export function dismissToast(id: number): void {
  toasts.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }));
}

/** They were for who is gone, as was what could still be undone. */
export function dismissToasts(): void {
  toasts.setState({ shown: [] });
}
