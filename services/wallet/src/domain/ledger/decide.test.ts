import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf } from '../calendar.ts';
import { type Account, emptyAccount } from './account.ts';
import { noBetting } from './betting.ts';
import type { Command } from './command.ts';
import { decide as decidePlayer } from './decide.ts';
import { makeCommand } from './make-command.ts';
import {
  type CommandKind,
  entriesOf,
  kindNames,
  kindOfCode,
  postings,
  takesBack,
} from './posting.ts';

const MEMBER = '01890000-0000-7000-8000-000000000001';

function command(kind: CommandKind, amount: bigint, siteId = 'noriter'): Command {
  return makeCommand({
    commandId: '01890000-0000-7000-8000-0000000000ff',
    siteId,
    memberId: MEMBER,
    kind,
    amount,
    subjectType: 'test',
    subjectId: '1',
  });
}

function account(cash: bigint, held = 0n, points = 0n): Account {
  return { ...emptyAccount(MEMBER, 'noriter'), cash, held, points, version: 7n };
}

const moment = { at: new Date('2026-01-15T03:00:00Z'), calendar: calendarOf('2026-01-15') };

/** Of a member whom nothing keeps from playing. */
function decide(known: Account | undefined, asked: Command) {
  const player =
    known === undefined ? undefined : { account: known, betting: noBetting, debts: [] };
  const { refusal, account: after } = decidePlayer(player, asked, moment);
  return { refusal, account: after };
}

describe('each kind moves money between the accounts its name says', () => {
  test.each<[CommandKind, bigint, bigint, bigint]>([
    ['stake', 60n, 50n, 50n],
    ['payout', 140n, 50n, 50n],
    ['refund', 140n, 50n, 50n],
    ['deposit', 140n, 50n, 50n],
    ['withdrawal_hold', 60n, 90n, 50n],
    ['withdrawal_release', 140n, 10n, 50n],
    ['withdrawal_pay', 100n, 10n, 50n],
    ['points_grant', 100n, 50n, 90n],
    ['points_convert', 140n, 50n, 10n],
    ['adjust_up', 140n, 50n, 50n],
    ['adjust_down', 60n, 50n, 50n],
    ['bonus_grant', 140n, 50n, 50n],
    ['clawback', 60n, 50n, 50n],
    ['deposit_reversal', 60n, 50n, 50n],
    ['bonus_reversal', 60n, 50n, 50n],
    ['transfer_out', 60n, 50n, 50n],
    ['transfer_in', 140n, 50n, 50n],
    ['commission_pay', 140n, 50n, 50n],
    ['bonus_forfeit', 60n, 50n, 50n],
    ['free_bet_grant', 100n, 50n, 50n],
    ['free_bet_stake', 100n, 50n, 50n],
    ['free_bet_refund', 100n, 50n, 50n],
    ['free_bet_expire', 100n, 50n, 50n],
    ['free_bet_clawback', 100n, 50n, 50n],
  ])('%s leaves cash %d, held %d, points %d of 100, 50, 50', (kind, cash, held, points) => {
    const decision = decide(account(100n, 50n, 50n), command(kind, 40n));
    expect(decision).toEqual({
      refusal: null,
      account: { ...account(cash, held, points), version: 8n },
    });
  });
});

test('a free bet is staked without money, and not by who is kept from playing', () => {
  const asked = command('free_bet_stake', 40n);
  expect(decide(account(0n), asked).refusal).toBeNull();
  expect([asked.from, asked.to]).toEqual(['freebet', 'house']);
  const betting = { ...noBetting, closedUntil: new Date('2026-01-16T00:00:00Z') };
  const kept = { account: account(100n), betting, debts: [] };
  expect(decidePlayer(kept, asked, moment).refusal).toBe('W101');
  // A limit of losses is of own money.
  const limited = { ...noBetting, lossMax: { ...noBetting.lossMax, day: 1n } };
  expect(decidePlayer({ ...kept, betting: limited }, asked, moment).refusal).toBeNull();
});

test.each([
  { closedUntil: new Date('2026-01-16T00:00:00Z') },
  { barredBy: 'U0011' },
  { barredBy: 'W105' },
] as const)('a correction takes a free bet again, %o notwithstanding', (bounds) => {
  const asked = command('free_bet_clawback', 40n);
  const kept = { account: account(0n), betting: { ...noBetting, ...bounds }, debts: [] };
  expect(decidePlayer(kept, asked, moment).refusal).toBeNull();
  expect([asked.from, asked.to]).toEqual(['freebet', 'house']);
});

describe('too little money refuses and changes nothing', () => {
  test.each<[CommandKind, string]>([
    ['stake', 'B6000'],
    ['withdrawal_hold', 'C202'],
    ['withdrawal_release', 'W001'],
    ['withdrawal_pay', 'W001'],
    ['points_convert', 'P003'],
    ['adjust_down', 'C202'],
    ['transfer_out', 'C202'],
    // There is no debt that it could pay.
    ['debt_payment', 'W012'],
    ['debt_write_off', 'W012'],
  ])('%s is refused with %s', (kind, refusal) => {
    const before = account(39n, 39n, 39n);
    expect(decide(before, command(kind, 40n))).toEqual({ refusal, account: before });
  });

  test('the last won can be spent', () => {
    expect(decide(account(40n), command('stake', 40n)).account.cash).toBe(0n);
  });
});

test.each([0n, -1n, 10n ** 15n])('an amount of %d is refused with W400', (amount) => {
  expect(decide(account(100n), command('deposit', amount)).refusal).toBe('W400');
});

test('a correction gives no balance beyond 15 digits, and what is owed to a member may', () => {
  const most = account(999_999_999_999_999n);
  expect(decide(most, command('adjust_up', 1n)).refusal).toBe('W400');
  expect(decide(account(999_999_999_999_998n), command('adjust_up', 1n)).refusal).toBeNull();
  expect(decide(most, command('payout', 1n)).refusal).toBeNull();
});

test('a command of another site is refused with W404', () => {
  expect(decide(account(100n), command('stake', 1n, 'elsewhere')).refusal).toBe('W404');
});

test('without an account, money that comes opens one and money that goes is refused', () => {
  expect(decide(undefined, command('deposit', 5n))).toEqual({
    refusal: null,
    account: { ...emptyAccount(MEMBER, 'noriter'), cash: 5n, version: 1n },
  });
  expect(decide(undefined, command('stake', 5n)).refusal).toBe('W404');
});

test('every kind has a number of its own, and finds back to itself', () => {
  const kinds = kindNames();
  expect(new Set(kinds.map((kind) => postings[kind].code)).size).toBe(kinds.length);
  for (const kind of kinds) expect(kindOfCode(postings[kind].code)).toBe(kind);
  expect(kindOfCode(0)).toBeUndefined();
});

test('a decision moves the whole amount once, adds one version, and never goes below zero', () => {
  const won = fc.bigInt({ min: 0n, max: 1_000n });
  const kinds = fc.constantFrom(...kindNames());
  fc.assert(
    fc.property(won, won, won, kinds, won, (cash, held, points, kind, amount) => {
      const before = account(cash, held, points);
      const asked = command(kind, amount);
      const { refusal, account: after } = decide(before, asked);
      const isOwed = takesBack(kind) && cash < amount;
      const entries = entriesOf(isOwed ? { ...asked, from: 'owed' } : asked);
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0n)).toBe(0n);
      if (refusal !== null) expect(after).toEqual(before);
      else expect(after.version).toBe(before.version + 1n);
      for (const name of ['cash', 'held', 'points'] as const) {
        const moved = entries
          .filter((entry) => entry.account === name)
          .reduce((sum, entry) => sum + entry.amount, 0n);
        expect(after[name]).toBe(refusal === null ? before[name] + moved : before[name]);
        expect(after[name] >= 0n).toBe(true);
      }
      expect(after.owed).toBe(refusal === null && isOwed ? amount : 0n);
    }),
  );
});
