import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus where what was pressed is gone with what it belonged to, so that the keyboard and
 * a screen reader go on at what came of it. Whoever is elsewhere by now is left there.
 */
export function useFocusWhenLost<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, []);
  return part;
}
