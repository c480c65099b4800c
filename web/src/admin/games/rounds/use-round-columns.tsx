import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GameRound } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { RoundStateBadge } from '../../../shared/games/round-state-badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { MemberName } from '../shared/member-name.tsx';
import { useVendorName } from '../shared/vendor-choice.tsx';

/** When, whose, which game, and what it came to. */
export function useRoundColumns(): Column<GameRound>[] {
  const { t } = useTranslation(['admin', 'game']);
  const vendorName = useVendorName();
  return [
    {
      key: 'at',
      header: t('game:history.at'),
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.openedAt)}</span>,
    },
    {
      key: 'game',
      header: t('games.game'),
      phone: 'title',
      cell: (row) => (
        <Link
          to="/admin/games/rounds/$roundId"
          params={{ roundId: row.roundId }}
          className="font-semibold underline decoration-line-strong underline-offset-4 hover:text-brass-text"
        >
          {row.gameName === '' ? row.gameCode : row.gameName}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: (row) => <RoundStateBadge state={row.state} />,
    },
    { key: 'member', header: t('games.member'), cell: (row) => <MemberName {...row} /> },
    { key: 'vendor', header: t('games.vendor'), cell: (row) => vendorName(row.vendorKey) },
    {
      key: 'vendorRound',
      header: t('games.vendorRound'),
      cell: (row) => <span className="text-xs text-muted">{row.vendorRoundId}</span>,
    },
    {
      key: 'staked',
      header: t('game:history.staked'),
      align: 'end',
      cell: (row) => won(row.staked),
    },
    {
      key: 'returned',
      header: t('game:history.returned'),
      align: 'end',
      cell: (row) => won(row.returned),
    },
  ];
}
