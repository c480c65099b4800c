import { useSyncExternalStore } from 'react';

/** Whether a media query holds, followed live. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // The first picture, drawn without a screen, leaves widths to the styles.
    () => false,
  );
}

/** From here on a page has room for a rail; below it what is in there is a bar and a sheet. */
export function useRailFits(): boolean {
  return useMedia('(min-width: 64rem)');
}

/** A phone's width: tables turn to cards, popups to pages. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 47.99rem)');
}
