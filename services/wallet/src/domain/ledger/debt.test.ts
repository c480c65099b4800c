import { describe, expect, test } from 'vitest';
import { emptyAccount } from './account.ts';
import { decideBatch } from './batch.ts';
import { noBetting } from './betting.ts';
import type { Command } from './command.ts';
import { DEBT_SUBJECT, leftOf } from './debt.ts';
import type { Player } from './decide.ts';
import { type CommandDraft, makeCommand } from './make-command.ts';
import type { CommandKind } from './posting.ts';

const AT = new Date('2026-01-15T03:00:00Z');
const MEMBER = '01890000-0000-7000-8000-000000000001';
const idOf = (number: number) => `0189000a-0000-7000-8000-${String(number).padStart(12, '0')}`;

let last = 0;
function command(kind: CommandKind, amount: bigint, changes: Partial<CommandDraft> = {}): Command {
  last += 1;
  const subject = { subjectType: 'bet-slip', subjectId: 'slip' };
  const body = { commandId: idOf(last), siteId: 'noriter', memberId: MEMBER, kind, amount };
  return makeCommand({ ...body, ...subject, ...changes });
}

/** A member with so much cash, and what the wallet has recorded of them. */
function member(cash: bigint) {
  let player: Player = {
    account: { ...emptyAccount(MEMBER, 'noriter'), cash },
    betting: noBetting,
    debts: [],
  };
  const recorded = new Map();
  return {
    get player() {
      return player;
    },
    send(...commands: Command[]) {
      const players = new Map([[MEMBER, player]]);
      const decision = decideBatch({ players, recorded }, commands, AT);
      for (const outcome of decision.fresh) recorded.set(outcome.command.commandId, outcome);
      player = decision.changed[0] ?? player;
      return decision;
    },
  };
}

describe('taking back', () => {
  test('what is there is one movement and no debt', () => {
    const rich = member(100n);
    const { fresh, debts } = rich.send(command('clawback', 100n));
    expect(fresh.map((one) => [one.command.from, one.command.to])).toEqual([['cash', 'house']]);
    expect(debts).toEqual([]);
    expect(rich.player.account).toMatchObject({ cash: 0n, owed: 0n, version: 1n });
  });

  test('more than is there takes what there is, and the rest is owed', () => {
    const poor = member(30n);
    const back = command('clawback', 100n, { counterAccount: 'house:sport' });
    const { outcomes, payments, debts } = poor.send(back);
    expect(outcomes).toMatchObject([{ refusal: null, command: { from: 'owed', amount: 100n } }]);
    expect(payments).toMatchObject([
      {
        refusal: null,
        command: { from: 'cash', to: 'owed', amount: 30n, subjectType: DEBT_SUBJECT },
      },
    ]);
    expect(debts).toMatchObject([{ debtId: back.commandId, amount: 100n, collected: 30n }]);
    expect(poor.player.account).toMatchObject({ cash: 0n, owed: 70n, version: 2n });
  });

  test('from nobody is refused: there is no account that could owe', () => {
    const { outcomes } = decideBatch(
      { players: new Map(), recorded: new Map() },
      [command('clawback', 5n)],
      AT,
    );
    expect(outcomes).toMatchObject([{ refusal: 'W404' }]);
  });

  test('adds the whole sum to the loss of its day, and a payment adds nothing', () => {
    const poor = member(30n);
    poor.send(command('clawback', 100n));
    poor.send(command('deposit', 70n));
    expect(poor.player.betting.net.day).toBe(100n);
  });

  test('sent again is the same command, though it was taken from another account', () => {
    const poor = member(0n);
    const back = command('clawback', 100n);
    poor.send(back);
    const { outcomes, fresh, debts } = poor.send(back);
    expect(outcomes).toMatchObject([{ refusal: null, replayed: true }]);
    expect([fresh, debts]).toEqual([[], []]);
    const other = { ...back, amount: 99n };
    expect(poor.send(other).outcomes).toMatchObject([{ refusal: 'C999' }]);
  });
});

describe('what comes in', () => {
  test.each<CommandKind>(['deposit', 'payout', 'refund', 'bonus_grant', 'adjust_up'])(
    'by %s pays the oldest debt first, and the rest stays with the member',
    (kind) => {
      const owing = member(0n);
      const [first, second] = [command('clawback', 50n), command('clawback', 30n)];
      owing.send(first, second);
      const { payments } = owing.send(command(kind, 60n));
      expect(payments.map(({ command: one }) => [one.subjectId, one.amount])).toEqual([
        [first.commandId, 50n],
        [second.commandId, 10n],
      ]);
      expect(owing.player.debts.map(leftOf)).toEqual([20n]);
      expect(owing.player.account).toMatchObject({ cash: 0n, owed: 20n });
      owing.send(command(kind, 25n));
      expect(owing.player.debts).toEqual([]);
      expect(owing.player.account).toMatchObject({ cash: 5n, owed: 0n });
    },
  );

  test('is taken before the next command is decided', () => {
    const owing = member(0n);
    owing.send(command('clawback', 50n));
    const { outcomes } = owing.send(command('deposit', 50n), command('stake', 10n));
    expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, 'B6000']);
  });

  test('and is sent again pays nothing again', () => {
    const owing = member(0n);
    owing.send(command('clawback', 50n));
    const deposit = command('deposit', 20n);
    owing.send(deposit);
    const again = owing.send(deposit, deposit);
    expect([again.payments, again.debts]).toEqual([[], []]);
    expect(owing.player.account).toMatchObject({ cash: 0n, owed: 30n });
  });

  test('of a withdrawal that was given back pays, too; points and held money do not', () => {
    const owing = member(80n);
    owing.send(command('withdrawal_hold', 80n), command('points_grant', 9n));
    owing.send(command('clawback', 50n));
    expect(owing.player.account).toMatchObject({ cash: 0n, held: 80n, points: 9n, owed: 50n });
    owing.send(command('withdrawal_release', 80n));
    expect(owing.player.account).toMatchObject({ cash: 30n, held: 0n, points: 9n, owed: 0n });
  });
});

describe('who owes', () => {
  test('cannot ask for a withdrawal', () => {
    const owing = member(0n);
    owing.send(command('clawback', 50n));
    const { outcomes } = owing.send(command('withdrawal_hold', 10n));
    expect(outcomes).toMatchObject([{ refusal: 'C221', account: { owed: 50n } }]);
  });

  test('is let off by a write-off of no more than is left', () => {
    const owing = member(10n);
    const back = command('clawback', 50n);
    owing.send(back);
    const off = { subjectType: DEBT_SUBJECT, subjectId: back.commandId };
    expect(owing.send(command('debt_write_off', 41n, off)).outcomes).toMatchObject([
      { refusal: 'W012' },
    ]);
    const { debts } = owing.send(command('debt_write_off', 40n, off));
    expect(debts).toMatchObject([{ collected: 10n, writtenOff: 40n, closedAt: AT }]);
    expect(owing.player.account).toMatchObject({ cash: 0n, owed: 0n });
    expect(owing.send(command('debt_write_off', 1n, off)).outcomes).toMatchObject([
      { refusal: 'W012' },
    ]);
  });
});
