import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { betTones } from '../bets/bet-words.ts';
import { palettesOf } from './contrast.ts';

const palettes = palettesOf(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

/** Degrees between the hues of two colours, from 0 to 180. */
function apart(one: string, other: string): number {
  const between = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(between, 360 - between);
}

function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  const { up = '', down = '', danger = '', warn = '' } = palettes[theme];

  it('what was won, what was lost and what was refused are three hues', () => {
    expect(apart(up, down)).toBeGreaterThan(90);
    expect(apart(up, danger)).toBeGreaterThan(40);
    expect(apart(down, danger)).toBeGreaterThan(40);
    expect(apart(warn, danger)).toBeGreaterThan(40);
  });
});

describe('the colour of a bet', () => {
  const wordsOf = (tone: string) =>
    Object.entries(betTones).flatMap(([word, own]) => (own === tone ? [word] : []));

  it('is red for all that won, blue for all that lost, and danger for what was refused', () => {
    expect(wordsOf('up')).toEqual(['won', 'halfWon', 'deadHeat']);
    expect(wordsOf('down')).toEqual(['lost', 'halfLost']);
    expect(wordsOf('danger')).toEqual(['refused']);
  });
});

/** Up and down mean money, odds and the two sides of a draw. Whatever else they would mean is danger. */
const ofMoneyOrOdds = [
  'admin/dashboard/betting-tiles.tsx',
  'admin/dashboard/betting-trend.tsx',
  'admin/dashboard/figure-tiles.tsx',
  'admin/dashboard/trend-panels.tsx',
  'admin/games/report/day-chart.tsx',
  'admin/games/report/rtp-chart.tsx',
  'betting/mini/model/side-badges.tsx',
  'betting/mini/play/side-counts.tsx',
  'betting/slip/common/moved-odds.tsx',
  'player/account/points/convert-form.tsx',
  'shared/bets/bet-words.ts',
  'shared/partner/money/transfer-list.tsx',
  'shared/partner/reports/report-charts.tsx',
  'shared/ui/figures/badge.tsx',
  'shared/ui/figures/price-figure.tsx',
  'shared/ui/figures/signed-amount.tsx',
];

it('the colours of winning and losing are used for nothing else', () => {
  const root = new URL('../../', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^dev\/|^shared\/design\//.test(path),
  );
  const used = sources.filter((path) =>
    /\b(text|bg|border|fill|stroke)-(up|down)\b|tone(=|: |=\{[^}]*)'(up|down)'|: '(up|down)',$/m.test(
      readFileSync(new URL(path, root), 'utf8'),
    ),
  );
  expect(used.toSorted()).toEqual(ofMoneyOrOdds);
});
