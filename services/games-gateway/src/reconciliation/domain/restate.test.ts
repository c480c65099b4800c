import { expect, test } from 'vitest';
import { type Known, restate } from './restate.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const day = { from: at(0), until: at(24) };
const evening = { from: at(18), until: at(24) };

/** A difference of so many won at each of these hours. */
const found = (...times: [hour: number, theirs: bigint][]) => {
  const all = times.map(([hour, theirs]) => ({ at: at(hour), theirs }));
  const theirs = all.reduce((sum, one) => sum + one.theirs, 0n);
  const name = { id: 't1', verb: 'win', kind: 'missing_ours', memberId: null } as const;
  return { ...name, ours: null, theirs, at: at(0), times: all };
};
const known = (changes: Partial<Known> = {}): Known => ({
  ours: null,
  theirs: 2_000n,
  firstAt: at(6),
  lastAt: at(20),
  resolvedAt: at(30),
  ...changes,
});

test.each<[string, Known | null, Parameters<typeof restate>[1], typeof day, bigint, boolean]>([
  ['what was not known', null, found([20, 1_000n]), evening, 1_000n, true],
  ['all of it again', known(), found([6, 1_000n], [20, 1_000n]), day, 2_000n, false],
  ['all of it, of another sum', known(), found([6, 1_000n], [20, 9n]), day, 1_009n, true],
  ['all of it, of which less is there', known(), found([20, 1_000n]), day, 1_000n, true],
  ['some of it again', known(), found([20, 1_000n]), evening, 2_000n, false],
  ['some of it, of less', known(), found([20, 9n]), evening, 2_000n, false],
  ['some of it, of more than all', known(), found([20, 5_000n]), evening, 5_000n, true],
  ['some of it, and more later', known(), found([20, 1_000n], [21, 7n]), evening, 2_007n, true],
  ['nothing of it, and more later', known(), found([22, 7n]), evening, 2_007n, true],
  [
    'the same since it was worked through',
    known({ resolvedAt: at(19) }),
    found([6, 1_000n], [20, 1_000n]),
    day,
    2_000n,
    true,
  ],
  [
    'one that was written down without its times',
    known({ firstAt: null, lastAt: null }),
    found([20, 2_000n]),
    evening,
    2_000n,
    false,
  ],
])('%s', (_name, before, one, range, theirs, isNews) => {
  expect(restate(before, one, range)).toMatchObject({ theirs, isNews });
});

test('a difference is from the first to the last of all that is known of it', () => {
  const later = restate(known(), found([22, 7n]), evening);
  expect(later).toMatchObject({ firstAt: at(6), lastAt: at(22) });
  expect(restate({ ...known(), ...later }, found([22, 7n]), evening).isNews).toBe(false);
  expect(restate(known(), found([20, 1_000n]), day)).toMatchObject({ firstAt: at(20) });
});
