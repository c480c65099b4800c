import { createStore } from 'zustand/vanilla';

export type AlertRequest = {
  id: number;
  kind: 'say' | 'ask';
  title?: string;
  message: string;
  confirmLabel?: string;
  isDangerous?: boolean;
  answer(confirmed: boolean): void;
};

type Wording = Pick<AlertRequest, 'message' | 'title' | 'confirmLabel' | 'isDangerous'>;

export const alertQueue = createStore<{ queue: readonly AlertRequest[] }>(() => ({ queue: [] }));

let lastId = 0;

/** The specification's alert: one message, one button. Settles when it was read. */
export async function showAlert(message: string): Promise<void> {
  await put('say', { message });
}

/** The specification's confirm. True when the person agreed. */
export function ask(wording: Wording): Promise<boolean> {
  return put('ask', wording);
}

/** Who was asked and told is gone: nobody agrees in their place, nor reads on. */
export function answerNo(): void {
  for (const open of alertQueue.getState().queue) open.answer(false);
}

function put(kind: AlertRequest['kind'], wording: Wording): Promise<boolean> {
  const waiting = alertQueue.getState().queue.some((open) => open.message === wording.message);
  if (kind === 'say' && waiting) return Promise.resolve(true);
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (confirmed: boolean) => {
      alertQueue.setState(({ queue }) => ({ queue: queue.filter((open) => open.id !== id) }));
      resolve(confirmed);
    };
    alertQueue.setState(({ queue }) => ({ queue: [...queue, { ...wording, id, kind, answer }] }));
  });
}
