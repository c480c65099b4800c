import type { RawEvent, ReceivedEvent } from '@noriter/kit/kafka';
import type { promotionEvents } from '@noriter/proto/topics';
import type { BoardBase } from '../../base.ts';
import { addNotifications } from '../actions/add-notifications.ts';
import { notificationOfPromotion } from '../domain/notification.ts';

const NEWS = new Set(
  ['rank_changed', 'free_bet_given', 'free_bet_ending'].map(
    (name) => `noriter.v1.PromotionEvent.${name}`,
  ),
);

/** Grants and coupons are no news of their own: they are not even decoded. */
export function isNoNews(_deps: unknown, { headers }: Pick<RawEvent, 'headers'>): boolean {
  return !NEWS.has(headers.ce_type ?? '');
}

/** A member's rank has changed, or a free bet came or goes, without what they did at that moment. */
export async function onPromotionEvents(
  deps: Pick<BoardBase, 'pool' | 'clock'>,
  events: readonly ReceivedEvent<typeof promotionEvents>[],
): Promise<void> {
  await addNotifications(
    deps,
    events.flatMap(({ id, value }) => notificationOfPromotion(id, value) ?? []),
  );
}
