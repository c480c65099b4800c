/**
 * Invariant: every row of the ledger on a house account is one that these books asked for, with the
 * same member and amount; and all that they asked for is in the ledger, applied.
 */
import type { Won } from '@noriter/kit/money';
import type { LedgerEntry } from '@noriter/wallet-client/ledger';
import { SLIP_SUBJECT, stakeCommandId, stakeKindOf } from '../../placement/domain/stake.ts';

export const faults = ['unknown', 'differs', 'missing', 'refused', 'unreturned'] as const;
export type Fault = (typeof faults)[number];

/** Those that come right by themselves, where a command or the slip’s end was only late. */
export const waitingFaults = ['missing', 'unreturned'] as const satisfies readonly Fault[];

/** A slip, and what its bets asked to be moved by each of their settlements. */
export type SlipBooks = {
  readonly slipId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly stake: Won;
  readonly state: string;
  /** What staked it; null where its member did. */
  readonly freeBetId: string | null;
  readonly returns: ReadonlyMap<string, Won>;
};

/**
 * What is wrong with a row; null where it is as it should be. `returned` is a stake that went back as
 * a whole because its slip was refused: it is right if that stake was taken and is not back yet.
 */
export function judgeEntry(
  entry: LedgerEntry,
  slip: SlipBooks | undefined,
): Fault | 'returned' | null {
  if (entry.subjectType !== SLIP_SUBJECT || slip === undefined) return 'unknown';
  if (entry.memberId !== slip.memberId || entry.siteId !== slip.siteId) return 'differs';
  const isStake = entry.commandId === stakeCommandId(slip.slipId) || entry.kind === 'stake';
  return isStake ? judgeStake(entry, slip) : judgeReturn(entry, slip);
}

function judgeStake(entry: LedgerEntry, slip: SlipBooks): Fault | null {
  if (entry.commandId !== stakeCommandId(slip.slipId)) return 'unknown';
  if (entry.amount !== slip.stake || entry.kind !== stakeKindOf(slip)) return 'differs';
  if (entry.refusal !== null) return slip.state === 'accepted' ? 'refused' : null;
  return slip.state === 'accepted' ? null : 'unreturned';
}

/** What takes; a free bet was once taken again by a further stake. */
const takingKinds: ReadonlySet<string> = new Set([
  'clawback',
  'free_bet_clawback',
  'free_bet_stake',
]);

const returnKinds: ReadonlySet<string> = new Set([
  ...takingKinds,
  'payout',
  'refund',
  'free_bet_refund',
]);

function judgeReturn(entry: LedgerEntry, slip: SlipBooks): Fault | 'returned' | null {
  const { kind, amount } = entry;
  const moved = slip.returns.get(entry.commandId);
  if (moved === undefined) {
    const back = slip.freeBetId === null ? 'refund' : 'free_bet_refund';
    const isWhole = kind === back && amount === slip.stake;
    return isWhole && slip.state === 'refused' ? 'returned' : 'unknown';
  }
  if (entry.refusal !== null) return 'refused';
  const came = takingKinds.has(kind) ? -amount : amount;
  return returnKinds.has(kind) && came === moved ? null : 'differs';
}
