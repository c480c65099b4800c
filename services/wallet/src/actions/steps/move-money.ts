import { formatWon } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import type { SecretKey } from '@noriter/kit/secret-keys';
import type pg from 'pg';
import type { Outcome } from '../../domain/ledger/batch.ts';
import { type CommandDraft, makeCommand } from '../../domain/ledger/make-command.ts';
import { errors } from '../../errors.ts';
import { applyCommands } from '../apply-commands.ts';
import { addOutcomes } from './add-outcomes.ts';

/**
 * Moves money inside an action's transaction: all of the commands, or none of the action. The
 * outcomes leave by the outbox once it has committed.
 *
 * @param provenWith keys of who acts on it; nobody else asked, so mostly there is nobody to prove it to
 * @throws Refusal with the first command's refusal
 */
export async function moveMoney(
  tx: pg.ClientBase,
  drafts: readonly CommandDraft[],
  at: Date,
  provenWith?: readonly SecretKey[],
): Promise<Outcome[]> {
  const outcomes = await applyCommands(tx, drafts.map(makeCommand), { now: () => at });
  for (const { refusal, account } of outcomes) {
    if (refusal !== null) throw refuse(errors, refusal, { owed: formatWon(account.owed) });
  }
  const fresh = outcomes.filter((outcome) => !outcome.replayed);
  await addOutcomes(tx, fresh, provenWith);
  return outcomes;
}
