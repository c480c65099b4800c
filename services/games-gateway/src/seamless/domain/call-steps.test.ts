import { expect, test } from 'vitest';
import { answerCodes } from '../../vocabulary/answer-code.ts';
import { callEndings, endingOf } from './call-ending.ts';
import { hoursBack, periodOf, STEPS, stepsOf } from './call-steps.ts';

const now = new Date('2026-11-25T03:04:31Z');

test.each(hoursBack)('the last %d hours end with the last minute that is over', (hours) => {
  const { from, until, stepMs } = periodOf(now, hours);
  expect(until).toEqual(new Date('2026-11-25T03:04:00Z'));
  expect(until.getTime() - from.getTime()).toBe(hours * 3_600_000);
  expect(stepMs * STEPS).toBe(hours * 3_600_000);
  expect(stepMs % 60_000).toBe(0);
});

test('a step has what was counted in it, and zeros where nothing was', () => {
  const period = periodOf(now, 1);
  const steps = stepsOf(
    period,
    [
      { step: 0, ending: 'ok', calls: 7 },
      { step: 29, ending: 'forged', calls: 2 },
    ],
    [
      { step: 0, mostMs: 8, calls: 5 },
      { step: 0, mostMs: 35, calls: 2 },
    ],
  );
  expect(steps).toHaveLength(STEPS);
  const none = { ok: 0, refused: 0, conflict: 0, invalid: 0, forged: 0, failed: 0 };
  const untimed = { p50: null, p99: null };
  expect(steps[0]).toEqual({ ...none, at: period.from, ok: 7, p50: 8, p99: 35 });
  expect(steps[1]).toEqual({ ...none, ...untimed, at: new Date(period.from.getTime() + 120_000) });
  expect(steps[29]).toMatchObject({ forged: 2, at: new Date(period.until.getTime() - 120_000) });
});

test('every answer has an ending, and every ending an answer', () => {
  expect(new Set(answerCodes.map(endingOf))).toEqual(new Set(callEndings));
});
