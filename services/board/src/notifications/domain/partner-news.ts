/**
 * Invariant: what partners do with money is told to everyone whose balance it changed, each by a
 * notification of their own, and to nobody else.
 */
import { deriveId } from '@noriter/kit/ids';
import type {
  CommissionPaid,
  PartnerEvent,
  PartnerTransferDone,
} from '@noriter/proto/partner_events_pb';
import type { News } from './news.ts';

/** News with whose it is, and the id by which a repeated event finds it. */
export type AddressedNews = { notificationId: string; memberId: string; news: News };

export function newsOfPartner(id: string, { partnerId, event }: PartnerEvent): AddressedNews[] {
  switch (event.case) {
    case 'transferDone':
      return newsOfTransfer(id, partnerId, event.value);
    case 'paid':
      return newsOfCommission(event.value).map((news) => {
        return { notificationId: id, memberId: partnerId, news };
      });
    default:
      return [];
  }
}

/** @param byId who moved the money: a giver, or who takes back what somebody below has */
function newsOfTransfer(
  id: string,
  byId: string,
  { transferId: subjectId, fromId, toId, amount }: PartnerTransferDone,
): AddressedNews[] {
  const isGiven = byId === fromId;
  const of = (memberId: string, news: Pick<News, 'kind' | 'amount'>) => ({
    notificationId: deriveId('transfer-news', `${id} ${memberId}`),
    memberId,
    news: { ...news, subjectId },
  });
  return [
    of(fromId, { kind: isGiven ? 'transfer-given' : 'transfer-taken-back', amount: -amount }),
    of(toId, { kind: isGiven ? 'transfer-received' : 'transfer-collected', amount }),
  ];
}

/** A member's own rolling comes as points, whose news has it. */
function newsOfCommission({ settlementId, kind, amount, reversed }: CommissionPaid): News[] {
  if (kind === 'self-rolling') return [];
  const about = { subjectId: settlementId };
  return reversed
    ? [{ ...about, kind: 'commission-taken-back', amount: -amount }]
    : [{ ...about, kind: 'commission-paid', amount }];
}
