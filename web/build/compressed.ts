import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Puts `app.js.br` and `app.js.gz` beside `app.js`, so that the gateway sends what was pressed once
 * and hard instead of pressing it again for everybody.
 */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) =>
        /\.(js|css|html|svg|json|webmanifest)$/.test(fileName),
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
