/**
 * A browser that translates a page puts texts of its own into it, and React stumbles over the text
 * that it cannot find any more. Drawn anew, the page is whole again; the browser translates it again.
 */
import { useLayoutEffect, useState } from 'react';

const lately = 10_000;
/** More than a page and its frame at once, and a few changes in a row. */
const remakesMax = 5;

let remadeAt: readonly number[] = [];

/** Draws what failed anew if it was torn by somebody else; false of every other failure. */
export function useRemake(error: unknown, reset?: () => void): boolean {
  // What tears again and again would be drawn for ever.
  const [isRemade] = useState(
    () => reset !== undefined && isTorn(error) && remadeLately().length < remakesMax,
  );
  useLayoutEffect(() => {
    if (!isRemade) return;
    remadeAt = [...remadeLately(), performance.now()];
    reset?.();
  }, [isRemade, reset]);
  return isRemade;
}

/** `removeChild` and `insertBefore` find their node elsewhere. */
function isTorn(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

function remadeLately(): readonly number[] {
  const since = performance.now() - lately;
  return remadeAt.filter((at) => at > since);
}
