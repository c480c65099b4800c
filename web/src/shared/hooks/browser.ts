import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

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

const phoneMedia = '(max-width: 47.99rem)';

/** A phone's width: tables turn to cards, popups to pages. */
export function useIsPhone(): boolean {
  return useMedia(phoneMedia);
}

/** The same at this moment, where no component asks; without a screen it is none. */
export function isPhone(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(phoneMedia).matches;
}

/** Whether the browser has a line at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Gives the browser's tab the page's name. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  const brand = t('brand.name');
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}
