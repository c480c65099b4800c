import { expect, test } from 'vitest';
import { type Look, lookAgain } from './second-look.ts';
import { type Failure, FLAKY_MAX, keyOf, type Tally } from './tally.ts';

const failure = (name: string, deservesLook = true): Failure => ({
  file: 'a.int.test.ts',
  test: name,
  why: 'late',
  deservesLook,
  seconds: 1,
});

const failed = (...failures: Failure[]): Tally => ({
  passed: 10,
  failed: failures.length,
  failures,
  flaky: [],
});

/** Passes each test at the given look, and notes who was looked at. */
function looks(passesAt: Record<string, number>): { look: Look; seen: string[][] } {
  const seen: string[][] = [];
  const look: Look = async (failures) => {
    seen.push(failures.map((one) => one.test));
    return new Set(failures.filter((one) => passesAt[one.test] === seen.length).map(keyOf));
  };
  return { look, seen };
}

test('what passes alone is flaky and counts as passed; what fails twice more has failed', async () => {
  const { look, seen } = looks({ first: 1, second: 2 });
  const tally = await lookAgain(
    failed(failure('first'), failure('second'), failure('never')),
    look,
  );
  expect(seen).toEqual([
    ['first', 'second', 'never'],
    ['second', 'never'],
  ]);
  expect(tally).toMatchObject({ passed: 12, failed: 1, failures: [{ test: 'never' }] });
  expect(tally.flaky.map((one) => one.test)).toEqual(['first', 'second']);
});

test('what was seen wrong about money is believed at once', async () => {
  const { look, seen } = looks({ sums: 1, late: 1 });
  const tally = await lookAgain(failed(failure('sums', false), failure('late')), look);
  expect(seen).toEqual([['late']]);
  expect(tally).toMatchObject({ passed: 11, failed: 1, failures: [{ test: 'sums' }] });
});

test('nothing is looked at where nothing failed, or too much', async () => {
  const { look, seen } = looks({});
  await lookAgain(failed(), look);
  const many = Array.from({ length: FLAKY_MAX + 1 }, (_, at) => failure(`late ${at}`));
  expect(await lookAgain(failed(...many), look)).toEqual(failed(...many));
  expect(seen).toEqual([]);
});
