import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { add, closingLine, playwrightTally, vitestTally } from './tally.ts';

const dir = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(dir, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('the last line sums up every stage', () => {
  expect(
    closingLine(
      add([
        { passed: 3, failed: 1 },
        { passed: 4, failed: 0 },
      ]),
    ),
  ).toBe('7 passed, 1 failed');
});

test('a runner that fails without a failed test counts as one failure', () => {
  const file = report({ numPassedTests: 5, numFailedTests: 0 });
  expect(vitestTally(file, true)).toEqual({ passed: 5, failed: 0 });
  expect(vitestTally(file, false)).toEqual({ passed: 5, failed: 1 });
});

test('a runner that leaves no report counts as one failure', () => {
  expect(vitestTally(join(dir, 'none.json'), true)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTally(join(dir, 'none.json'), true)).toEqual({ passed: 0, failed: 1 });
});

test('a browser test that needed a second try has passed', () => {
  const file = report({ stats: { expected: 2, flaky: 1, unexpected: 1, skipped: 0 } });
  expect(playwrightTally(file, false)).toEqual({ passed: 3, failed: 1 });
});
