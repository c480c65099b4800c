import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, type PerPeriod, periods } from '../calendar.ts';
import { makeCommand } from './make-command.ts';
import type { CommandKind } from './posting.ts';
import {
  isCounted,
  subjectOf,
  type Wager,
  wageredIn,
  wagerOf,
  wagerRefusal,
  withWager,
} from './wager.ts';

/** Wednesday; its week began in no other month. */
const today = calendarOf('2026-01-14');
const MEMBER = '01890000-0000-7000-8000-000000000001';

function moved(kind: CommandKind, amount: bigint, subjectId = 'one') {
  const draft = { commandId: MEMBER, siteId: 'noriter', memberId: MEMBER, kind, amount };
  return makeCommand({ ...draft, subjectType: 'bet-slip', subjectId });
}

const unlimited = { day: null, week: null, month: null };

function limited(max: Partial<PerPeriod<bigint | null>>, changes: Partial<Wager> = {}): Wager {
  const wager = wagerOf({ ...unlimited, ...max });
  if (wager === null) throw new Error('There is no limit.');
  return { ...wager, ...changes };
}

const slip = subjectOf({ subjectType: 'bet-slip', subjectId: 'one' });

/** Of a stake of 30. */
function knownOn(day: string | null): Wager['stakedOn'] {
  return new Map([[slip, day === null ? null : { day, left: 30n }]]);
}

test('of who has no limit nothing is kept, and nothing refused', () => {
  expect(wagerOf(unlimited)).toBeNull();
  expect(wagerRefusal(null, 10n ** 15n, today)).toBeNull();
});

test.each([
  [{ day: 100n }, 'W106'],
  [{ week: 100n }, 'W107'],
  [{ month: 100n }, 'W108'],
  [{ month: 100n, week: 100n }, 'W107'],
])('a stake beyond %o is refused with %s, and one up to it is taken', (max, refusal) => {
  const staked = withWager(limited(max), moved('stake', 60n), today);
  expect(wagerRefusal(staked, 41n, today)).toBe(refusal);
  expect(wagerRefusal(staked, 40n, today)).toBeNull();
});

test('a limit of nothing, or one that was lowered below what is staked, lets no stake through', () => {
  expect(wagerRefusal(limited({ day: 0n }), 1n, today)).toBe('W106');
  const lowered = limited({ day: 10n }, { byDay: new Map([[today.day, 60n]]) });
  expect(wagerRefusal(lowered, 1n, today)).toBe('W106');
});

test('a period ends with its last day, and a week goes on over the end of a month', () => {
  const friday = withWager(limited({ day: 10n }), moved('stake', 10n), calendarOf('2026-01-30'));
  expect(wageredIn(friday.byDay, calendarOf('2026-02-01'))).toEqual({
    day: 0n,
    week: 10n,
    month: 0n,
  });
  expect(wageredIn(friday.byDay, calendarOf('2026-02-02')).week).toBe(0n);
});

test.each([
  // What came back of yesterday's stake makes no room today.
  ['refund', '2026-01-13', { day: 30n, week: 30n, month: 30n }],
  ['refund', '2026-01-14', { day: 0n, week: 30n, month: 30n }],
  ['refund', null, { day: 30n, week: 60n, month: 60n }],
  ['game_money_in', '2026-01-14', { day: 0n, week: 30n, month: 30n }],
  ['payout', '2026-01-14', { day: 30n, week: 60n, month: 60n }],
  ['clawback', '2026-01-14', { day: 30n, week: 60n, month: 60n }],
] as const)('%s of what was staked on %s leaves %o', (kind, day, left) => {
  const byDay = new Map([
    ['2026-01-13', 30n],
    ['2026-01-14', 30n],
  ]);
  const before = limited({ day: 100n }, { byDay, stakedOn: knownOn(day) });
  const after = withWager(before, moved(kind, 30n), today);
  expect(wageredIn(after.byDay, today)).toEqual(left);
});

test('what comes back once more of a stake makes no room again', () => {
  const byDay = new Map([['2026-01-14', 60n]]);
  const before = limited({ day: 100n }, { byDay, stakedOn: knownOn('2026-01-14') });
  const once = withWager(before, moved('refund', 20n), today);
  const twice = withWager(once, moved('refund', 20n), today);
  expect(wageredIn(twice.byDay, today).day).toBe(30n);
});

test.each<[CommandKind, boolean]>([
  ['stake', true],
  ['game_money_out', true],
  ['refund', true],
  ['game_money_in', true],
  ['free_bet_stake', false],
  ['free_bet_refund', false],
  ['payout', false],
  ['deposit', false],
])('%s counts: %s', (kind, counts) => {
  expect(isCounted(kind)).toBe(counts);
});

test('whatever is staked and given back, no limit is passed and no day falls below zero', () => {
  const won = fc.bigInt({ min: 1n, max: 40n });
  const step = fc.tuple(
    fc.constantFrom<CommandKind>('stake', 'refund'),
    won,
    fc.nat(9),
    fc.nat(40),
  );
  fc.assert(
    fc.property(fc.array(step), won, won, (steps, day, month) => {
      const max = { day, week: null, month };
      const stakedOn = new Map(
        Array.from({ length: 10 }, (_, index) => [`bet-slip ${index}`, null] as const),
      );
      const inOrder = steps.toSorted(([, , , one], [, , , other]) => one - other);
      inOrder.reduce(
        (wager, [kind, amount, subject, daysOn]) => {
          const at = new Date(Date.UTC(2026, 0, 1 + daysOn)).toISOString().slice(0, 10);
          const calendar = calendarOf(at);
          const isTaken = kind === 'refund' || wagerRefusal(wager, amount, calendar) === null;
          const command = moved(kind, amount, String(subject));
          const after = isTaken ? withWager(wager, command, calendar) : wager;
          const used = wageredIn(after.byDay, calendar);
          for (const period of periods) {
            expect(used[period] <= (max[period] ?? used[period])).toBe(true);
            expect(used[period] >= 0n).toBe(true);
          }
          return after;
        },
        limited(max, { stakedOn }),
      );
    }),
  );
});
