/**
 * Most of what happens is of members who are not here now: events that would only be sent to a member
 * whom nobody reads for are left out before they are decoded.
 */
import type { RawEvent } from '@noriter/kit/kafka';

import type { Live } from '../live.ts';

/** Of the wallet's events the one that its member alone reads; the others concern operators, too. */
const OUTCOME = 'noriter.v1.WalletEvent.outcome';

/** Of the topic of promotions what a browser is told of at once; the rest is the notification centre's. */
const RANKING = 'noriter.v1.PromotionEvent.ranking_changed';

type Readers = { readonly live: Pick<Live, 'hasNoReader'> };

/** @param event of a topic whose events go to the member of their key alone */
export function isUnread({ live }: Readers, event: Pick<RawEvent, 'key'>): boolean {
  return live.hasNoReader(event.key);
}

/** Of the topic of messages what is for others than the member of the key: for many, and for operators. */
const OF_OTHERS = [
  'noriter.v1.MessageEvent.messageShown',
  'noriter.v1.MessageEvent.inquiryChanged',
];

/** @param event of the topic of messages */
export function isUnreadMessage(
  { live }: Readers,
  event: Pick<RawEvent, 'key' | 'headers'>,
): boolean {
  return !OF_OTHERS.includes(event.headers.ce_type ?? '') && live.hasNoReader(event.key);
}

/** @param event of the wallet's topic */
export function isUnreadOutcome(
  { live }: Readers,
  event: Pick<RawEvent, 'key' | 'headers'>,
): boolean {
  return live.hasNoReader(event.key) && event.headers.ce_type === OUTCOME;
}

/** @param event of the topic of promotions */
export function isUnreadRanking(
  { live }: Readers,
  event: Pick<RawEvent, 'key' | 'headers'>,
): boolean {
  return event.headers.ce_type !== RANKING || live.hasNoReader(event.key);
}
