import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { JackpotWin } from '../../shared/contracts.ts';
import { MemberName } from '../shared/member-name.tsx';
import { useVendorName } from '../shared/vendor-choice.tsx';

/** Of each jackpot that was paid: when, to whom, in which game, and how much. */
export function useWinColumns(): Column<JackpotWin>[] {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  return [
    {
      key: 'at',
      header: t('games.jackpots.paidAt'),
      cell: ({ at }) => <span className="tabular-nums">{koreaSecond(at)}</span>,
    },
    {
      key: 'member',
      header: t('games.member'),
      phone: 'title',
      cell: (row) => <MemberName {...row} />,
    },
    { key: 'vendor', header: t('games.vendor'), cell: (row) => vendorName(row.vendorKey) },
    {
      key: 'game',
      header: t('games.game'),
      cell: ({ game }) => (game ? nameIn(game.names) : <Nothing />),
    },
    {
      key: 'amount',
      header: t('games.amount'),
      align: 'end',
      cell: ({ amount, isRolledBack }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-2 tabular-nums">
          {isRolledBack ? <Badge tone="warn">{t('games.jackpots.rolledBack')}</Badge> : null}
          <span translate="no">{won(amount)}</span>
        </span>
      ),
    },
    {
      key: 'round',
      header: t('games.round'),
      cell: ({ roundId }) =>
        roundId === null ? (
          <Nothing />
        ) : (
          <Link
            to="/admin/games/rounds/$roundId"
            params={{ roundId }}
            className="underline decoration-line-strong underline-offset-4 hover:text-brass-text"
          >
            {t('games.toRound')}
          </Link>
        ),
    },
  ];
}
