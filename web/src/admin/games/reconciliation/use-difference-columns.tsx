import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { GameDifference } from '../../shared/contracts.ts';
import { useVerbText } from '../rounds/use-verb-text.ts';
import { MemberName } from '../shared/member-name.tsx';
import { useVendorName } from '../shared/vendor-choice.tsx';

/** What differs, on which side, and what came of it; null where somebody may only look. */
export function useDifferenceColumns(
  onResolve: ((difference: GameDifference) => void) | null,
): Column<GameDifference>[] {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  const verbText = useVerbText();
  return [
    {
      key: 'found',
      header: t('games.foundAt'),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.foundAt)}</span>,
    },
    {
      key: 'kind',
      header: t('games.kind'),
      phone: 'title',
      cell: ({ kind }) => <Badge tone="warn">{t(`games.kinds.${kind}`)}</Badge>,
    },
    { key: 'verb', header: t('games.verb'), cell: (row) => verbText(row.verb) },
    { key: 'vendor', header: t('games.vendor'), cell: (row) => vendorName(row.vendorKey) },
    {
      key: 'id',
      header: t('games.vendorTransaction'),
      phone: 'title',
      cell: (row) => <span className="text-xs">{row.vendorTransactionId}</span>,
    },
    {
      key: 'member',
      header: t('games.member'),
      cell: ({ memberId, loginId }) =>
        memberId === null ? (
          <Nothing />
        ) : (
          <MemberName memberId={memberId} loginId={loginId ?? shortNumber(memberId)} />
        ),
    },
    {
      key: 'ours',
      header: t('games.ours'),
      align: 'end',
      cell: ({ ours }) => (ours === null ? <Nothing /> : won(ours)),
    },
    {
      key: 'theirs',
      header: t('games.theirs'),
      align: 'end',
      cell: ({ theirs }) => (theirs === null ? <Nothing /> : won(theirs)),
    },
    {
      key: 'end',
      header: t('games.resolution'),
      phone: 'foot',
      align: 'end',
      cell: (row) => <Resolution difference={row} onResolve={onResolve} />,
    },
  ];
}

type ResolutionProps = {
  difference: GameDifference;
  onResolve: ((difference: GameDifference) => void) | null;
};

function Resolution({ difference, onResolve }: ResolutionProps) {
  const { t } = useTranslation('admin');
  const { resolvedAt, note } = difference;
  if (resolvedAt !== null) {
    return (
      <span className="block text-right text-sm leading-5 whitespace-normal">
        {note}
        <span className="block text-xs text-faint">{koreaMinute(resolvedAt)}</span>
      </span>
    );
  }
  if (onResolve === null) return <Nothing />;
  return (
    <Button size="small" onPress={() => onResolve(difference)}>
      {t('games.resolve')}
    </Button>
  );
}
