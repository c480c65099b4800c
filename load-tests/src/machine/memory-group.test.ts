import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMemoryGroup } from './memory-group.ts';

test('where there are no control groups none is made, and the reason is a sentence', () => {
  const mount = mkdtempSync(join(tmpdir(), 'noriter-no-groups-'));
  onTestFinished(() => rmSync(mount, { recursive: true }));
  expect(() => openMemoryGroup(64, mount)).toThrow(
    /^No control group of 64 MiB can be made in .*, which takes Linux and root: ENOENT/,
  );
  expect(readdirSync(mount)).toEqual([]);
});
