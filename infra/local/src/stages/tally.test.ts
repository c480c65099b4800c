import { expect, test } from 'vitest';
import {
  add,
  closingLine,
  type Failure,
  FLAKY_MAX,
  failureLine,
  failureText,
  judgeFlaky,
  tallyOf,
  tallyOfRun,
} from './tally.ts';

const failure = (test: string, why = ''): Failure => ({
  file: 'a.test.ts',
  test,
  why,
  deservesLook: true,
  seconds: 1,
});

test('the last line sums up every stage, and each failure keeps its name', () => {
  const sum = add([
    { passed: 3, failed: 1, failures: [failure('one')], flaky: [] },
    { passed: 4, failed: 0, failures: [], flaky: [failure('late')] },
    tallyOf('check', 'two', false),
    tallyOf('check', 'three', true),
  ]);
  expect(closingLine(sum)).toBe('8 passed, 2 failed');
  expect(sum.failures.map((one) => one.test)).toEqual(['one', 'two']);
  expect(sum.flaky.map((one) => one.test)).toEqual(['late']);
});

test('a runner that fails without a failed test counts as one failure', () => {
  expect(tallyOfRun(5, [], true)).toMatchObject({ passed: 5, failed: 0 });
  expect(tallyOfRun(5, [], false)).toMatchObject({
    passed: 5,
    failed: 1,
    failures: [{ file: 'the runner itself', deservesLook: false }],
  });
});

test('a run with more flaky tests than it may have has failed', () => {
  const flaky = (count: number) => ({
    ...tallyOf('check', 'all', true),
    flaky: Array.from({ length: count }, (_, at) => failure(`late ${at}`)),
  });
  expect(judgeFlaky(flaky(FLAKY_MAX)).failed).toBe(0);
  expect(judgeFlaky(flaky(FLAKY_MAX + 1))).toMatchObject({ passed: 1, failed: 1 });
});

test('a failure is a line, and at the end the line with what else is known', () => {
  const known = failure('balances', 'expected 1 to be 2\nat ledger\nat test');
  expect(failureLine(known)).toBe('a.test.ts › balances › expected 1 to be 2');
  expect(failureText(known, 1)).toBe('a.test.ts › balances › expected 1 to be 2\n    at ledger');
  expect(failureText(failure('says nothing'))).toBe('a.test.ts › says nothing');
});
