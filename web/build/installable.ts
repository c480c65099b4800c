import type { Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

/**
 * Makes the site installable. The service worker keeps built files only, each under a name that
 * changes with its content. Pages, calls and the back office always go to the network: money is
 * never shown from a cache. Without a network a navigation gets the offline page.
 */
export function installable(): Plugin[] {
  return VitePWA({
    strategies: 'generateSW',
    // A new version waits until the person agrees: it is offered, not forced.
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest,
    workbox: {
      globPatterns: ['offline.{html,css}', 'favicon.svg', 'assets/*.{js,css}'],
      // The player of live video is large, and of use to nobody without a line.
      globIgnores: ['assets/hls*.js'],
      // What the build names by its content needs no second mark to be told apart.
      dontCacheBustURLsMatching: /-[\w-]{8}\.\w+$/,
      importScripts: ['push.js'],
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/^\/(admin|api|ws)(\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/offline.html' } },
        },
        {
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /^\/assets\/.*\.woff2$/.test(url.pathname),
          handler: 'CacheFirst',
          options: {
            cacheName: 'fonts',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 120, maxAgeSeconds: 31_536_000 },
          },
        },
      ],
    },
  });
}

const ink = '#0c0f14';

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: '놀이터',
  short_name: '놀이터',
  description: '라이브카지노, 슬롯, 스포츠, 미니게임을 한곳에서.',
  lang: 'ko',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: ink,
  background_color: ink,
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
