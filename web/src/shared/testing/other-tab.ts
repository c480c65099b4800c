import type { Session } from '../session/stored-session.ts';

/** Writes to the browser's storage from another page of the site, as another tab of it does. */
export function inOtherTab(storageKey: string, session: Session | null): void {
  withOtherTab((storage) => {
    if (session === null) storage?.removeItem(storageKey);
    else storage?.setItem(storageKey, JSON.stringify(session));
  });
}

/** Empties the browser's storage from another page of the site: the word of it names no key. */
export function clearInOtherTab(): void {
  withOtherTab((storage) => storage?.clear());
}

function withOtherTab(change: (storage: Storage | undefined) => void): void {
  const tab = document.createElement('iframe');
  document.body.append(tab);
  change(tab.contentWindow?.localStorage);
  tab.remove();
}
