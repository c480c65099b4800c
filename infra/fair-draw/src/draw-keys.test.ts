import { describe, expect, it } from 'vitest';
import { drawKeys, drawKeysText, openSeed, sealSeed } from './draw-keys.ts';
import { newSeed } from './fair-draw.ts';

const old = Buffer.alloc(32, 1);
const present = Buffer.alloc(32, 2);

describe('a sealed seed', () => {
  const seed = newSeed();

  it('opens under its name, with its key, also after another key has come', () => {
    const text = sealSeed(drawKeys([old]), 'powerball 2026-11-25', seed);
    const rotated = drawKeysText.parse(`${present.toString('base64')}, ${old.toString('base64')}`);
    expect(openSeed(rotated, 'powerball 2026-11-25', text)).toEqual(seed);
    const anew = sealSeed(rotated, 'powerball 2026-11-25', seed);
    expect(openSeed(drawKeys([old]), 'powerball 2026-11-25', anew)).toBeNull();
  });

  it('opens under no other name, with no other key, and not when it was changed', () => {
    const keys = drawKeys([present]);
    const text = sealSeed(keys, 'powerball 2026-11-25', seed);
    expect(openSeed(keys, 'powerball 2026-11-26', text)).toBeNull();
    expect(openSeed(drawKeys([old]), 'powerball 2026-11-25', text)).toBeNull();
    for (const wrong of ['', 'x.y.z', text.slice(0, -2), text.replace('.', '..')]) {
      expect(openSeed(keys, 'powerball 2026-11-25', wrong)).toBeNull();
    }
  });
});

it('a key is 32 bytes in base64', () => {
  for (const text of ['', 'short', `${present.toString('base64')},`]) {
    expect(drawKeysText.safeParse(text).success).toBe(false);
  }
});
