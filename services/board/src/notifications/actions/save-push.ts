import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { isPushService } from '../clients/push-service.ts';
import type { PushLanguage } from '../domain/push-text.ts';
import { keepNewestPush, type PushSubscription, savePush } from '../store/push-subscriptions.ts';

/** More than anybody has at once; those that went without a word are the oldest. */
const BROWSERS_MAX = 10;

/**
 * A member agrees to be told in this browser while the site is closed.
 *
 * @throws BD050 for an address that is no push service's
 */
export async function saveMemberPush(
  { pool, clock, ids, config }: Pick<BoardBase, 'pool' | 'clock' | 'ids' | 'config'>,
  member: { siteId: string; memberId: string },
  given: PushSubscription & { language: PushLanguage },
): Promise<void> {
  if (!isPushService(given.endpoint, config)) throw refuse(errors, 'BD050');
  const { siteId, memberId } = member;
  await withTransaction(pool, async (tx) => {
    await savePush(tx, { ...given, siteId, memberId, subscriptionId: ids.next(), at: clock.now() });
    await keepNewestPush(tx, { memberId, kept: BROWSERS_MAX });
  });
}
