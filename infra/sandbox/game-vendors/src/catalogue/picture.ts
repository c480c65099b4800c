/** Pictures of the catalogue: drawn as SVG of an entry's name, and sent as PNG. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { emblems } from './emblems.ts';
import type { CatalogueEntry } from './entry.ts';

const WIDTH = 480;
const HEIGHT = 360;
/** Most pictures that are kept, some 30 kB each. */
const KEPT_MAX = 400;

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static',
);

export type Pictures = { png(entry: CatalogueEntry): Buffer };

export function openPictures(): Pictures {
  const kept = new Map<string, Buffer>();
  return {
    png(entry) {
      const known = kept.get(entry.gameCode);
      if (known) return known;
      const font = {
        fontFiles: [join(fonts, 'Pretendard-Bold.otf'), join(fonts, 'Pretendard-Medium.otf')],
        loadSystemFonts: false,
        defaultFontFamily: 'Pretendard',
      };
      const made = new Resvg(pictureSvg(entry), { font }).render().asPng();
      kept.set(entry.gameCode, made);
      if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
      return made;
    },
  };
}

/** Two hues, an emblem and a seed for the rest: all of the game's code, so that it stays the same. */
export function pictureSvg(entry: CatalogueEntry): string {
  const seed = createHash('sha256').update(entry.gameCode).digest();
  const byte = (at: number) => seed[at] ?? 0;
  const hue = Math.round((byte(0) / 256) * 360);
  const other = (hue + 40 + (byte(1) % 90)) % 360;
  const emblem = emblems[entry.group];
  const mark = emblem[byte(2) % emblem.length] ?? '';
  const dots = Array.from({ length: 14 }, (_, at) => {
    const [x, y, r] = [byte(3 + at) * 1.88, byte(12 + at) * 0.95, 1 + (byte(17 + at) % 4)];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r}" fill="#fff" opacity="0.35"/>`;
  });
  const title = escaped(entry.names.ko);
  const size = title.length > 11 ? 34 : 42;
  const note = entry.isPlayable ? '데모 게임' : '데모 그림 · 플레이 불가';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Pretendard">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue},52%,34%)"/><stop offset="1" stop-color="hsl(${other},58%,13%)"/></linearGradient>
<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.72"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${dots.join('')}
<circle cx="240" cy="150" r="${104 + (byte(30) % 24)}" fill="hsl(${other},60%,60%)" opacity="0.2"/>
<g transform="translate(240 150)" fill="hsl(${hue},70%,88%)" stroke="hsl(${other},60%,16%)" stroke-width="5" stroke-linejoin="round">${mark}</g>
<rect y="190" width="${WIDTH}" height="170" fill="url(#f)"/>
<text x="24" y="316" font-size="${size}" font-weight="700" fill="#fff">${title}</text>
<text x="24" y="344" font-size="17" font-weight="500" fill="#fff" opacity="0.82">${escaped(note)}</text></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
