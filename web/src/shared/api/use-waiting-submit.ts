import { useMutationState } from '@tanstack/react-query';

/** Whether something was sent without a line: it waits, and goes by itself when there is one again. */
export function useWaitingSubmit(): boolean {
  return useMutationState({
    filters: { status: 'pending' },
    select: ({ state }) => state.isPaused,
  }).includes(true);
}
