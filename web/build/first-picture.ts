import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, createServer, type Plugin } from 'vite';
import { memberSessionKey } from '../src/shared/session/stored-session.ts';

const webDir = fileURLToPath(new URL('../', import.meta.url));
const earlyFile = 'src/app/first-picture/early.ts';
const drawFile = '/src/app/first-picture/draw.tsx';

type Visitor = 'guest' | 'member';

/** The pages at which most visits begin, and who begins there. */
const drawn: Record<Visitor, readonly string[]> = {
  guest: ['/', '/login', '/join'],
  member: ['/', '/member/chargeMain/charge', '/member/exchangeMain/exchange'],
};

/** What the browser of each would have kept. A member's page needs some session, whosever it is. */
const kept: Record<Visitor, object | null> = {
  guest: null,
  member: { token: '-', sessionId: '-', expiresAt: '9999-12-31T00:00:00Z' },
};

/**
 * Draws the pages at which most visits begin while the site is built, and puts each into an HTML
 * file of its own: the browser paints it as soon as the styles are there, long before the scripts
 * have run. It is inert until then; the page itself takes its place without moving anything.
 */
export function firstPicture(): Plugin[] {
  return [
    {
      name: 'first-picture:early-in-development',
      apply: 'serve',
      transformIndexHtml: (html) => withEarly(html, `<script type="module" src="/${earlyFile}">`),
    },
    {
      name: 'first-picture',
      apply: 'build',
      async generateBundle() {
        this.emitFile({ type: 'asset', name: 'early.js', source: await builtEarly() });
      },
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle = {} }) {
          const file = Object.keys(bundle).find((name) => /\/early-[\w-]+\.js$/.test(name));
          if (file === undefined) throw new Error(`${earlyFile} is not built.`);
          return withEarly(html, `<script src="/${file}">`);
        },
      },
    },
    {
      name: 'first-picture:pages',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        async handler(_options, bundle) {
          const page = bundle['index.html'];
          if (page?.type !== 'asset') throw new Error('There is no index.html to draw into.');
          const pictures = Object.groupBy(await drawAll(), ({ path }) => path);
          for (const [path, ofPath = []] of Object.entries(pictures)) {
            const source = withPictures(String(page.source), ofPath);
            this.emitFile({ type: 'asset', fileName: fileOf(path), source });
          }
        },
      },
    },
  ];
}

/** Behind what it reads of the head, and ahead of the styles, for which it would have to wait. */
function withEarly(html: string, opening: string): string {
  const place = '<title>';
  if (!html.includes(place)) throw new Error('index.html has no title.');
  return html.replace(place, `${opening}</script>\n    ${place}`);
}

/** A classic script: a module would wait until all of the page has been read. */
async function builtEarly(): Promise<string> {
  const result = await build({
    configFile: false,
    root: webDir,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: earlyFile, formats: ['iife'], name: 'early', fileName: 'early' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = outputs.filter((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error(`${earlyFile} gave no script.`);
  return chunk.code;
}

type Picture = { path: string; visitor: Visitor; html: string };

async function drawAll(): Promise<Picture[]> {
  const server = await createServer({
    configFile: false,
    root: webDir,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react()],
  });
  try {
    const pictures: Picture[] = [];
    for (const visitor of ['guest', 'member'] as const) {
      pretendStorage(visitor);
      // The session is read when its module is: each visitor has modules of their own.
      server.moduleGraph.invalidateAll();
      const { drawFirstPicture } = await server.ssrLoadModule(drawFile);
      for (const path of drawn[visitor]) {
        pictures.push({ path, visitor, html: await drawFirstPicture(path) });
      }
    }
    return pictures;
  } finally {
    await server.close();
  }
}

function pretendStorage(visitor: Visitor): void {
  const session = kept[visitor] === null ? null : JSON.stringify(kept[visitor]);
  const storage = {
    getItem: (key: string) => (key === memberSessionKey ? session : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });
}

/** Where the gateway looks for it. */
function fileOf(path: string): string {
  return path === '/' ? 'first/index.html' : `first${path}.html`;
}

/** A page that looks another way to members holds both; the styles show one. */
function withPictures(page: string, pictures: readonly Picture[]): string {
  const root = '<div id="root"></div>';
  if (!page.includes(root)) throw new Error('index.html has no empty root.');
  const framed = pictures.map(framedPicture).join('');
  return scriptsLater(page).replace(root, () => `<div id="root">${framed}</div>`);
}

function framedPicture({ path, visitor, html }: Picture): string {
  const flaw = flaws.find(({ pattern }) => pattern.test(html));
  if (flaw !== undefined) throw new Error(`${path} cannot be drawn ahead: ${flaw.why}.`);
  return `<div class="first-picture" data-visitor="${visitor}" inert>${html}</div>`;
}

/** What React leaves where drawing failed, and what the site's content policy forbids. */
const flaws = [
  { pattern: /^(?!.*data-page-heading)/s, why: 'it has no heading, so drawing it failed' },
  { pattern: /<script/, why: 'it holds a script' },
  { pattern: /<[^>]* style="/, why: 'it holds a style' },
  { pattern: /"\/(src|@fs)\//, why: 'it names a source file' },
];

/** With something to look at, what it looks like goes first on a slow line, and scripts behind. */
function scriptsLater(page: string): string {
  return page.replaceAll(
    /<(link rel="modulepreload"|script type="module")/g,
    '<$1 fetchpriority="low"',
  );
}
