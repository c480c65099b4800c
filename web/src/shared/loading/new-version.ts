import { createStore } from 'zustand/vanilla';

/** Set once a newer version of the site waits; calling it changes over and reloads the page. */
export const newVersion = createStore<{ changeOver: (() => void) | null }>(() => ({
  changeOver: null,
}));

const lookEveryMs = 10 * 60_000;
/** Keeping the whole site takes line and processor, which the first page has to itself so long. */
const firstPageMs = 3_000;

/** Keeps the built files for a weak line, and looks out for a newer version of them. */
export function watchForNewVersion(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const later = () => void setTimeout(() => void register(), firstPageMs);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

async function register(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  let isWanted = false;
  const reload = () => location.reload();
  const update = registerSW({
    onNeedRefresh: () =>
      newVersion.setState({
        changeOver() {
          isWanted = true;
          void update();
        },
      }),
    // All tabs are changed over at once. Where nobody asked for it a game or a half-filled form may be open: there
    // it stays on offer.
    onNeedReload: () => (isWanted ? reload() : newVersion.setState({ changeOver: reload })),
    onRegisteredSW(_url, registration) {
      if (registration === undefined) return;
      setInterval(() => {
        // Offline there is nothing to be found, and the next look comes by itself.
        if (navigator.onLine) registration.update().catch(() => undefined);
      }, lookEveryMs);
    },
  });
}
