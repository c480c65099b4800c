import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightPassed, playwrightTally, vitestPassed, vitestTally } from './reports.ts';

const dir = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(dir, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const ledger = '/srv/noriter/services/wallet/src/ledger.test.ts';

function vitestReport(tests: readonly object[], status = 'failed'): string {
  const assertionResults = tests.map((one) => ({ status: 'failed', fullName: 'balances', ...one }));
  const testResults = [{ name: ledger, status, message: '', assertionResults }];
  return report({ numPassedTests: 0, testResults });
}

test('a failed test is named with its file and why', () => {
  const file = report({
    numPassedTests: 1,
    testResults: [
      {
        name: ledger,
        status: 'failed',
        message: '',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'the ledger balances',
            failureMessages: ['AssertionError: expected 1 to be 2\n    at ledger.test.ts:2:56'],
            duration: 2_400,
          },
          { status: 'passed', fullName: 'the ledger adds' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(vitestTally(file, false)).toMatchObject({
    passed: 1,
    failed: 2,
    failures: [
      {
        file: 'services/wallet/src/ledger.test.ts',
        test: 'the ledger balances',
        why: 'AssertionError: expected 1 to be 2\n    at ledger.test.ts:2:56',
        seconds: 2,
      },
      { file: 'b.test.ts', test: 'the file', why: 'cannot load' },
    ],
  });
});

test.each([
  { tags: [], messages: ['AssertionError: expected 1 to be 2'], looked: true },
  { tags: ['money'], messages: ['AssertionError: expected 1 to be 2'], looked: false },
  { tags: ['money'], messages: ['Error: Test timed out in 120000ms.'], looked: true },
  { tags: ['money'], messages: ['Error: Hook timed out in 180000ms.'], looked: true },
  {
    tags: ['money'],
    messages: ['Error: Test timed out in 120000ms.', 'AssertionError: expected 1n to be 2n'],
    looked: false,
  },
  { tags: ['money'], messages: [], looked: false },
])('a failure of $tags that says $messages is looked at again: $looked', (one) => {
  const file = vitestReport([{ tags: one.tags, failureMessages: one.messages }]);
  expect(vitestTally(file, false).failures[0]?.deservesLook).toBe(one.looked);
});

test('a file counts as passed when something in it ran', () => {
  const passed = { status: 'passed', fullName: 'adds' };
  const short = 'services/wallet/src/ledger.test.ts';
  expect([...vitestPassed(vitestReport([passed], 'passed'))]).toEqual([
    `${short} › adds`,
    `${short} › the file`,
  ]);
  expect([...vitestPassed(vitestReport([passed, {}]))]).toEqual([`${short} › adds`]);
  expect([...vitestPassed(vitestReport([], 'passed'))]).toEqual([]);
  expect([...vitestPassed(join(dir, 'none.json'))]).toEqual([]);
});

test('a runner that leaves no report counts as one failure', () => {
  const none = { passed: 0, failed: 1, failures: [{ file: 'no report', test: 'none.json' }] };
  expect(vitestTally(join(dir, 'none.json'), true)).toMatchObject(none);
  expect(playwrightTally(join(dir, 'none.json'), true)).toMatchObject(none);
});

const story = (title: string, status: string, message?: string, tags: string[] = []) => ({
  file: 'wallet.spec.ts',
  title,
  tags,
  tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
});

test('browser tests are read through all suites', () => {
  const late = story(
    'a deposit arrives',
    'unexpected',
    '\u001b[31mTimeout 9ms exceeded\u001b[39m\n\nwaiting',
  );
  const file = report({
    stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 0 },
    suites: [{ specs: [story('a page opens', 'expected')], suites: [{ specs: [late] }] }],
  });
  expect(playwrightTally(file, false)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ file: 'wallet.spec.ts', test: 'a deposit arrives' }],
  });
  expect([...playwrightPassed(file)]).toEqual(['wallet.spec.ts › a page opens']);
});

test.each([
  ['Test timeout of 240000ms exceeded.', true],
  ['TimeoutError: locator.click: Timeout 20000ms exceeded.', true],
  ['expect(locator).toBeVisible() failed\n\nError: element(s) not found', true],
  ['expect(locator).toHaveText(expected) failed\n\nExpected: "5원"\nReceived: "6원"', false],
])('of a story about money, %j may be looked at again: %j', (message, looked) => {
  const file = report({
    stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 },
    suites: [{ specs: [story('a deposit arrives', 'unexpected', message, ['money'])] }],
  });
  expect(playwrightTally(file, false).failures[0]?.deservesLook).toBe(looked);
});
