import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { isPushService } from '../clients/push-service.ts';
import type { PushLanguage } from '../domain/push-text.ts';
import {
  countPushes,
  lockPushes,
  type PushSubscription,
  savePush,
} from '../store/push-subscriptions.ts';

/** More than anybody has at once; push services say which are gone. */
const BROWSERS_MAX = 10;

/**
 * A member agrees to be told in this browser while the site is closed. It takes the place of no other: who is
 * in with a stolen session keeps no owner's browser from what is said of it.
 *
 * @throws BD050 for an address that is no push service's, BD051 for one browser too many
 */
export async function saveMemberPush(
  { pool, clock, ids, config }: Pick<BoardBase, 'pool' | 'clock' | 'ids' | 'config'>,
  member: { siteId: string; memberId: string },
  given: PushSubscription & { language: PushLanguage },
): Promise<void> {
  if (!isPushService(given.endpoint, config)) throw refuse(errors, 'BD050');
  const { siteId, memberId } = member;
  await withTransaction(pool, async (tx) => {
    await lockPushes(tx, memberId);
    const { others } = await countPushes(tx, { memberId, endpoint: given.endpoint });
    if (others >= BROWSERS_MAX) throw refuse(errors, 'BD051', { limit: BROWSERS_MAX });
    await savePush(tx, { ...given, siteId, memberId, subscriptionId: ids.next(), at: clock.now() });
  });
}
