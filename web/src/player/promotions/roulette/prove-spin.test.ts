import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { proveSpin } from './prove-spin.ts';

const seed = Buffer.alloc(32, 7);
const slots = [50, 30, 15, 5].map((weight) => ({ text: String(weight), weight, reward: null }));
const name = 'roulette p m 1 word';
const number = createHmac('sha256', seed).update(`${name}:0`).digest().readUInt32BE(0) % 100;
const slot = [50, 80, 95, 100].findIndex((end) => number < end);
const claim = {
  spinId: 's',
  seed: seed.toString('hex'),
  seedHash: createHash('sha256').update(seed).digest('hex'),
  name,
  slot,
  slots,
};

describe('a spin is proven', () => {
  it('from its seed, its name and its weights', async () => {
    const proof = await proveSpin(claim);
    expect(proof).toMatchObject({ isHashKept: true, isSlotRight: true, number, bound: 100, slot });
  });

  it('wrong where the hash, the slot or the word is another one', async () => {
    const other = { ...claim, seedHash: '0'.repeat(64) };
    expect((await proveSpin(other)).isHashKept).toBe(false);
    expect((await proveSpin({ ...claim, slot: (slot + 1) % 4 })).isSlotRight).toBe(false);
    expect((await proveSpin({ ...claim, name: 'other' })).number).not.toBe(number);
  });
});
