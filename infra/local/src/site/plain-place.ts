import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repoRoot } from '../paths.ts';

/** A folder with the sources of the web, and what ends its use. */
export type Place = { readonly dir: string; readonly leave: () => void };

/** What libraries of the build write into code as it is, and what Vite and Node refuse in a path. */
const awkward = /['"`\\#?%]/;

const madeHere = new Set(['node_modules', 'dist', '.local']);

/**
 * Where the web is built: where it lies, or in a copy with a plain name. Libraries that take part
 * write import lines with the folder's name, which a quote in it ends.
 */
export function placeToBuild(webDir: string): Place {
  if (!awkward.test(webDir)) return { dir: webDir, leave: () => undefined };
  const root = mkdtempSync(join(tmpdir(), 'noriter-web-'));
  const dir = join(root, 'web');
  cpSync(webDir, dir, { recursive: true, filter: (path) => !madeHere.has(basename(path)) });
  cpSync(join(repoRoot, 'tsconfig.json'), join(root, 'tsconfig.json'));
  for (const folder of ['node_modules', 'web/node_modules']) {
    if (existsSync(join(repoRoot, folder))) symlinkSync(join(repoRoot, folder), join(root, folder));
  }
  return { dir, leave: () => rmSync(root, { recursive: true, force: true }) };
}
