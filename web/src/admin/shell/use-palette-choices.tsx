import { useNavigate } from '@tanstack/react-router';
import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  type LucideIcon,
  ReceiptText,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '../../shared/format/money.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { MemberStatusBadge } from '../members/list/member-columns.tsx';
import type { AdminBet, CashRow, MemberRow } from '../shared/contracts.ts';
import { usePermits } from '../shared/use-operator.ts';
import { isOpen, places } from './nav.ts';
import type { Found } from './palette-results.ts';

export type PaletteChoice = {
  id: string;
  icon: LucideIcon;
  name: string;
  note: string;
  aside?: ReactNode;
  go: () => Promise<void>;
};

/** Members first, for they are what is looked for; then requests and slips, then pages by their name. */
export function usePaletteChoices(words: string, found: Found): PaletteChoice[] {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const navigate = useNavigate();
  const asked = words.trim().toLowerCase();
  const memberChoice = ({ memberId, memNick, memId, status }: MemberRow): PaletteChoice => ({
    id: memberId,
    icon: UserRound,
    name: memNick,
    note: memId,
    aside: <MemberStatusBadge status={status} />,
    go: () => navigate({ to: '/admin/members/$memberId', params: { memberId } }),
  });
  const requestChoice = ({ requestId, kind, memNick, amount }: CashRow): PaletteChoice => ({
    id: requestId,
    icon: kind === 'in' ? BanknoteArrowDown : BanknoteArrowUp,
    name: t(kind === 'in' ? 'nav.deposits' : 'nav.withdrawals'),
    note: `${shortNumber(requestId)} ${memNick}`,
    aside: <span className="font-semibold text-brass-text">{won(amount)}</span>,
    go: () =>
      navigate({
        to: kind === 'in' ? '/admin/deposits' : '/admin/withdrawals',
        search: { search: requestId },
      }),
  });
  const slipChoice = ({ slipId, memNick, cash }: AdminBet): PaletteChoice => ({
    id: slipId,
    icon: ReceiptText,
    name: t('betting.slip'),
    note: `${shortNumber(slipId)} ${memNick}`,
    aside: <span className="font-semibold text-brass-text">{won(cash)}</span>,
    go: () => navigate({ to: '/admin/bets/$slipId', params: { slipId } }),
  });
  const pages = places
    .filter((place) => isOpen(place, permits) && t(place.text).toLowerCase().includes(asked))
    .map(
      (place): PaletteChoice => ({
        id: place.to,
        icon: place.icon,
        name: t(place.text),
        note: '',
        go: () => navigate({ to: place.to }),
      }),
    );
  return [
    ...found.members.map(memberChoice),
    ...found.requests.map(requestChoice),
    ...found.bets.map(slipChoice),
    ...pages,
  ];
}
