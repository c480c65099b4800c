import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

/**
 * What every first page needs, in few files: left alone, the bundler makes some eighty of it, and
 * each costs a kilobyte of headers. What only some pages need must not be caught here.
 */
const firstRoute = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|zustand|openapi-fetch)\//,
  },
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'site', test: isFirstRoute },
];

const firstRouteFiles =
  /\/web\/src\/(api|app|art|format|routes|session|design\/theme|i18n\/\w+\.ts|live\/live-state|shell\/(?!popup-host|menu-drawer)|features\/(member|coming\/(coming-routes|soon)|auth\/use-logout|admin\/office-search|cash\/(list-range|merge-money))|components\/(alerts|badge|button|overlay-host|page|route-failed|states|toasts|use-))/;

/** A route's page is a part of the route's file with a mark in its name: that part stays lazy. */
function isFirstRoute(id: string): boolean {
  return firstRouteFiles.test(id) && !id.includes('tsr-split');
}

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    onlyOurLanguages(),
    compressed(),
  ],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { advancedChunks: { groups: firstRoute } } },
  },
  server: {
    proxy: { '/api': gateway, '/ws': { target: gateway, ws: true } },
  },
});

/**
 * The component base carries its own texts in more than thirty languages. The site speaks three,
 * and English is the base's fallback for Vietnamese, so every other dictionary is emptied.
 */
function onlyOurLanguages(): Plugin {
  const dictionary = /\/intl\/[^/]+\/([a-z]{2}-[A-Z]{2})\.mjs$/;
  return {
    name: 'only-our-languages',
    enforce: 'pre',
    load(id) {
      const locale = dictionary.exec(id)?.[1];
      if (locale === undefined || locale === 'ko-KR' || locale === 'en-US') return null;
      return 'export default {};';
    },
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Puts `app.js.br` and `app.js.gz` beside `app.js`, so that the gateway sends what was pressed once
 * and hard instead of pressing it again for everybody.
 */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) =>
        /\.(js|css|html|svg|json)$/.test(fileName),
      );
      await Promise.all(
        texts.map(async (file) => {
          const text = file.type === 'chunk' ? file.code : file.source;
          const path = join(dir, file.fileName);
          await writeFile(`${path}.br`, await compressBrotli(text));
          await writeFile(`${path}.gz`, await compressGzip(text, { level: 9 }));
        }),
      );
    },
  };
}
