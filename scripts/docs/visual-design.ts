import { readFileSync } from 'node:fs';
import { contrastOf, type Pair, pairs, palettesOf } from '../../web/src/shared/design/contrast.ts';

const root = new URL('../../', import.meta.url);
const section = /(<!-- contrast -->\n)[\s\S]*(<!-- \/contrast -->)/;

/** docs/visual-design.md with its table of contrasts, which is counted from the tokens themselves. */
export function visualDesignDocument(): string {
  const written = readFileSync(new URL('docs/visual-design.md', root), 'utf8');
  if (!section.test(written))
    throw new Error('docs/visual-design.md has no section for the contrasts.');
  return written.replace(section, (_, open: string, close: string) => `${open}${table()}${close}`);
}

function table(): string {
  const css = readFileSync(new URL('web/src/shared/design/tokens.css', root), 'utf8');
  const { dark, light } = palettesOf(css);
  const inks = [...new Set(pairs.map(({ ink }) => ink))];
  const rows = inks.flatMap((ink) => {
    const own = pairs.filter((pair) => pair.ink === ink);
    return [
      `| ${ink} | ${own.map(({ on }) => on.replace('ink-', '')).join(', ')} | ${own[0]?.least ?? ''} | ${lowest(own, dark)} | ${lowest(own, light)} |`,
    ];
  });
  return [
    '| colour | on | at least | lowest, dark | lowest, light |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The least favourable ground of a colour, and what it reaches there. */
function lowest(own: readonly Pair[], palette: Parameters<typeof contrastOf>[1]): string {
  const reached = own.map((pair) => ({ on: pair.on, value: contrastOf(pair, palette) }));
  const least = reached.reduce((one, other) => (other.value < one.value ? other : one));
  return `${least.value.toFixed(2)} (${least.on.replace('ink-', '')})`;
}
