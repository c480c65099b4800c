import { expect, test } from 'vitest';
import { emptyAccount } from './account.ts';
import { noBetting } from './betting.ts';
import type { Player } from './decide.ts';
import { makeCommand } from './make-command.ts';
import type { CommandKind } from './posting.ts';
import { guardedMembers, OutdatedProtection, type Standing, withStandings } from './standing.ts';

const ANNA = '01890000-0000-7000-8000-000000000001';
const BORA = '01890000-0000-7000-8000-000000000002';

const commandOf = (memberId: string, kind: CommandKind) =>
  makeCommand({
    commandId: memberId,
    siteId: 'noriter',
    memberId,
    kind,
    amount: 1n,
    subjectType: 'test',
    subjectId: '',
  });

function judged(boundsVersion: number, standing: Standing) {
  const player: Player = {
    account: emptyAccount(ANNA, 'noriter'),
    betting: { ...noBetting, boundsVersion },
    debts: [],
  };
  const players = withStandings(new Map([[ANNA, player]]), new Map([[ANNA, standing]]));
  return players.get(ANNA)?.betting.barredBy;
}

test('who plays, or takes money to where it will be played with, is known first; each once', () => {
  const guarded = guardedMembers([
    commandOf(ANNA, 'stake'),
    commandOf(ANNA, 'free_bet_stake'),
    commandOf(BORA, 'payout'),
    commandOf(BORA, 'refund'),
    commandOf(BORA, 'free_bet_clawback'),
  ]);
  expect(guarded).toEqual([{ memberId: ANNA, siteId: 'noriter' }]);
  expect(guardedMembers([commandOf(BORA, 'game_money_out')])).toHaveLength(1);
});

test.each<[number, Standing, string | null]>([
  [2, { version: 2, suspended: false }, null],
  // The event was quicker than the mark.
  [3, { version: 2, suspended: false }, null],
  [2, { version: 2, suspended: true }, 'U0011'],
  [2, 'unknown', 'W105'],
])('bounds of version %i, and %o known: barred by %s', (version, standing, barredBy) => {
  expect(judged(version, standing)).toBe(barredBy);
});

test('bounds that are older than what is known decide nothing', () => {
  const standing = { version: 2, suspended: false };
  expect(() => judged(1, standing)).toThrow(OutdatedProtection);
  // Nobody stakes without an account: it needs no bounds.
  expect(withStandings(new Map(), new Map([[ANNA, standing]])).size).toBe(0);
});
