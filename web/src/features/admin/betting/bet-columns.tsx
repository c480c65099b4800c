import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { won } from '../../../format/money.ts';
import { koreaSecond } from '../../../format/time.ts';
import { isTicket } from '../../sport/api.ts';
import { sportOf } from '../../sport/sports.ts';
import { TicketHead } from '../../sport/tickets/ticket-lines.tsx';
import { useSportText } from '../../sport/use-sport-text.ts';
import type { OfficeBet } from '../api/contracts.ts';
import { MemberLink } from '../member-link.tsx';
import { sidesOf } from '../sport/named-sides.ts';
import type { CsvColumn } from '../table/take-away.tsx';
import { BetState } from './bet-state.tsx';
import { useBetText } from './use-bet-text.ts';

/** The columns of a list of bets. */
export function useBetColumns(): Column<OfficeBet>[] {
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
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.placedAt)}</span>,
    },
    { key: 'round', header: t('betting.round'), cell: (row) => <RoundLink bet={row} /> },
    { key: 'pick', header: t('betting.pick'), cell: (row) => <Pick bet={row} /> },
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
      cell: (row) => <BetState state={row.state} />,
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

function RoundLink({ bet }: { bet: OfficeBet }) {
  const text = useBetText();
  const { t } = useTranslation(['admin', 'sport']);
  if (bet.roundId === null) {
    const sport = sportOf(bet.vendorCode);
    return sport === null ? t('admin:betting.mixedSports') : t(`sport:name.${sport}`);
  }
  return (
    <Link
      to="/admin/rounds/$roundId"
      params={{ roundId: bet.roundId }}
      className="underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {text.round({ gameId: bet.vendorCode, number: bet.number })}
    </Link>
  );
}

function Pick({ bet }: { bet: OfficeBet }) {
  const text = useBetText();
  if (isTicket(bet)) return <TicketHead ticket={bet} />;
  return (
    <span>
      {text.selection(bet.vendorCode, bet.marketId, bet.selectionId)}{' '}
      <span className="font-bold text-brass-text tabular-nums">{bet.odds}</span>
    </span>
  );
}

/** The same for a file: plain texts, amounts as digits, times on the Korean clock. */
export function useBetCsv(): CsvColumn<OfficeBet>[] {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const sportText = useSportText();
  const legText = (leg: OfficeBet['legs'][number]) => {
    const sides = sidesOf(leg);
    const market = sportText.marketLine(leg.market, leg.sport);
    const pick = sportText.pick(leg.market, leg.selectionId, sides);
    return `${sportText.event(leg.sport, { ...sides, league: null })} ${market} ${pick} ${leg.odds}`;
  };
  return [
    { header: t('betting.betNumber'), value: (row) => row.betId },
    { header: t('betting.slipNumber'), value: (row) => row.slipId },
    { header: t('export.memId'), value: (row) => row.memId },
    { header: t('export.nick'), value: (row) => row.memNick },
    { header: t('betting.placedAt'), value: (row) => koreaSecond(row.placedAt) },
    { header: t('betting.gameDay'), value: (row) => row.gameDay },
    {
      header: t('betting.round'),
      value: (row) =>
        isTicket(row) ? row.vendorCode : text.round({ gameId: row.vendorCode, number: row.number }),
    },
    {
      header: t('betting.pick'),
      value: (row) =>
        isTicket(row)
          ? row.legs.map(legText).join(' / ')
          : text.selection(row.vendorCode, row.marketId, row.selectionId),
    },
    { header: t('betting.oddsName'), value: (row) => row.odds },
    { header: t('betting.stake'), value: (row) => row.cash },
    { header: t('betting.returned'), value: (row) => (row.settledAt === null ? '' : row.winCash) },
    { header: t('cash.statusName'), value: (row) => t(`betting.state.${row.state}`) },
    {
      header: t('betting.settledAt'),
      value: (row) => (row.settledAt === null ? '' : koreaSecond(row.settledAt)),
    },
  ];
}
