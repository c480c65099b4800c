import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageLink, imageOfLink } from './image-link.ts';

const key = Buffer.alloc(32, 7);
const imageId = '7d0c62d2-8f3e-4d0a-9f51-0d9e5f6f1a11';
const now = new Date('2026-01-15T03:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test('a link holds for a quarter to half of an hour, and is the same for a quarter', () => {
  const link = imageLink(key, imageId, now);
  expect(link).toMatch(/^\/board-images\/[0-9a-f-]{36}\.webp\?until=\d{10}&seal=[\w-]{43}$/);
  expect(imageOfLink(key, link, now)).toBe(imageId);
  expect(imageOfLink(key, link, after(899))).toBe(imageId);
  expect(imageOfLink(key, link, after(1_801))).toBeNull();
  expect(imageLink(key, imageId, after(1))).toBe(imageLink(key, imageId, after(899)));
});

test('any change of a link makes it no link', () => {
  const link = imageLink(key, imageId, now);
  fc.assert(
    fc.property(
      fc.nat(link.length - 1),
      fc.constantFrom(...'0123456789abcdef-_&=?./%'.split('')),
      (at, letter) => {
        const changed = link.slice(0, at) + letter + link.slice(at + 1);
        return changed === link || imageOfLink(key, changed, now) === null;
      },
    ),
  );
  expect(imageOfLink(Buffer.alloc(32, 8), link, now)).toBeNull();
  expect(imageOfLink(key, `${link}&x=1`, now)).toBeNull();
});
