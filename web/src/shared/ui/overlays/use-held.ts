import { useState, useSyncExternalStore } from 'react';
import { followOverlays, isAnyOpen } from './overlay-entries.ts';

/**
 * How a part of the page looks, held as it is while an overlay is open above it: a dialog that belongs to a
 * row would go with the row, and what is typed in it, when a phone is turned. It changes once all are closed.
 *
 * @example const View = useHeld(useIsPhone()) ? DataCards : Rows;
 */
export function useHeld<Look extends string | boolean>(look: Look): Look {
  const [held, setHeld] = useState(look);
  const isFree = useSyncExternalStore(
    followOverlays,
    () => held === look || !isAnyOpen(),
    () => true,
  );
  if (isFree && held !== look) setHeld(look);
  return isFree ? look : held;
}
