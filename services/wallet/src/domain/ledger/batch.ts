/**
 * Invariant: any way of cutting a stream of commands into batches gives the same outcomes, the
 * same ledger and the same balances as one command at a time.
 */
import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import { calendarOf } from '../calendar.ts';
import { type Receiver, withTransfer } from '../receiving.ts';
import { askedOf } from '../requests/turnover-condition.ts';
import { type Account, emptyAccount } from './account.ts';
import { type Command, sameBody, transferSides } from './command.ts';
import { type Debt, paymentsDue } from './debt.ts';
import { type DecideRefusal, decide, type Player } from './decide.ts';

/** What became of a command: the ledger keeps it, and answers every repetition with it. */
export type Outcome = {
  readonly command: Command;
  /** Why it was refused; null when it was applied. */
  readonly refusal: DecideRefusal | 'C999' | 'T003' | 'W408' | null;
  /** The member's account after the command. */
  readonly account: Account;
  readonly at: Date;
  /** Decided earlier, here or in another batch: sent again, not applied again. */
  readonly replayed: boolean;
};

/** What a batch starts from. */
export type BatchState = {
  readonly players: ReadonlyMap<string, Player>;
  /** Outcomes the ledger already has for ids of this batch. */
  readonly recorded: ReadonlyMap<string, Outcome>;
  /** What members have left to stake whose commands ask for it. */
  readonly unstaked?: ReadonlyMap<string, Won>;
  /** Whom of these an operator keeps from withdrawing. */
  readonly banned?: ReadonlySet<string>;
  /** Whom transfers go to whose commands say it. */
  readonly receivers?: ReadonlyMap<string, Receiver>;
  /** Commands whose deposit was taken back before they came: they bring nothing any more. */
  readonly undone?: ReadonlySet<string>;
};

export type BatchDecision = {
  /** One for each command, in its order. */
  outcomes: Outcome[];
  /** Payments of debts that followed from them, which nobody asked for. */
  payments: Outcome[];
  /** The outcomes to write into the ledger. */
  fresh: Outcome[];
  /** Whose account changed, as it is after the batch. */
  changed: Player[];
  /** Debts that were made or changed, as they are after the batch. */
  debts: Debt[];
};

/**
 * Decides commands in their order, each against what the ones before it left behind. What a command
 * brings to a member who owes is taken at once, before the next one is decided.
 */
export function decideBatch(
  state: BatchState,
  commands: readonly Command[],
  at: Date,
): BatchDecision {
  const changed = new Map<string, Player>();
  const decided = new Map<string, Outcome>();
  const debts = new Map<string, Debt>();
  const payments: Outcome[] = [];
  const unstaked = new Map(state.unstaked);
  const receivers = new Map(state.receivers);
  const playerOf = (id: string) => changed.get(id) ?? state.players.get(id);
  const leftOf = ({ memberId }: Command) => unstaked.get(memberId) ?? 0n;
  const moment = { at, calendar: calendarOf(koreaDay(at)) };
  const outcomes = commands.map((command) => {
    const player = playerOf(command.memberId);
    const earlier = decided.get(command.commandId) ?? state.recorded.get(command.commandId);
    if (earlier !== undefined) return repeated(earlier, command, player?.account);
    if (state.undone?.has(command.commandId)) return turnAway(command, player);
    const outcome = apply(command, player);
    const due = duePayments(changed.get(command.memberId), command);
    for (const payment of due) payments.push(apply(payment, playerOf(payment.memberId)));
    const asked = outcome.refusal === null ? askedOf(command, due) : 0n;
    if (asked > 0n) unstaked.set(command.memberId, leftOf(command) + asked);
    return outcome;
  });
  return {
    outcomes,
    payments,
    fresh: [...decided.values()],
    changed: [...changed.values()],
    debts: [...debts.values()],
  };

  function turnAway(command: Command, player: Player | undefined): Outcome {
    const account = player?.account ?? emptyAccount(command.memberId, command.siteId);
    const outcome: Outcome = { command, refusal: 'T003', account, at, replayed: false };
    decided.set(command.commandId, outcome);
    return outcome;
  }

  function apply(asked: Command, player: Player | undefined): Outcome {
    const {
      refusal,
      command,
      debt,
      account,
      betting,
      debts: left,
    } = decide(player, asked, moment, {
      unstaked: leftOf(asked),
      isBanned: state.banned?.has(asked.memberId) ?? false,
      receiver: receivers.get(asked.receiverId ?? ''),
    });
    const outcome = { command, refusal, account, at, replayed: false };
    decided.set(command.commandId, outcome);
    if (refusal === null) {
      changed.set(command.memberId, { account, betting, debts: left });
      countTransfer(receivers, command);
    }
    if (debt !== null) debts.set(debt.debtId, debt);
    return outcome;
  }
}

/** What a transfer takes and brings, for those after it in the batch. */
function countTransfer(receivers: Map<string, Receiver>, command: Command): void {
  for (const [memberId, amount] of transferSides(command)) {
    const receiver = receivers.get(memberId);
    if (receiver !== undefined) receivers.set(memberId, withTransfer(receiver, amount));
  }
}

function duePayments(player: Player | undefined, cause: Command): Command[] {
  if (player === undefined || player.account.owed === 0n) return [];
  return paymentsDue(player.account.cash, player.debts, cause);
}

/** The same id again: the stored outcome, or C999 when the body is another one. */
export function repeated(earlier: Outcome, command: Command, known: Account | undefined): Outcome {
  if (sameBody(earlier.command, command)) return { ...earlier, replayed: true };
  // The earlier outcome may be another member's: its balances are not for this caller.
  const account = known ?? emptyAccount(command.memberId, command.siteId);
  return { command, refusal: 'C999', account, at: earlier.at, replayed: true };
}
