import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    onlyOurLanguages(),
    compressed(),
  ],
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0 },
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
