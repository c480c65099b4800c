import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loader = fileURLToPath(new URL('../src/shared/loading/load-part.ts', import.meta.url));
const source = fileURLToPath(new URL('../src/', import.meta.url));
const partImport = /\bimport\(\s*(['"][^'"]+['"])\s*\)/g;

/**
 * Lets every part that is loaded when asked for be loaded by `load-part.ts`, which tries again:
 * the router's pages, dialogs and texts alike, without each of them having to remember it.
 */
export function retriedParts(): Plugin {
  return {
    name: 'retried-parts',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const path = id.split('?', 1)[0] ?? id;
      if (!path.startsWith(source) || path === loader || !partImport.test(code)) return null;
      partImport.lastIndex = 0;
      const loaded = code.replaceAll(partImport, (part) => `loadPart__(() => ${part})`);
      return {
        code: `import { loadPart as loadPart__ } from ${JSON.stringify(loader)};\n${loaded}`,
        map: null,
      };
    },
  };
}
