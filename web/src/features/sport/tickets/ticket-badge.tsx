import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.tsx';
import { BetBadge } from '../../bet/bet-badge.tsx';
import type { TicketRow } from '../api.ts';

/** A ticket's result in the words all bets have, and in one of its own where it was bought back. */
export function TicketBadge({ ticket }: { ticket: TicketRow }) {
  const { t } = useTranslation('sport');
  const { state, betCalResults } = ticket;
  if (state === 'cashed-out') return <Badge tone="brass">{t('cashOut.open')}</Badge>;
  return <BetBadge bet={{ state, betCalResults }} />;
}
