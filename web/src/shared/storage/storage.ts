/**
 * The browser's storage, which may be shut: where cookies are blocked even to name it throws, and a
 * full one takes nothing more. What it does not keep is kept here, as long as the page.
 */
export type KeptTexts = {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  keys(): string[];
};

/** Kept by the browser, for all of its tabs. */
export const deviceStorage = safeStorage(() => globalThis.localStorage);

/** Kept by the tab: it outlives a reload and ends with it. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);

/** @param open asked at each use, since reaching for a storage is what throws */
export function safeStorage(open: () => Storage): KeptTexts {
  const refused = new Map<string, string>();

  function attempt<Found>(use: (storage: Storage) => Found): Found | null {
    try {
      return use(open());
    } catch {
      return null;
    }
  }

  return {
    getItem: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem(key, text) {
      refused.set(key, text);
      attempt((storage) => {
        storage.setItem(key, text);
        refused.delete(key);
      });
    },
    removeItem(key) {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys() {
      const stored = attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      );
      return [...new Set([...(stored ?? []), ...refused.keys()])];
    },
  };
}
