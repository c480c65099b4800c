/**
 * Invariant: an applied command moves its whole amount and adds one to the version; a refused
 * one changes nothing. Taking back is never refused for too little money: it is owed instead.
 */
import type { Won } from '@noriter/kit/money';
import { mayReceive, type Receiver } from '../receiving.ts';
import { type Account, emptyAccount, withEntry } from './account.ts';
import {
  type Betting,
  lossOf,
  type Moment,
  noBetting,
  playRefusal,
  type StakeRefusal,
  stakeRefusal,
  withBet,
} from './betting.ts';
import type { Command } from './command.ts';
import { type Debt, debtAfter, debtOf } from './debt.ts';
import { COMMAND_WON_MAX } from './make-command.ts';
import { entriesOf, postings, type ShortOfMoney, takesBack } from './posting.ts';
import { withWager } from './wager.ts';

/** What a command is decided against, read and locked together. */
export type Player = {
  readonly account: Account;
  readonly betting: Betting;
  /** What is still owed, the oldest first. */
  readonly debts: readonly Debt[];
};

/**
 * W400 no such amount, W404 no such account, C221 a withdrawal of who owes, C203 and C216 a transfer of who may not
 * withdraw or has something left to stake, C504 one to who may not be given that much, W012 no such debt, the
 * others: kept from playing, too little money.
 */
export type DecideRefusal =
  | ShortOfMoney
  | StakeRefusal
  | 'W400'
  | 'W404'
  | 'C221'
  | 'C203'
  | 'C216'
  | 'C504'
  | 'W012';

/** What keeps a member's money from leaving as a transfer. */
export type Leaving = {
  /** What the member has left to stake. */
  readonly unstaked: Won;
  /** An operator keeps the member from withdrawing. */
  readonly isBanned: boolean;
  /** Whom the transfer goes to, where the command says it. */
  readonly receiver?: Receiver | undefined;
};

const FREE: Leaving = { unstaked: 0n, isBanned: false };

export type Decision = Player & {
  refusal: DecideRefusal | null;
  /** As it was applied: what is taken back and not there leaves the account `owed`. */
  command: Command;
  /** The debt it made or changed, if any. */
  debt: Debt | null;
};

/**
 * Decides one command against the member's account.
 *
 * Without an account, a command that brings money opens one: the event of the member's approval
 * is only late, and the money must not be lost. One that takes money is refused.
 *
 * @param leaving what keeps the member's money from leaving, where the command asks
 */
export function decide(
  known: Player | undefined,
  asked: Command,
  moment: Moment,
  leaving: Leaving = FREE,
): Decision {
  const player = known ?? newPlayer(asked.memberId, asked.siteId);
  const { account, betting } = player;
  const refused = (refusal: DecideRefusal): Decision => ({
    ...player,
    refusal,
    command: asked,
    debt: null,
  });
  const { kind, amount } = asked;
  if (amount <= 0n || amount > COMMAND_WON_MAX) return refused('W400');
  if (account.siteId !== asked.siteId) return refused('W404');
  const { short } = postings[kind];
  if (known === undefined && short !== '') return refused('W404');
  const kept = (asked.afterTurnover ? keptIn(leaving) : null) ?? keptBy(player, asked, moment);
  if (kept !== null) return refused(kept);
  const isOwed = takesBack(kind) && account.cash < amount;
  const command = isOwed ? { ...asked, from: 'owed' } : asked;
  const after = accountAfter(account, command);
  if (short !== '' && isShort(after)) return refused(short);
  // Who has not the money learns nothing of whom it would go to.
  if (!mayReceive(leaving.receiver, amount)) return refused('C504');
  // What a person types; money that is owed to a member is never refused for its size.
  if (kind === 'adjust_up' && after.cash > COMMAND_WON_MAX) return refused('W400');
  const debt = isOwed ? debtOf(command, moment.at) : changedDebt(player, command, moment);
  if (debt === null && postings[kind].short === 'W012') return refused('W012');
  const lost = lossOf(kind, amount);
  const bet =
    lost === null ? betting : withBet(withWagered(betting, command, moment), lost, moment);
  return {
    refusal: null,
    command,
    debt,
    account: after,
    betting: bet,
    debts: debtsAfter(player.debts, debt),
  };
}

/** Who has no limit of wagers has nothing counted. */
function withWagered(betting: Betting, command: Command, { calendar }: Moment): Betting {
  const { wager } = betting;
  return wager === null ? betting : { ...betting, wager: withWager(wager, command, calendar) };
}

function keptIn({ unstaked, isBanned }: Leaving) {
  if (isBanned) return 'C203';
  return unstaked > 0n ? 'C216' : null;
}

/** Who owes keeps nothing to withdraw; a stake has its own bounds. */
function keptBy({ account, betting }: Player, { kind, amount }: Command, moment: Moment) {
  if (kind === 'stake' || kind === 'game_money_out') return stakeRefusal(betting, amount, moment);
  // Nothing of the member's can be lost by it, but who is kept from playing plays with nothing.
  if (kind === 'free_bet_stake') return playRefusal(betting, moment);
  return kind === 'withdrawal_hold' && account.owed > 0n ? 'C221' : null;
}

function accountAfter(account: Account, command: Command): Account {
  return entriesOf(command).reduce(
    (after, entry) => withEntry(after, entry.account, entry.amount),
    { ...account, version: account.version + 1n },
  );
}

function isShort({ cash, held, points }: Account): boolean {
  return cash < 0n || held < 0n || points < 0n;
}

function changedDebt({ debts }: Player, command: Command, { at }: Moment): Debt | null {
  const changes = command.kind === 'debt_payment' || command.kind === 'debt_write_off';
  return changes ? debtAfter(debts, command, at) : null;
}

function debtsAfter(debts: readonly Debt[], changed: Debt | null): readonly Debt[] {
  if (changed === null) return debts;
  const known = debts.some(({ debtId }) => debtId === changed.debtId);
  const all = known
    ? debts.map((debt) => (debt.debtId === changed.debtId ? changed : debt))
    : [...debts, changed];
  return all.filter(({ closedAt }) => closedAt === null);
}

function newPlayer(memberId: string, siteId: string): Player {
  return { account: emptyAccount(memberId, siteId), betting: noBetting, debts: [] };
}
