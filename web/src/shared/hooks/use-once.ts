import { useRef } from 'react';

/** The same work, but once at a time: a second press while it runs does nothing. */
export function useOnce<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const isRunning = useRef(false);
  return async (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
