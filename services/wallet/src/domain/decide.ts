/**
 * Invariant: an applied command moves its whole amount and adds one to the version; a refused
 * one changes nothing.
 */
import { type Account, emptyAccount, isBalanceName } from './account.ts';
import { COMMAND_WON_MAX, type Command } from './command.ts';
import { entriesOf, postings, type ShortOfMoney } from './posting.ts';

/** W400 no such amount, W404 no such account, the others: too little money. */
export type DecideRefusal = ShortOfMoney | 'W400' | 'W404';

export type Decision =
  | { refusal: null; account: Account }
  | { refusal: DecideRefusal; account: Account };

/**
 * Decides one command against the member's account.
 *
 * Without an account, a command that brings money opens one: the event of the member's approval
 * is only late, and the money must not be lost. One that takes money is refused.
 */
export function decide(known: Account | undefined, command: Command): Decision {
  const account = known ?? emptyAccount(command.memberId, command.siteId);
  if (command.amount <= 0n || command.amount > COMMAND_WON_MAX) {
    return { refusal: 'W400', account };
  }
  if (account.siteId !== command.siteId) return { refusal: 'W404', account };
  const { short } = postings[command.kind];
  if (known === undefined && short !== '') return { refusal: 'W404', account };
  const after = { ...account, version: account.version + 1n };
  for (const entry of entriesOf(command)) {
    if (isBalanceName(entry.account)) after[entry.account] += entry.amount;
  }
  if (short !== '' && (after.cash < 0n || after.held < 0n || after.points < 0n)) {
    return { refusal: short, account };
  }
  return { refusal: null, account: after };
}
