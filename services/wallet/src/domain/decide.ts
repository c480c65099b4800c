/**
 * Invariant: an applied command moves its whole amount and adds one to the version; a refused
 * one changes nothing.
 */
import { type Account, emptyAccount, isBalanceName } from './account.ts';
import {
  type Betting,
  lossOf,
  type Moment,
  noBetting,
  type StakeRefusal,
  stakeRefusal,
  withBet,
} from './betting.ts';
import { COMMAND_WON_MAX, type Command } from './command.ts';
import { entriesOf, postings, type ShortOfMoney } from './posting.ts';

/** What a command is decided against, read and locked together. */
export type Player = { readonly account: Account; readonly betting: Betting };

/** W400 no such amount, W404 no such account, the others: kept from playing, too little money. */
export type DecideRefusal = ShortOfMoney | StakeRefusal | 'W400' | 'W404';

export type Decision = Player & { refusal: DecideRefusal | null };

/**
 * Decides one command against the member's account.
 *
 * Without an account, a command that brings money opens one: the event of the member's approval
 * is only late, and the money must not be lost. One that takes money is refused.
 */
export function decide(known: Player | undefined, command: Command, moment: Moment): Decision {
  const player = known ?? newPlayer(command.memberId, command.siteId);
  const { account, betting } = player;
  const { kind, amount } = command;
  if (amount <= 0n || amount > COMMAND_WON_MAX) return { ...player, refusal: 'W400' };
  if (account.siteId !== command.siteId) return { ...player, refusal: 'W404' };
  const { short } = postings[kind];
  if (known === undefined && short !== '') return { ...player, refusal: 'W404' };
  const kept = kind === 'stake' ? stakeRefusal(betting, amount, moment) : null;
  if (kept !== null) return { ...player, refusal: kept };
  const after = { ...account, version: account.version + 1n };
  for (const entry of entriesOf(command)) {
    if (isBalanceName(entry.account)) after[entry.account] += entry.amount;
  }
  if (short !== '' && (after.cash < 0n || after.held < 0n || after.points < 0n)) {
    return { ...player, refusal: short };
  }
  const lost = lossOf(kind, amount);
  const bet = lost === null ? betting : withBet(betting, lost, moment);
  return { refusal: null, account: after, betting: bet };
}

function newPlayer(memberId: string, siteId: string): Player {
  return { account: emptyAccount(memberId, siteId), betting: noBetting };
}
