import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { failedBitTests } from './bits.ts';
import { generatorFaults } from './self-test.ts';

it('finds nothing wrong with the generator of this machine, nor with the arithmetic', () => {
  expect(generatorFaults()).toEqual([]);
});

it.each([
  ['that is stuck', (count: number) => new Uint8Array(count), ['ones', 'poker', 'runs']],
  [
    'that alternates',
    (count: number) => new Uint8Array(count).fill(0b0101_0101),
    ['poker', 'runs'],
  ],
  ['that leans', (count: number) => randomBytes(count).map((byte) => byte | 1), ['ones']],
  [
    'that repeats a short text',
    (count: number) => new Uint8Array(count).map((_, at) => at % 16),
    ['ones', 'runs'],
  ],
])('sees a generator %s', (_, bytes, faults) => {
  expect(generatorFaults(bytes)).toEqual(expect.arrayContaining(faults));
});

it('looks once more at bits that fail', () => {
  const answers = [new Uint8Array(2_500), randomBytes(2_500)];
  expect(failedBitTests(answers[1] ?? new Uint8Array())).toEqual([]);
  expect(generatorFaults(() => answers.shift() ?? new Uint8Array())).toEqual([]);
});
