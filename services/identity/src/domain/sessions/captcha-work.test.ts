import { expect, it } from 'vitest';
import { needsWork, workAfter, workMax } from './captcha-work.ts';

const policy = { freeTries: 20, work: 50_000 };

it.each([
  [0, 50_000, false],
  [19, 50_000, false],
  [20, 100_000, true],
  [40, 200_000, true],
  [60, 400_000, true],
  [100_000, workMax, true],
])('after %i tries a task has %i hashes', (tries, hashes, alone) => {
  expect(workAfter(tries, policy)).toBe(hashes);
  expect(needsWork(tries, policy)).toBe(alone);
});
