/** The colours of one theme by name, as tokens.css writes them. */
export type Palette = Readonly<Record<string, string>>;
export type Pair = { ink: string; on: string; least: number };

const surfaces = ['ink-page', 'ink-sunken', 'ink-field', 'ink-surface', 'ink-raised', 'ink-hover'];
const inks = [
  'paper',
  'paper-muted',
  'paper-faint',
  'brass-text',
  'jade',
  'up',
  'down',
  'warn',
  'danger',
];

/** Text has to reach 4.5:1, a mark such as a field's edge or the focus ring 3:1 (WCAG 2.2 AA). */
const text = 4.5;
const mark = 3;

/** Every pair of colours that meets on a screen, with what it has to reach. */
export const pairs: readonly Pair[] = [
  ...inks.flatMap((ink) => surfaces.map((on) => ({ ink, on, least: text }))),
  ...['brass', 'brass-hover', 'brass-press'].map((on) => ({ ink: 'on-brass', on, least: text })),
  ...['brass', 'jade', 'up', 'down', 'warn', 'danger'].flatMap((name) => [
    { ink: name === 'brass' ? 'brass-text' : name, on: `${name}-soft`, least: text },
    { ink: 'paper', on: `${name}-soft`, least: text },
  ]),
  ...['ink-field', 'ink-surface', 'ink-raised'].map((on) => ({
    ink: 'ink-line-strong',
    on,
    least: mark,
  })),
];

/** The palettes of both themes, read from the text of tokens.css. */
export function palettesOf(css: string): { dark: Palette; light: Palette } {
  return { dark: paletteOf(css, 'dark'), light: paletteOf(css, 'light') };
}

/** How much two colours differ in brightness, from 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The contrast of a pair in a palette, cut off after two digits: never rounded up to a pass. */
export function contrastOf({ ink, on }: Pair, palette: Palette): number {
  const [front, back] = [palette[ink], palette[on]];
  if (front === undefined || back === undefined) throw new Error(`No colour ${ink} or ${on}.`);
  return Math.floor(contrast(front, back) * 100) / 100;
}

function paletteOf(css: string, theme: string): Palette {
  const start = css.indexOf(`[data-theme="${theme}"]`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
