import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GameTransaction } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { MemberName } from '../shared/member-name.tsx';
import { useVendorName } from '../shared/vendor-choice.tsx';
import { useVerbText } from './use-verb-text.ts';

const tones: Record<GameTransaction['state'], Tone> = {
  pending: 'brass',
  applied: 'jade',
  refused: 'danger',
  tombstone: 'warn',
};

/** What a vendor asked for, and what it was answered. */
export function useTransactionColumns(): Column<GameTransaction>[] {
  const { t } = useTranslation(['admin', 'game']);
  const vendorName = useVendorName();
  const verbText = useVerbText();
  return [
    {
      key: 'at',
      header: t('games.askedAt'),
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.askedAt)}</span>,
    },
    {
      key: 'verb',
      header: t('games.verb'),
      phone: 'title',
      cell: (row) => <span className="font-semibold">{verbText(row.verb)}</span>,
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: ({ state }) => (
        <Badge tone={tones[state]}>{t(`games.transactionState.${state}`)}</Badge>
      ),
    },
    {
      key: 'amount',
      header: t('games.amount'),
      align: 'end',
      cell: (row) => (
        <span className="font-medium">
          <span translate="no">{won(row.amount)}</span>
          {row.verb === 'bet_and_win' ? ` → ${won(row.won)}` : ''}
        </span>
      ),
    },
    {
      key: 'balance',
      header: t('games.balance'),
      align: 'end',
      cell: ({ balance }) => (balance === null ? <Nothing /> : won(balance)),
    },
    {
      key: 'code',
      header: t('games.answer'),
      cell: ({ code }) =>
        code === '' ? <Nothing /> : <code className="text-xs text-muted">{code}</code>,
    },
    { key: 'member', header: t('games.member'), cell: (row) => <MemberName {...row} /> },
    { key: 'vendor', header: t('games.vendor'), cell: (row) => vendorName(row.vendorKey) },
    ...useIdColumns(),
  ];
}

function useIdColumns(): Column<GameTransaction>[] {
  const { t } = useTranslation('admin');
  return [
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
    {
      key: 'vendorId',
      header: t('games.vendorTransaction'),
      cell: (row) => <span className="text-xs text-muted">{row.vendorTransactionId}</span>,
    },
    {
      key: 'rolledBack',
      header: t('games.rolledBackAt'),
      cell: ({ rolledBackAt }) =>
        rolledBackAt === null ? (
          <Nothing />
        ) : (
          <span className="tabular-nums">{koreaSecond(rolledBackAt)}</span>
        ),
    },
  ];
}
