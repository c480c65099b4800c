/**
 * Invariant: a grant that was asked for has one row in the ledger, of its amount, to its member, on its
 * promotion's account, and these books have its outcome; what was given up of it, and what nobody used of a
 * free bet, have one more each. A row on a promotion's account is one of these.
 */
import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';
import type { LedgerEntry } from '@noriter/wallet-client/ledger';
import {
  accountOf,
  commandIdOf,
  expiryIdOf,
  GRANT_SUBJECT,
  grantKinds,
} from '../../promotions/domain/grant-command.ts';

export const faults = ['unknown', 'differs', 'missing', 'refused', 'unnoted'] as const;
export type Fault = (typeof faults)[number];

/** Those that come right by themselves, where a command or its outcome was only late. */
export const waitingFaults = ['missing', 'unnoted'] as const satisfies readonly Fault[];

/** A grant, and what became of it, as these books have it. */
export type GrantBooks = {
  readonly grantId: string;
  readonly promotionId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly reward: keyof typeof grantKinds;
  readonly amount: Won;
  readonly state: 'held' | 'asked' | 'given' | 'refused';
  /** What its member gave up of it, as the wallet told. */
  readonly forfeited: Won;
  /** Whether it is a free bet that nobody used in time. */
  readonly hasEnded: boolean;
};

/**
 * What a command of a grant has to be in the ledger: `applied`, `decided` either way, `unapplied`, which
 * these books were told, or `unasked`, which nobody asked for.
 */
type Due = 'applied' | 'decided' | 'unapplied' | 'unasked';

type GrantCommand = {
  readonly commandId: string;
  readonly kind: string;
  /** Null where these books do not know it yet. */
  readonly amount: Won | null;
  readonly due: Due;
};

/** What is wrong with a command: as it was asked for, or as the ledger has it. */
export type Mismatch = {
  readonly commandId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly grantId: string;
  readonly account: string;
  readonly kind: string;
  readonly amount: Won;
  readonly fault: Fault;
};

const dueOf = {
  held: 'unasked',
  asked: 'decided',
  given: 'applied',
  refused: 'unapplied',
} as const satisfies Record<GrantBooks['state'], Due>;

/** The wallet gives up a bonus under an id that follows from the condition which came with it. */
const forfeitIdOf = (commandId: string) =>
  deriveId('bonus-forfeit', deriveId('rolling-requirement', commandId));

/** Every command that a grant may have in the ledger. */
export function commandsOf(grant: GrantBooks): GrantCommand[] {
  const { grantId, reward, amount, state, forfeited, hasEnded } = grant;
  const commandId = commandIdOf(grantId);
  const given: GrantCommand = { commandId, kind: grantKinds[reward], amount, due: dueOf[state] };
  if (reward === 'cash') {
    const what = { commandId: forfeitIdOf(commandId), kind: 'bonus_forfeit' };
    // The wallet alone says how much it is, and tells it once it has moved.
    return forfeited > 0n
      ? [given, { ...what, amount: forfeited, due: 'applied' }]
      : [given, { ...what, amount: null, due: 'unapplied' }];
  }
  if (reward === 'points') return [given];
  const due = hasEnded ? 'applied' : 'unasked';
  return [given, { commandId: expiryIdOf(grantId), kind: 'free_bet_expire', amount, due }];
}

/** What is wrong with an applied row on a promotion's account; null where it is as it should be. */
export function judgeEntry(entry: LedgerEntry, grant: GrantBooks | undefined): Fault | null {
  if (entry.subjectType !== GRANT_SUBJECT || grant === undefined) return 'unknown';
  const command = commandsOf(grant).find(({ commandId }) => commandId === entry.commandId);
  if (command === undefined || command.due === 'unasked') return 'unknown';
  if (!isSame(entry, grant, command)) return 'differs';
  // One that waits for its outcome may hear of it at any moment; the other way asks again.
  return command.due === 'unapplied' ? 'unnoted' : null;
}

/**
 * What is wrong with what the ledger has of a grant.
 *
 * @param rows of its commands, by id
 */
export function judgeGrant(grant: GrantBooks, rows: ReadonlyMap<string, LedgerEntry>): Mismatch[] {
  const { siteId, memberId, grantId, promotionId } = grant;
  return commandsOf(grant).flatMap((command) => {
    const { commandId, kind } = command;
    const row = rows.get(commandId);
    const fault = judgeRow(grant, command, row);
    if (fault === null) return [];
    const amount = row?.amount ?? command.amount ?? 0n;
    const account = accountOf(promotionId);
    return [{ commandId, siteId, memberId, grantId, account, kind, amount, fault }];
  });
}

function judgeRow(
  grant: GrantBooks,
  { due }: GrantCommand,
  row: LedgerEntry | undefined,
): Fault | null {
  const isAwaited = due === 'applied' || due === 'decided';
  if (row === undefined) return isAwaited ? 'missing' : null;
  if (row.refusal !== null) {
    if (due === 'applied') return 'refused';
    return due === 'decided' ? 'unnoted' : null;
  }
  return judgeEntry(row, grant) ?? (due === 'decided' ? 'unnoted' : null);
}

function isSame(entry: LedgerEntry, grant: GrantBooks, { kind, amount }: GrantCommand): boolean {
  return (
    entry.siteId === grant.siteId &&
    entry.memberId === grant.memberId &&
    entry.subjectId === grant.grantId &&
    entry.counterAccount === accountOf(grant.promotionId) &&
    entry.kind === kind &&
    (amount === null || entry.amount === amount)
  );
}
