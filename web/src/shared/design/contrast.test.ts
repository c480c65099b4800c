import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, contrastOf, pairs, palettesOf } from './contrast.ts';

const palettes = palettesOf(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

it('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it.each(pairs)('$ink can be read on $on', (pair) => {
    expect(contrastOf(pair, palettes[theme])).toBeGreaterThanOrEqual(pair.least);
  });

  it('every colour has a value of its own', () => {
    expect(Object.keys(palettes[theme]).sort()).toEqual(Object.keys(palettes.dark).sort());
    expect(Object.keys(palettes[theme]).length).toBeGreaterThan(25);
  });
});

it('what the browser paints around the page is its ground', () => {
  const theme = readFileSync(new URL('./theme.ts', import.meta.url), 'utf8');
  for (const { 'ink-page': ground } of Object.values(palettes)) expect(theme).toContain(ground);
});
