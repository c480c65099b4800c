import { expect, test } from 'vitest';
import { makeCatalogue } from './catalogue.ts';
import { openPictures, pictureSvg } from './picture.ts';
import { suppliers } from './suppliers.ts';

const { of, byCode } = makeCatalogue();
const all = Object.values(of).flat();

test('there are some thousand games, each with a code of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(1_000);
  expect(byCode.size).toBe(all.length);
});

test('every code of the product is there', () => {
  const codes = new Set(all.map(({ vendorCode }) => vendorCode));
  const slots = ['0', ...Array.from({ length: 22 }, (_, at) => String(200 + at))];
  for (const code of ['1', '5', '10', '6', '9', '2', '1000', '101', ...slots]) {
    expect(codes, code).toContain(code);
  }
});

test('hotel games are named so, and no supplier has two games of one name', () => {
  for (const supplier of suppliers) {
    const { group, code } = supplier;
    const entries = all.filter((entry) => entry.group === group && entry.vendorCode === code);
    for (const language of ['ko', 'en', 'vi'] as const) {
      const names = entries.map(({ names: own }) => own[language]);
      expect(new Set(names).size, `${group} ${code} ${language}`).toBe(names.length);
      if (group === 'hc-casino') expect(names.every((name) => name.startsWith('HC-'))).toBe(true);
      if (group === 'h-slot') expect(names.every((name) => name.startsWith('H-'))).toBe(true);
    }
  }
});

test('only the games that can be played state a return', () => {
  const playable = all.filter(({ isPlayable }) => isPlayable);
  expect(playable.map(({ gameCode }) => gameCode)).toHaveLength(9);
  expect(playable.every(({ rtp }) => /^9[4-9]\.\d\d$/.test(rtp ?? ''))).toBe(true);
  expect(all.filter((entry) => entry.isPlayable === (entry.kind === 'picture'))).toEqual([]);
});

test('a picture is a PNG of its own, and a picture alone owns up to it', () => {
  const [game, picture] = [byCode.get('noriter-moon-rabbit'), byCode.get('slot-0-001')];
  if (!game || !picture) throw new Error('Both are in the catalogue.');
  const png = openPictures().png(picture);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(5_000);
  expect(pictureSvg(picture)).toContain('플레이 불가');
  expect(pictureSvg(game)).not.toContain('플레이 불가');
  expect(new Set(all.map(pictureSvg)).size).toBe(all.length);
});
