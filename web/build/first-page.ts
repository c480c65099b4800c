import type { Plugin } from 'vite';

/** What the entry loads once it runs, and the main page's own part. */
const partsAhead = {
  site: /\/src\/app\/start-site\.tsx$/,
  'main page': /\/routes\/_site\/index\.tsx\?tsr-split/,
};

type Chunk = { type: 'chunk'; fileName: string; moduleIds: string[]; imports: string[] };
type Bundle = Record<string, Chunk | { type: 'asset' }>;

/**
 * Names the files of the first page in index.html, so that the browser fetches all of them at once
 * instead of each after the one before it has run.
 */
export function firstPageAhead(): Plugin {
  return {
    name: 'first-page-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = new Set(
          Object.entries(partsAhead).flatMap(([name, module]) => filesOf(name, module, bundle)),
        );
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => {
            const attrs = { rel: 'modulepreload', crossorigin: '', href: `/${file}` };
            return { tag: 'link', attrs, injectTo: 'head' as const };
          });
      },
    },
  };
}

/** The file a module is in, and those that must have run before it. */
function filesOf(name: string, module: RegExp, bundle: Bundle): string[] {
  const chunk = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (chunk === undefined) throw new Error(`The first page's ${name} has no part of its own.`);
  return withImports(chunk.fileName, bundle, new Set());
}

function withImports(fileName: string, bundle: Bundle, known: Set<string>): string[] {
  const file = bundle[fileName];
  if (known.has(fileName) || file?.type !== 'chunk') return [];
  known.add(fileName);
  return [...file.imports.flatMap((one) => withImports(one, bundle, known)), fileName];
}
