/**
 * Invariant: a service moves money only in the ways its business has. What nobody may ask for, such as
 * deposits, corrections and what debts pay, happens in the wallet alone, behind an operator.
 */
import type { CommandKind } from './posting.ts';

/** How a command comes in: on `wallet.commands`, or by a call whose sender waits. */
export type CommandWay = 'topic' | 'call';

type AskableKinds = Readonly<Record<CommandWay, readonly CommandKind[]>>;

/** Each service that may ask for commands at all, and for which. */
const kindsBySource: Readonly<Record<string, AskableKinds>> = {
  // Its own record of what a vendor asked for is what it asks by again: nothing comes on the topic.
  'games-gateway': {
    topic: [],
    call: ['stake', 'payout', 'refund', 'clawback', 'game_money_out', 'game_money_in'],
  },
  betting: {
    topic: [
      'stake',
      'payout',
      'refund',
      'clawback',
      'free_bet_stake',
      'free_bet_refund',
      'free_bet_clawback',
    ],
    call: ['stake', 'free_bet_stake'],
  },
  partner: {
    topic: ['transfer_out', 'transfer_in', 'commission_pay', 'points_grant'],
    call: ['transfer_out'],
  },
  promotion: {
    topic: ['points_grant', 'bonus_grant', 'free_bet_grant', 'free_bet_expire'],
    call: [],
  },
};

type AccountsOf = { readonly [Kind in CommandKind]?: RegExp };

const commission = /^partner:commission$/;

/**
 * The accounts that a service's commands may name, all or by kind: its own, by which it finds in the ledger all
 * that was asked for in its name. Another's account, or one that nobody compares, would hide what somebody with
 * its key gives away.
 */
const accountsBySource: Readonly<Record<string, RegExp | AccountsOf>> = {
  'games-gateway': /^vendor:.+$/,
  betting: /^house(?::.+)?$/,
  partner: {
    commission_pay: commission,
    points_grant: commission,
    transfer_in: /^partner:transfer$/,
    // Out of what was paid too: a settlement that is undone.
    transfer_out: /^partner:(?:transfer|commission)$/,
  },
  promotion: /^promotion:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** Whether a service may have this account as the other side of such a command. */
export function mayName(source: string, kind: CommandKind, counterAccount: string): boolean {
  const own = Object.hasOwn(accountsBySource, source) ? accountsBySource[source] : undefined;
  const named = own instanceof RegExp ? own : own?.[kind];
  return named?.test(counterAccount) ?? false;
}

export function mayAsk(source: string, way: CommandWay, kind: CommandKind): boolean {
  const askable = Object.hasOwn(kindsBySource, source) ? kindsBySource[source] : undefined;
  return askable?.[way].includes(kind) ?? false;
}

/** The source as a metric names it: who may ask for nothing has no name of its own. */
export function knownSource(source: string): string {
  return Object.hasOwn(kindsBySource, source) ? source : 'other';
}
