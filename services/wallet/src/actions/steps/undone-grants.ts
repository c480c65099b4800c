import type pg from 'pg';
import type { Outcome } from '../../domain/ledger/batch.ts';
import type { Command } from '../../domain/ledger/command.ts';
import { depositGrantId } from '../../domain/requests/deposit-grant.ts';
import { takenBackWithBonus } from '../../store/requests/taken-back.ts';

/**
 * The commands of a batch that bring the chosen bonus of a deposit which was taken back meanwhile: a promotion
 * that is hours behind asks for it all the same. The accounts are locked, as they are by who takes a deposit back,
 * so each bonus was there to be given up then, or is found here. Most batches bring no bonus and read nothing.
 *
 * @returns their ids
 */
export async function undoneGrants(
  tx: pg.ClientBase,
  commands: readonly Command[],
  recorded: ReadonlyMap<string, Outcome>,
): Promise<Set<string>> {
  const grants = commands.filter(
    ({ commandId, kind, subjectType }) =>
      kind === 'bonus_grant' && subjectType === 'promotion-grant' && !recorded.has(commandId),
  );
  if (grants.length === 0) return new Set();
  const members = new Set(grants.map(({ memberId }) => memberId));
  const deposits = await takenBackWithBonus(tx, [...members]);
  const undone = new Set(
    deposits.map(({ promotionId, requestId }) => depositGrantId(promotionId, requestId)),
  );
  return new Set(
    grants.flatMap(({ commandId, subjectId }) => (undone.has(subjectId) ? [commandId] : [])),
  );
}
