import { createStore } from 'zustand/vanilla';

type Asked = { readonly answer: (isProven: boolean) => void };

/** Whoever waits for the second factor; all calls that are refused meanwhile wait for one answer. */
export const stepUpAsked = createStore<{ asked: Asked | null }>(() => ({ asked: null }));

let pending: Promise<boolean> | null = null;

/** Asks the operator for the second factor again. True once it was proven. */
export function askStepUp(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    const answer = (isProven: boolean) => {
      stepUpAsked.setState({ asked: null });
      pending = null;
      resolve(isProven);
    };
    stepUpAsked.setState({ asked: { answer } });
  });
  return pending;
}
