import type { Session } from '../session/stored-session.ts';

/** Writes to the browser's storage from another page of the site, as another tab of it does. */
export function inOtherTab(storageKey: string, session: Session | null): void {
  const tab = document.createElement('iframe');
  document.body.append(tab);
  const storage = tab.contentWindow?.localStorage;
  if (session === null) storage?.removeItem(storageKey);
  else storage?.setItem(storageKey, JSON.stringify(session));
  tab.remove();
}
