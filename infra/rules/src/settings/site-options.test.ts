import { expect, test } from 'vitest';
import { loosenedOptions, type OperatorBounds } from './site-options.ts';

const before = { operatorFreshHours: 24, operatorStepUpMinutes: 30, withdrawalWaitHours: 24 };

test.each<[Partial<OperatorBounds>, string[]]>([
  [{}, []],
  [{ operatorFreshHours: 23 }, ['operatorFreshHours']],
  [{ operatorFreshHours: 25 }, []],
  [{ operatorStepUpMinutes: 31 }, ['operatorStepUpMinutes']],
  [{ operatorStepUpMinutes: 29 }, []],
  // Never again.
  [{ operatorStepUpMinutes: 0 }, ['operatorStepUpMinutes']],
  [{ withdrawalWaitHours: 0 }, ['withdrawalWaitHours']],
  [{ withdrawalWaitHours: 48, operatorFreshHours: 0 }, ['operatorFreshHours']],
])('options after %o', (change, names) => {
  expect(loosenedOptions(before, { ...before, ...change })).toEqual(names);
});

test('to be asked again at all is tighter than never', () => {
  const never = { ...before, operatorStepUpMinutes: 0 };
  expect(loosenedOptions(never, { ...never, operatorStepUpMinutes: 720 })).toEqual([]);
});
