import { expect, test } from 'vitest';
import { createHeldBytes } from './held-bytes.ts';

test('answers hold so many bytes together, and one body once', () => {
  const held = createHeldBytes(10);
  const body = Buffer.alloc(6);
  const [first, second] = [held.hold(body), held.hold(body)];
  expect(first).not.toBeNull();
  expect(second).not.toBeNull();
  expect(held.hold(Buffer.alloc(6))).toBeNull();
  first?.();
  expect(held.hold(Buffer.alloc(6))).toBeNull();
  second?.();
  expect(held.hold(Buffer.alloc(6))).not.toBeNull();
});
