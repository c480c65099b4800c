/**
 * Invariant: what an event becomes depends on the event alone. A repeated event becomes the same
 * notification, under the same id.
 */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { BetEvent } from '@noriter/proto/bet_events_pb';
import { type MemberEvent, PayoutAccessPart } from '@noriter/proto/member_events_pb';
import type { PartnerEvent } from '@noriter/proto/partner_events_pb';
import type { PromotionEvent } from '@noriter/proto/promotion_events_pb';
import type { WalletEvent } from '@noriter/proto/wallet_events_pb';
import { type News, newsOfBet, newsOfOutcome, newsOfPromotion, newsOfRequest } from './news.ts';
import type { Notification, NotificationKind } from './notification-kinds.ts';
import { newsOfPartner } from './partner-news.ts';

/** @returns null for what changes nothing for the member, or what the bet's own news reports */
export function notificationOfWallet(id: string, event: WalletEvent): Notification | null {
  switch (event.event.case) {
    case 'cashRequest':
      return notification(id, event, newsOfRequest(event.event.value));
    case 'outcome':
      return notification(id, event, newsOfOutcome(event.event.value));
    default:
      return null;
  }
}

/** @returns null until there is a result, or what was taken comes back */
export function notificationOfBet(id: string, event: BetEvent): Notification | null {
  return notification(id, event, newsOfBet(event));
}

const partKinds: Partial<Record<PayoutAccessPart, NotificationKind>> = {
  [PayoutAccessPart.PAYOUT_ACCOUNT]: 'payout-account-changed',
  [PayoutAccessPart.WITHDRAWAL_PASSWORD]: 'withdrawal-password-changed',
  [PayoutAccessPart.SECOND_FACTOR]: 'second-factor-changed',
};

/** @returns null for what does not touch the member's payouts */
export function notificationOfMember(id: string, event: MemberEvent): Notification | null {
  if (event.event.case !== 'payoutAccessChanged') return null;
  const kind = partKinds[event.event.value.part];
  return notification(id, event, kind ? { kind, subjectId: event.memberId, amount: 0n } : null);
}

/** @returns null for what the money of a grant or the list of coupons reports */
export function notificationOfPromotion(id: string, event: PromotionEvent): Notification | null {
  return notification(id, event, newsOfPromotion(event));
}

/** @returns one for each member whose money a partner's act has moved */
export function notificationsOfPartner(id: string, event: PartnerEvent): Notification[] {
  const { siteId, occurredAt } = event;
  return newsOfPartner(id, event).flatMap(({ notificationId, memberId, news }) => {
    return notification(notificationId, { siteId, memberId, occurredAt }, news) ?? [];
  });
}

function notification(
  notificationId: string,
  { siteId, memberId, occurredAt }: Pick<WalletEvent, 'siteId' | 'memberId' | 'occurredAt'>,
  news: News | null,
): Notification | null {
  if (news === null || occurredAt === undefined) return null;
  const at = timestampDate(occurredAt);
  return { notificationId, siteId, memberId, reason: '', ...news, at };
}
