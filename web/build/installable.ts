import type { Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

/**
 * Makes the site installable, and tells the service worker (`worker/`) which built files there are.
 * It is source of ours that names its libraries, not one that the library writes: that one would
 * name them by this folder's path, which may have a quote in it.
 */
export function installable(): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    // A new version waits until the person agrees: it is offered, not forced.
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['offline.{html,css}', 'favicon.svg', 'assets/*.{js,css}'],
      // The player of live video is large, and of use to nobody without a line.
      globIgnores: ['assets/hls*.js'],
      // What the build names by its content needs no second mark to be told apart.
      dontCacheBustURLsMatching: /-[\w-]{8}\.\w+$/,
    },
  });
}

const ink = '#0c0f14';

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: '놀이터',
  short_name: '놀이터',
  description: '라이브 카지노, 슬롯, 스포츠, 미니게임을 한곳에서.',
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
