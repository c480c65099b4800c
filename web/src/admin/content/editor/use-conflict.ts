import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';

const savedMeanwhile = 'BD002';

/** Whether a save was refused because somebody else saved in the meantime. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === savedMeanwhile;
}

/**
 * What somebody else saved meanwhile, read as soon as a save is refused for it. What was typed
 * stays where it is until the operator has chosen.
 */
export function useConflict<Item>(read: () => Promise<Item>) {
  const [theirs, setTheirs] = useState<Item | null>(null);
  return {
    theirs,
    async noticed(error: unknown): Promise<void> {
      if (isConflict(error)) setTheirs(await read());
    },
    settled: () => setTheirs(null),
  };
}
