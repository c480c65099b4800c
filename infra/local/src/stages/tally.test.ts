import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { add, closingLine, playwrightTally, tallyOf, vitestTally } from './tally.ts';

const dir = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(dir, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const nothing = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

test('the last line sums up every stage, and each failure keeps its name', () => {
  const sum = add([
    { passed: 3, failed: 1, failures: ['one'] },
    { passed: 4, failed: 0, failures: [] },
    tallyOf('two', false),
    tallyOf('three', true),
  ]);
  expect(closingLine(sum)).toBe('8 passed, 2 failed');
  expect(sum.failures).toEqual(['one', 'two']);
});

test('a failed test is named with its file and the first line of why', () => {
  const failed = {
    status: 'failed',
    fullName: 'the ledger balances',
    failureMessages: ['AssertionError: expected 1 to be 2\n    at ledger.test.ts:2:56'],
  };
  const file = report({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/srv/noriter/services/wallet/src/ledger.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [failed, { status: 'passed', fullName: 'the ledger adds' }],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(vitestTally(file, false)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      'services/wallet/src/ledger.test.ts › the ledger balances › AssertionError: expected 1 to be 2',
      'b.test.ts › the file › cannot load',
    ],
  });
});

test('a runner that fails without a failed test counts as one failure', () => {
  const file = report({ ...nothing, numPassedTests: 5 });
  expect(vitestTally(file, true)).toEqual({ passed: 5, failed: 0, failures: [] });
  expect(vitestTally(file, false)).toEqual({
    passed: 5,
    failed: 1,
    failures: ['the runner itself'],
  });
});

test('a runner that leaves no report counts as one failure', () => {
  const none = { passed: 0, failed: 1, failures: ['no report: none.json'] };
  expect(vitestTally(join(dir, 'none.json'), true)).toEqual(none);
  expect(playwrightTally(join(dir, 'none.json'), true)).toEqual(none);
});

test('a browser test that needed a second try has passed; one that never did is named', () => {
  const tests = (status: string, message?: string) => [
    { status, results: [message === undefined ? {} : { error: { message } }] },
  ];
  const failing = {
    file: 'wallet.spec.ts',
    title: 'a deposit arrives',
    tests: tests('unexpected', '\u001b[31mTimed out\u001b[39m\n\nwaiting'),
  };
  const passing = { file: 'wallet.spec.ts', title: 'a page opens', tests: tests('expected') };
  const file = report({
    stats: { expected: 2, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [{ specs: [passing], suites: [{ specs: [failing] }] }],
  });
  expect(playwrightTally(file, false)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['wallet.spec.ts › a deposit arrives › Timed out'],
  });
});
