import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentOfKind } from './documents.ts';
import { leavesShare, sharesOf, variantFor, wordingOf } from './variants.ts';

const readers = Array.from({ length: 20_000 }, () => randomUUID());

describe('which variant a reader gets', () => {
  test('is the same each time, and another one of another banner', () => {
    const variants = [{ share: 50 }];
    const own = readers.slice(0, 200).map((reader) => variantFor(7, variants, reader));
    expect(readers.slice(0, 200).map((reader) => variantFor(7, variants, reader))).toEqual(own);
    const other = readers.slice(0, 200).map((reader) => variantFor(8, variants, reader));
    expect(other).not.toEqual(own);
  });

  test('is by share', () => {
    const variants = [{ share: 20 }, { share: 5 }];
    const counts = [0, 0, 0];
    for (const reader of readers) {
      const at = variantFor(3, variants, reader);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const [a = 0, b = 0, c = 0] = counts.map((count) => (count / readers.length) * 100);
    expect(Math.abs(a - 75)).toBeLessThan(2);
    expect(Math.abs(b - 20)).toBeLessThan(2);
    expect(Math.abs(c - 5)).toBeLessThan(1);
  });

  test('is the first without others, and stays where the share of it grows', () => {
    expect(variantFor(1, [], 'anybody')).toBe(0);
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 98 }), (reader, share) => {
        const before = variantFor(1, [{ share }], reader);
        const after = variantFor(1, [{ share: share + 1 }], reader);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

test('what the others leave is the share of the first', () => {
  expect(sharesOf([{ share: 30 }, { share: 20 }])).toEqual([
    { variant: 'a', share: 50 },
    { variant: 'b', share: 30 },
    { variant: 'c', share: 20 },
  ]);
  expect([leavesShare([{ share: 99 }]), leavesShare([{ share: 60 }, { share: 40 }])]).toEqual([
    true,
    false,
  ]);
});

describe('what figures are of', () => {
  const content = {
    texts: { ko: { title: '제목', body: '본문' } },
    details: { link: null, variants: [{ share: 50, texts: {} }], place: 'main-top' },
  };

  test('changes with words, links and shares, and not with a place', () => {
    const wording = wordingOf(content);
    const { details } = content;
    expect(wordingOf({ ...content, details: { ...details, place: 'main-middle' } })).toBe(wording);
    for (const change of [{ link: '/terms' }, { variants: [] }, { art: 'slot' }]) {
      expect(wordingOf({ ...content, details: { ...details, ...change } })).not.toBe(wording);
    }
    expect(wordingOf({ ...content, texts: {} })).not.toBe(wording);
  });
});

describe('a document with variants', () => {
  const ko = { title: '제목', body: '본문' };
  const banner = { place: 'main-top', art: 'slot', enabled: true, texts: { ko } };
  const variant = { share: 30, art: 'mini', texts: { ko } };
  const takes = (variants: unknown) =>
    documentOfKind.banner.safeParse({ ...banner, variants }).success;

  test('has three at most, which leave something to the first', () => {
    expect(takes([variant, variant, variant])).toBe(true);
    expect(takes([variant, variant, variant, variant])).toBe(false);
    expect(takes([{ ...variant, share: 99 }])).toBe(true);
    expect(takes([{ ...variant, share: 100 }])).toBe(false);
    expect(
      takes([
        { ...variant, share: 50 },
        { ...variant, share: 50 },
      ]),
    ).toBe(false);
    expect(takes([{ ...variant, share: 0 }])).toBe(false);
    expect(takes([{ ...variant, texts: {} }])).toBe(false);
  });
});
