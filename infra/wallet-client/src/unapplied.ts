/**
 * Invariant: each command that is asked about is either applied as it was asked for, or named with its fault. An
 * answer that leaves one out is no answer.
 */
import type { Won } from '@noriter/kit/money';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import { type LedgerEntry, ledgerRows } from './ledger.ts';
import { nullOfOlder } from './null-of-older.ts';

/** A command that was asked for, as far as the wallet compares it. */
export type AskedAmount = { readonly commandId: string; readonly amount: Won };

const fault = z.enum(['missing', 'refused', 'differs']);

/** What is wrong with a command; it differs where another amount was moved. */
export type UnappliedFault = z.output<typeof fault>;

const answerShape = z.object({
  unapplied: z.array(z.object({ commandId: z.string(), fault })),
  applied: z.int(),
});

/**
 * Which of these commands, at most 1,000, the ledger has not applied as they were asked for. A wallet of before
 * this question answers with all their rows instead.
 *
 * @throws TE99 or NT99 when the wallet does not answer
 */
export async function unappliedOf(
  wallet: RemoteService,
  commands: readonly AskedAmount[],
): Promise<Map<string, UnappliedFault>> {
  if (commands.length === 0) return new Map();
  const judged = await nullOfOlder(askUnapplied(wallet, commands));
  return judged ?? judgedByRows(wallet, commands);
}

async function askUnapplied(
  wallet: RemoteService,
  commands: readonly AskedAmount[],
): Promise<Map<string, UnappliedFault>> {
  const asked = commands.map(({ commandId, amount }) => ({ commandId, amount: amount.toString() }));
  const path = '/internal/ledger/unapplied';
  const { unapplied, applied } = await callService(wallet, path, { commands: asked }, answerShape);
  const known = new Set(commands.map(({ commandId }) => commandId));
  // By their ids: one that is named twice would hide another that is left out.
  const judged = new Map(unapplied.map((one) => [one.commandId, one.fault]));
  const isWhole =
    applied + judged.size === commands.length && [...judged.keys()].every((id) => known.has(id));
  if (!isWhole) throw new Error('The wallet did not judge each of the commands.');
  return judged;
}

/** Commands, at most 2,000: their ids and their amounts as an array literal each, in the same order. */
export type AskedColumns = {
  readonly count: number;
  readonly commandIds: string;
  readonly amounts: string;
};

/**
 * Whether the ledger has applied all of these as they were asked for. It is false as well where a wallet of before
 * this question cannot tell: which of them it has not, and why, `unappliedOf` tells.
 *
 * @throws TE99 or NT99 when the wallet does not answer
 */
export async function areApplied(
  wallet: RemoteService,
  { count, commandIds, amounts }: AskedColumns,
): Promise<boolean> {
  if (count === 0) return true;
  const path = '/internal/ledger/applied-count';
  const answer = await nullOfOlder(
    callService(wallet, path, { commandIds, amounts }, z.object({ applied: z.int() })),
  );
  return answer?.applied === count;
}

/** The same, judged here by the commands' rows. */
export async function judgedByRows(
  wallet: RemoteService,
  commands: readonly AskedAmount[],
): Promise<Map<string, UnappliedFault>> {
  const rows = await ledgerRows(
    wallet,
    commands.map(({ commandId }) => commandId),
  );
  const judged = new Map<string, UnappliedFault>();
  for (const { commandId, amount } of commands) {
    const found = faultOf(rows.get(commandId), amount);
    if (found !== null) judged.set(commandId, found);
  }
  return judged;
}

function faultOf(row: LedgerEntry | undefined, amount: Won): UnappliedFault | null {
  if (row === undefined) return 'missing';
  if (row.refusal !== null) return 'refused';
  return row.amount === amount ? null : 'differs';
}
