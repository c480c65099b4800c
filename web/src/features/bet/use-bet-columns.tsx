import { useTranslation } from 'react-i18next';
import type { BetRow } from '../../api/contracts.ts';
import { Button } from '../../components/button.tsx';
import type { Column } from '../../components/data-table.tsx';
import { SignedAmount } from '../../components/signed-amount.tsx';
import { Nothing } from '../../components/states.tsx';
import { won } from '../../format/money.ts';
import { koreaMinute } from '../../format/time.ts';
import { useMarketText } from '../mini/use-market-text.ts';
import { isTicket } from '../sport/api.ts';
import { TicketBadge } from '../sport/tickets/ticket-badge.tsx';
import { TicketCell } from '../sport/tickets/ticket-cell.tsx';
import { BetBadge } from './bet-badge.tsx';

/** The specification's columns: date, company, type, game, the three sums, and the result. */
export function useBetColumns(onOpen: (slipId: string) => void): Column<BetRow>[] {
  const { t } = useTranslation();
  return [
    { key: 'at', header: t('bet.column.at'), cell: (row) => koreaMinute(row.placedAt) },
    { key: 'company', header: t('bet.column.company'), cell: () => t('brand.name') },
    {
      key: 'type',
      header: t('bet.column.type'),
      cell: (row) => t(isTicket(row) ? 'nav.sport' : 'nav.mini'),
    },
    {
      key: 'game',
      header: t('bet.column.game'),
      phone: 'title',
      cell: (row) => (isTicket(row) ? <TicketCell ticket={row} /> : <BetGame bet={row} />),
    },
    ...useSumColumns(),
    {
      key: 'result',
      header: t('bet.column.result'),
      phone: 'title',
      cell: (row) => (isTicket(row) ? <TicketBadge ticket={row} /> : <BetBadge bet={row} />),
    },
    {
      key: 'open',
      header: t('bet.column.open'),
      align: 'end',
      phone: 'foot',
      cell: (row) => (
        <Button size="small" onPress={() => onOpen(row.slipId)}>
          {t('bet.open')}
        </Button>
      ),
    },
  ];
}

function useSumColumns(): Column<BetRow>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'cash',
      header: t('bet.column.cash'),
      align: 'end',
      cell: (row) => <span className="font-medium">{won(row.cash)}</span>,
    },
    {
      key: 'revenue',
      header: t('bet.column.revenue'),
      align: 'end',
      cell: (row) =>
        row.betCalResults === 'WAIT' ? (
          <Nothing />
        ) : (
          <SignedAmount amount={row.resultCash} account="cash" />
        ),
    },
    {
      key: 'gameMoney',
      header: t('bet.column.gameMoney'),
      align: 'end',
      cell: (row) => won(row.gameMoney),
    },
  ];
}

function BetGame({ bet }: { bet: BetRow }) {
  const { t } = useTranslation();
  const text = useMarketText();
  return (
    <span className="block leading-5">
      <span className="block font-medium">
        {text.game(bet.vendorCode)} {t('mini.round', { number: bet.number })}
      </span>
      <span className="block text-xs text-muted">
        {text.market(bet.vendorCode, bet.marketId)} ·{' '}
        <span className="font-semibold text-paper">{text.pick(bet.selectionId)}</span>{' '}
        <span className="font-bold text-brass-text">{bet.odds}</span>
      </span>
    </span>
  );
}
