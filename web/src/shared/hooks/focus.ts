import { useRouterState } from '@tanstack/react-router';
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

/**
 * Takes the focus where what was pressed is gone with what it belonged to, so that the keyboard and
 * a screen reader go on at what came of it. Whoever is elsewhere by now is left there.
 *
 * @param shown what a part that stays shows now: as that changes it takes the focus, and not as it opens
 */
export function useFocusWhenLost<Part extends HTMLElement>(
  shown?: string | boolean,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isNew = shown === undefined || before.current !== shown;
    before.current = shown;
    if (isNew && document.activeElement === document.body) part.current?.focus();
  }, [shown]);
  return part;
}

/** After a change of page the focus goes to its heading, so that a screen reader says where it is. */
export function useFocusOnNavigation(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = path;
    if (before === undefined || path === undefined || before === path) return;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [path]);
}
