import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashLimitsQuery, offersQuery } from '../../../shared/account/cash-queries.ts';
import { won } from '../../../shared/format/money.ts';
import { bonusFor, isNextOccasion } from './bonus-offers.ts';

/** A promotion's id, 'none', or empty for the site's own bonus. */
export type BonusId = string;

/** The bonuses that the next deposit may have; nothing where the site has none. */
export function useBonusOffers() {
  const offers = useQuery(offersQuery);
  const room = useQuery(cashLimitsQuery).data?.deposit;
  const list =
    room === undefined ? undefined : offers.data?.list.filter((one) => isNextOccasion(one, room));
  return { list, sitePercent: room?.bonusPercent ?? 0, offers };
}

/** Which bonus the member has chosen, and the words for it when the deposit is confirmed. */
export function useChosenBonus() {
  const { t } = useTranslation('promotion');
  const { list: offers = [], sitePercent } = useBonusOffers();
  const [picked, choose] = useState<BonusId | null>(null);
  // Until the member chooses it is the site's own bonus, or none.
  const bonus = picked ?? (sitePercent > 0 ? '' : 'none');

  function lines(amount: string): string[] {
    if (offers.length === 0) return [];
    if (bonus === 'none') return [t('offer.askNone')];
    const offer = offers.find(({ promotionId }) => promotionId === bonus);
    if (offer === undefined) return [];
    return [t('offer.askGives', { title: offer.title, amount: won(bonusFor(offer, amount)) })];
  }

  return { bonus, choose, lines };
}
