import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

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
