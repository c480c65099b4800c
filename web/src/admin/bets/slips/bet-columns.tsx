import { useTranslation } from 'react-i18next';
import { BetWordBadge } from '../../../shared/bets/bet-word-badge.tsx';
import { betWord } from '../../../shared/bets/bet-words.ts';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import type { AdminBet } from '../../shared/contracts.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { BetPicks } from './bet-picks.tsx';
import { Product } from './bet-product.tsx';

/** The columns of a list of bets. */
export function useBetColumns(): Column<AdminBet>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'member',
      header: t('cash.member'),
      phone: 'title',
      cell: (row) => <MemberLink member={row} />,
    },
    {
      key: 'at',
      header: t('betting.placedAt'),
      cell: (row) => (
        <span className="flex flex-col text-right tabular-nums sm:text-left">
          {koreaSecond(row.placedAt)}
          <span className="text-xs text-faint">{shortNumber(row.slipId)}</span>
        </span>
      ),
    },
    { key: 'round', header: t('betting.product'), cell: (row) => <Product bet={row} /> },
    { key: 'pick', header: t('betting.pick'), wraps: true, cell: (row) => <BetPicks bet={row} /> },
    {
      key: 'stake',
      header: t('betting.stake'),
      align: 'end',
      cell: (row) => <span className="font-semibold">{won(row.cash)}</span>,
    },
    {
      key: 'returned',
      header: t('betting.returned'),
      align: 'end',
      cell: (row) =>
        row.settledAt === null ? (
          <span className="text-faint">–</span>
        ) : (
          <span className="font-semibold text-brass-text">{won(row.winCash)}</span>
        ),
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: (row) => <BetWordBadge word={betWord(row)} />,
    },
    {
      key: 'open',
      header: t('betting.open'),
      align: 'end',
      phone: 'foot',
      cell: (row) => (
        <ButtonLink size="small" to="/admin/bets/$slipId" params={{ slipId: row.slipId }}>
          {t('betting.open')}
        </ButtonLink>
      ),
    },
  ];
}
