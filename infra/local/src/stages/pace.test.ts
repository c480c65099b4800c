import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { measurePace, stretchOf } from './pace.ts';

test.each([
  [0.5, 0.5, 1],
  [1.26, 0.5, 1.3],
  [0.9, 3, 3],
  [40, 1, 4],
])('a processor at %d and a disk at %d stretch limits by %d', (processor, disk, stretch) => {
  expect(stretchOf(processor, disk)).toBe(stretch);
});

test('measures this machine and leaves nothing behind', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pace-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const { processor, disk, stretch } = measurePace(dir);
  expect(processor).toBeGreaterThan(0);
  expect(disk).toBeGreaterThan(0);
  expect(stretch).toBe(stretchOf(processor, disk));
  expect(readdirSync(dir)).toEqual([]);
});
