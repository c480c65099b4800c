import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** A built file: where it is, and a mark of its content where its name has none. */
export type KeptFile = { readonly url: string; readonly revision: string | null };

const yearSeconds = 31_536_000;

/**
 * Keeps built files only, each under a name that changes with its content. Pages, calls and the
 * back office always go to the network: money is never shown from a cache.
 */
export function keepBuiltFiles(files: readonly KeptFile[]): void {
  precacheAndRoute([...files]);
  cleanupOutdatedCaches();
  answerWithoutLine();
  keepFonts();
}

/** Without a network a page that is asked for gets the offline page; the back office does not. */
function answerWithoutLine(): void {
  const offline = new PrecacheFallbackPlugin({ fallbackURL: '/offline.html' });
  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' && !/^\/(admin|api|ws)(\/|$)/.test(url.pathname),
    new NetworkOnly({ plugins: [offline] }),
  );
}

/** Parts of fonts are kept as they are used: all of them would be many megabytes. */
function keepFonts(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.woff2$/.test(url.pathname),
    new CacheFirst({
      cacheName: 'fonts',
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: yearSeconds }),
      ],
    }),
  );
}
