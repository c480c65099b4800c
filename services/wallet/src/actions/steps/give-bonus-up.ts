import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';
import type { SecretKey } from '@noriter/kit/secret-keys';
import type pg from 'pg';
import { markForfeited, type OwnRequirement } from '../../store/requests/bonuses.ts';
import { moveMoney } from './move-money.ts';

/**
 * Ends a promotion's bonus: what goes of it goes back to the promotion, and its requirement ends, if it has
 * one. The account is locked already.
 *
 * @param requirement of the bonus, or what it would be; it has not been given up
 */
export async function giveBonusUp(
  tx: pg.ClientBase,
  { siteId, memberId }: { siteId: string; memberId: string },
  {
    requirementId,
    counterAccount,
    subjectId,
  }: Pick<OwnRequirement, 'requirementId' | 'counterAccount' | 'subjectId'>,
  by: { forfeit: Won; at: Date; provenWith: readonly SecretKey[] },
): Promise<void> {
  const { forfeit, at, provenWith } = by;
  await markForfeited(tx, requirementId, { forfeited: forfeit, at });
  if (forfeit === 0n) return;
  const commandId = deriveId('bonus-forfeit', requirementId);
  const subject = { counterAccount, subjectType: 'promotion-grant', subjectId };
  const command = { commandId, siteId, memberId, kind: 'bonus_forfeit', amount: forfeit } as const;
  await moveMoney(tx, [{ ...command, ...subject }], at, provenWith);
}
