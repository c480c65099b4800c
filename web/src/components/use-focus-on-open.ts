import { type RefObject, useEffect, useRef } from 'react';

/**
 * The place where the keyboard stands first in a dialog or on a page with one task. Without it a
 * dialog takes the focus itself.
 */
export function useFocusOnOpen<Part extends HTMLElement>(wanted: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (wanted) part.current?.focus();
  }, [wanted]);
  return part;
}
