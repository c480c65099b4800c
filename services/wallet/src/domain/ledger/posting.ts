/**
 * Invariant: money is never made or lost, only moved. Each kind of command takes an amount from
 * one account and gives the same amount to one other.
 */
import type { Won } from '@noriter/kit/money';

/**
 * A side of a posting: one of the member's accounts, the counter account, or what is set aside for
 * free bets, which is no member's before it has won.
 */
type Side = 'cash' | 'held' | 'points' | 'owed' | 'counter' | 'freebet';

type Posting = {
  /** Its number in the ledger and in the contract; never given to another kind. */
  code: number;
  from: Side;
  to: Side;
  /** The counter account of a command that names none. */
  counter: string;
  /** The refusal when the member's balance is too small; money from a counter never is. */
  short: string;
};

/**
 * What each command does with money: the whole wallet in one table. A counter account may go
 * below zero: the bank clearing account is the mirror of what members brought in. What is taken
 * back and not there leaves `owed` instead of cash.
 */
export const postings = {
  stake: { code: 1, from: 'cash', to: 'counter', counter: 'house', short: 'B6000' },
  payout: { code: 2, from: 'counter', to: 'cash', counter: 'house', short: '' },
  refund: { code: 3, from: 'counter', to: 'cash', counter: 'house', short: '' },
  deposit: { code: 4, from: 'counter', to: 'cash', counter: 'bank:clearing', short: '' },
  withdrawal_hold: { code: 5, from: 'cash', to: 'held', counter: '', short: 'C202' },
  withdrawal_release: { code: 6, from: 'held', to: 'cash', counter: '', short: 'W001' },
  withdrawal_pay: { code: 7, from: 'held', to: 'counter', counter: 'bank:clearing', short: 'W001' },
  points_grant: { code: 8, from: 'counter', to: 'points', counter: 'promotion', short: '' },
  points_convert: { code: 9, from: 'points', to: 'cash', counter: '', short: 'P003' },
  adjust_up: { code: 10, from: 'counter', to: 'cash', counter: 'adjustment', short: '' },
  adjust_down: { code: 11, from: 'cash', to: 'counter', counter: 'adjustment', short: 'C202' },
  bonus_grant: { code: 12, from: 'counter', to: 'cash', counter: 'promotion', short: '' },
  clawback: { code: 13, from: 'cash', to: 'counter', counter: 'house', short: 'C202' },
  debt_payment: { code: 14, from: 'cash', to: 'owed', counter: '', short: 'W012' },
  debt_write_off: { code: 15, from: 'counter', to: 'owed', counter: 'bad-debt', short: 'W012' },
  // Between cash and a vendor with a wallet of its own: for loss limits a stake and what came back of it.
  game_money_out: { code: 16, from: 'cash', to: 'counter', counter: 'vendor', short: 'B0099' },
  game_money_in: { code: 17, from: 'counter', to: 'cash', counter: 'vendor', short: '' },
  transfer_out: {
    code: 18,
    from: 'cash',
    to: 'counter',
    counter: 'partner:transfer',
    short: 'C202',
  },
  transfer_in: { code: 19, from: 'counter', to: 'cash', counter: 'partner:transfer', short: '' },
  commission_pay: {
    code: 20,
    from: 'counter',
    to: 'cash',
    counter: 'partner:commission',
    short: '',
  },
  bonus_forfeit: { code: 21, from: 'cash', to: 'counter', counter: 'promotion', short: 'C202' },
  free_bet_grant: { code: 22, from: 'counter', to: 'freebet', counter: 'promotion', short: '' },
  free_bet_stake: { code: 23, from: 'freebet', to: 'counter', counter: 'house', short: '' },
  free_bet_refund: { code: 24, from: 'counter', to: 'freebet', counter: 'house', short: '' },
  free_bet_expire: { code: 25, from: 'freebet', to: 'counter', counter: 'promotion', short: '' },
  // A completed deposit that did not stand, and the bonus that came with it, back to where they came from.
  deposit_reversal: {
    code: 26,
    from: 'cash',
    to: 'counter',
    counter: 'bank:clearing',
    short: 'C202',
  },
  bonus_reversal: { code: 27, from: 'cash', to: 'counter', counter: 'promotion', short: 'C202' },
  // What a correction takes again is staked already: nobody is asked whether they may play.
  free_bet_clawback: { code: 28, from: 'freebet', to: 'counter', counter: 'house', short: '' },
} as const satisfies Record<string, Posting>;

export type CommandKind = keyof typeof postings;
export type ShortOfMoney = Exclude<(typeof postings)[CommandKind]['short'], ''>;

/** What takes back money that was not due: it is never refused for too little, but owed. */
const takingBack: ReadonlySet<CommandKind> = new Set([
  'clawback',
  'bonus_forfeit',
  'deposit_reversal',
  'bonus_reversal',
]);

export function takesBack(kind: CommandKind): boolean {
  return takingBack.has(kind);
}

/** One side of an applied command: below zero where money went out. */
export type Entry = { account: string; amount: Won };

const kindByCode = new Map(kindNames().map((kind) => [postings[kind].code as number, kind]));

/** The kind with this number in the ledger or the contract, if there is one. */
export function kindOfCode(code: number): CommandKind | undefined {
  return kindByCode.get(code);
}

/** The accounts a command moves money between. */
export function sidesOf(kind: CommandKind, counterAccount: string): { from: string; to: string } {
  const { from, to, counter } = postings[kind];
  const named = counterAccount === '' ? counter : counterAccount;
  return { from: from === 'counter' ? named : from, to: to === 'counter' ? named : to };
}

/** Of the accounts of a row the one that is not its member's; empty where both are. */
export function counterOf(kind: CommandKind, { from, to }: { from: string; to: string }): string {
  if (postings[kind].from === 'counter') return from;
  return postings[kind].to === 'counter' ? to : '';
}

/** The balanced pair of entries an applied command writes. */
export function entriesOf(command: { from: string; to: string; amount: Won }): [Entry, Entry] {
  return [
    { account: command.from, amount: -command.amount },
    { account: command.to, amount: command.amount },
  ];
}

export function kindNames(): CommandKind[] {
  return Object.keys(postings).filter((name): name is CommandKind => name in postings);
}
