import { expect, it } from 'vitest';
import { createHeldBodies } from './held-bodies.ts';

const takeMany = (places: ReturnType<typeof createHeldBodies>, address: string) =>
  Array.from({ length: 9 }, () => places.take(address)).filter((leave) => leave !== null);

it('few large bodies are held of one network, and eight of all', () => {
  const places = createHeldBodies();
  const first = takeMany(places, '203.0.113.1');
  expect(first).toHaveLength(4);
  expect(takeMany(places, '203.0.113.2')).toHaveLength(4);
  expect(takeMany(places, '203.0.113.3')).toHaveLength(0);
  first[0]?.();
  // Who was refused for all holds nothing of the own places either.
  expect(takeMany(places, '203.0.113.3')).toHaveLength(1);
  for (const leave of first.slice(1)) leave();
  expect(takeMany(places, '203.0.113.3')).toHaveLength(3);
});
