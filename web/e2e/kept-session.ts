import type { Page } from '@playwright/test';

export type Session = { token: string; sessionId: string; expiresAt: string };

/** From its next page on, a window finds the session that an earlier login left in its storage. */
export async function keepSession(page: Page, storageKey: string, session: Session): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // Once for each window: whoever is logged out there stays so.
      const mark = `entered ${key}`;
      if (sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, 'yes');
      localStorage.setItem(key, value);
    },
    [storageKey, JSON.stringify(session)] as const,
  );
}
