import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const webDir = fileURLToPath(new URL('../', import.meta.url));
const outDir = join(webDir, 'src/shared/design/generated');
const pretendard = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
const variable = join(pretendard, 'dist/web/variable');

/** The last slices of the font's own cutting hold what Korean texts use most. */
const commonSlices = 6;
const weights = { min: 400, max: 800 };

/**
 * Cuts one small font that holds every character of the site's own texts and the most common ones
 * beside them. Without it a page takes a dozen of the font's slices for a few characters of each;
 * with it a slice comes only for what a name or a notice has beyond that.
 */
export function siteFont(): Plugin {
  return {
    name: 'site-font',
    async config() {
      await cutFont();
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /site-font-.*\.woff2$/.test(file));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` };
        return [{ tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' }];
      },
    },
  };
}

async function cutFont(): Promise<void> {
  const characters = wantedCharacters();
  const whole = readFileSync(join(variable, 'woff2/PretendardVariable.woff2'));
  const mark = createHash('sha256').update(characters).update(whole).digest('hex');
  const cssFile = join(outDir, 'site-font.css');
  if (existsSync(cssFile) && readFileSync(cssFile, 'utf8').includes(mark)) return;
  const font = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'site-font.woff2'), font);
  writeFileSync(cssFile, fontFace(characters, mark));
}

/** Same family and weights as the slices: the later rule wins for the characters it names. */
function fontFace(characters: string, mark: string): string {
  const ranges = Array.from(characters, (one) => `U+${one.codePointAt(0)?.toString(16)}`);
  return `/* ${mark} */
@font-face {
  font-family: "Pretendard Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 45 920;
  src: url("./site-font.woff2") format("woff2-variations");
  unicode-range: ${ranges.join(', ')};
}
`;
}

/** Sorted, so that the same texts give the same font. */
function wantedCharacters(): string {
  const texts = globSync(join(webDir, 'src/shared/i18n/**/*.json')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const all = new Set(texts.flatMap((text) => Array.from(text)).concat(commonCharacters()));
  return [...all]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

function commonCharacters(): string[] {
  const css = readFileSync(join(variable, 'pretendardvariable-dynamic-subset.css'), 'utf8');
  const slices = [...css.matchAll(/unicode-range: ([^;]+);/g)].slice(-commonSlices);
  return slices.flatMap(([, ranges = '']) => ranges.split(', ').flatMap(charactersOf));
}

/** The characters of one range as CSS writes it: 'U+ac00-ac02'. */
function charactersOf(range: string): string[] {
  const [first = '', last = first] = range.slice(2).split('-');
  const from = Number.parseInt(first, 16);
  const count = Number.parseInt(last, 16) - from + 1;
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));
}
