import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Receiver } from '../../members/store/members.ts';
import { checkEntitled } from '../../promotions/actions/steps/entitled.ts';
import { type Promotion, readPromotion } from '../../promotions/store/promotions.ts';
import { tournamentOf } from '../domain/course.ts';
import { insertEntry } from '../store/entries.ts';

/**
 * Enters a member: what they place from now on counts. Before its start they may enter, too. Asked again
 * it is the same entry.
 *
 * @throws Refusal PR001 to PR004, TN001 nobody has to enter
 */
export async function enterTournament(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  member: Receiver,
  promotionId: string,
): Promise<void> {
  const { siteId, memberId } = member;
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    const promotion = await readPromotion(tx, { siteId, promotionId });
    const tournament = promotion === null ? null : tournamentOf(promotion.definition);
    if (promotion === null || tournament === null) throw refuse(errors, 'PR001');
    if (tournament.rules.entry === 'automatic') throw refuse(errors, 'TN001');
    await checkEntitled(tx, asBegun(promotion, at), member, { now: at, locks: true });
    await insertEntry(tx, { promotionId, memberId, enteredAt: at, isMeant: true });
  });
}

/** Who they are is asked of this moment; only its start may be still to come. */
function asBegun(promotion: Promotion, at: Date): Promotion {
  const { definition } = promotion;
  if (new Date(definition.startsAt) <= at) return promotion;
  return { ...promotion, definition: { ...definition, startsAt: at.toISOString() } };
}
