import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import type { Listed } from '../../shared/api/contracts.ts';
import { readOdds } from '../../shared/format/odds.ts';
import { serverNow } from '../../shared/format/server-clock.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { koreaDay, koreaDayBefore, koreaMinute } from '../../shared/format/time.ts';
import { Select } from '../../shared/forms/select.tsx';
import { api } from '../../shared/member/member-session.ts';

const DAYS_BACK = 7;
const none = 'none';

/** Bets with the house that were taken: rounds of games are shown to nobody else. */
function isAttachable(one: Listed): one is Extract<Listed, { row: 'bet' }> {
  return one.row === 'bet' && one.state !== 'pending' && one.state !== 'refused';
}

/** One of the last week's bets to attach, or none. */
export function BetChoice({ betId, onChange }: { betId: string; onChange: (id: string) => void }) {
  const { t } = useTranslation('community');
  const [today] = useState(() => koreaDay(new Date(serverNow())));
  const { data } = useQuery({
    queryKey: ['bet', 'to-attach', today],
    queryFn: () => {
      const days = { startDate: koreaDayBefore(today, DAYS_BACK), endDate: today };
      const body = { page: 1, oldYn: 'N' as const, ...days };
      return answerOf(api.POST('/api/bet/betlist', { body }));
    },
  });
  const bets = data?.list.filter(isAttachable) ?? [];
  const isListed = bets.some((bet) => bet.betId === betId);
  const choices = [
    { id: none, text: t('posts.noBet') },
    ...(betId === '' || isListed ? [] : [{ id: betId, text: shortNumber(betId) }]),
    ...bets.map((bet) => ({
      id: bet.betId,
      text: `${koreaMinute(bet.placedAt)} · ${bet.vendorCode} · ${readOdds(bet.odds)}`,
    })),
  ];
  return (
    <Select
      label={t('posts.bet')}
      choices={choices}
      value={betId === '' ? none : betId}
      placeholder={t('posts.noBet')}
      onChange={(id) => onChange(id === none ? '' : id)}
    />
  );
}
