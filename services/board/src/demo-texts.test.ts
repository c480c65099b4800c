import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDemoTexts } from './demo-texts.ts';
import { articleTexts, captionTexts } from './vocabulary/texts.ts';

const folder = new URL('../seed/ko/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace('.md', ''));

describe('the demonstration texts', () => {
  test.each(names)('%s could be saved by an operator, in each language', (name) => {
    const texts = readDemoTexts(name);
    expect(texts.length).toBeGreaterThan(0);
    const shape = name === 'banners' ? captionTexts : articleTexts;
    for (const one of texts) expect(shape.parse(one)).toEqual(one);
  });

  test.each(names)('%s marks the same things in each language', (name) => {
    const marks = (body = '') => [
      (body.match(/^#{2,3} /gm) ?? []).length,
      (body.match(/^(-|\d\.) /gm) ?? []).length,
      (body.match(/\]\([^)]+\)/g) ?? []).toSorted(),
    ];
    for (const { ko, en, vi } of readDemoTexts(name)) {
      expect(marks(en?.body)).toEqual(marks(ko.body));
      expect(marks(vi?.body)).toEqual(marks(ko.body));
    }
  });
});
