import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { StandingJackpot } from '../../shared/contracts.ts';
import { useVendorName } from '../shared/vendor-choice.tsx';

/** Of each jackpot: whose it is, what it stands at, which games feed it, and when it fell last. */
export function useJackpotColumns(): Column<StandingJackpot>[] {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  return [
    {
      key: 'name',
      header: t('games.jackpots.name'),
      phone: 'title',
      cell: ({ names }) => <span className="font-semibold">{nameIn(names)}</span>,
    },
    { key: 'vendor', header: t('games.vendor'), cell: (row) => vendorName(row.vendorKey) },
    {
      key: 'amount',
      header: t('games.jackpots.amount'),
      align: 'end',
      cell: (row) => <strong className="tabular-nums">{won(row.amount)}</strong>,
    },
    {
      key: 'readAt',
      header: t('games.jackpots.readAt'),
      cell: ({ readAt, isFresh }) => (
        <span className="flex flex-wrap items-center gap-2 tabular-nums">
          {koreaSecond(readAt)}
          {isFresh ? null : <Badge tone="warn">{t('games.jackpots.old')}</Badge>}
        </span>
      ),
    },
    {
      key: 'games',
      header: t('games.jackpots.games'),
      wraps: true,
      cell: ({ games }) =>
        games.length === 0 ? <Nothing /> : games.map(({ names }) => nameIn(names)).join(', '),
    },
    {
      key: 'fell',
      header: t('games.jackpots.fell'),
      cell: ({ fellFrom, fellAt }) =>
        fellFrom === null || fellAt === null ? (
          <Nothing />
        ) : (
          <span className="tabular-nums">
            <span translate="no">{won(fellFrom)}</span> · {koreaSecond(fellAt)}
          </span>
        ),
    },
  ];
}
