import { expect, it } from 'vitest';
import { newSeed, seedHash } from './fair-draw.ts';
import { linkBefore, linksOf } from './seed-chain.ts';

it('every link leads back to the anchor, and its announced hash tells no other link', () => {
  const links = linksOf(newSeed(), 288);
  expect(links).toHaveLength(289);
  const known = new Set(links.map((link) => Buffer.from(link).toString('hex')));
  expect(known.size).toBe(289);
  for (const [place, link] of links.entries()) {
    if (place > 0) expect(linkBefore(link)).toEqual(links[place - 1]);
    expect(known.has(seedHash(link))).toBe(false);
  }
});
