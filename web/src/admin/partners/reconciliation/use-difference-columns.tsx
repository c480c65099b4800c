import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { PartnerDifference } from './reconciliation-queries.ts';

type OnClose = ((difference: PartnerDifference) => void) | null;

/** What does not agree, on both sides, and what came of it; null where somebody may only look. */
export function useDifferenceColumns(onClose: OnClose): Column<PartnerDifference>[] {
  const { t } = useTranslation('partner');
  const side = (name: 'expected' | 'found'): Column<PartnerDifference> => ({
    key: name,
    header: t(`reconciliation.${name}`),
    align: 'end',
    cell: ({ figure, ...row }) => <Figure figure={figure} value={row[name]} />,
  });
  return [
    {
      key: 'seen',
      header: t('reconciliation.seenAt'),
      cell: ({ seenAt }) => <span className="tabular-nums">{koreaMinute(seenAt)}</span>,
    },
    {
      key: 'what',
      header: t('reconciliation.what'),
      phone: 'title',
      cell: ({ check, fault }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{t(`reconciliation.check.${check}`)}</span>
          <Badge tone="warn">{t(`reconciliation.fault.${fault}`)}</Badge>
        </span>
      ),
    },
    {
      key: 'subject',
      header: t('reconciliation.subject'),
      wraps: true,
      cell: (row) => <Subject {...row} />,
    },
    side('expected'),
    side('found'),
    {
      key: 'end',
      header: t('reconciliation.resolution'),
      phone: 'foot',
      align: 'end',
      cell: (row) => <Resolution difference={row} onClose={onClose} />,
    },
  ];
}

function Figure({ figure, value }: Pick<PartnerDifference, 'figure'> & { value: string | null }) {
  const { t } = useTranslation('partner');
  if (value === null) return <Nothing />;
  return (
    <span className="tabular-nums">
      <span className="pr-2 text-xs text-faint">{t(`figure.${figure}`)}</span>
      <span>{figure === 'bets' ? t('count', { count: Number(value) }) : won(value)}</span>
    </span>
  );
}

const ofOneBet: readonly PartnerDifference['check'][] = ['shares', 'bets', 'rounds'];

/** Which day, of what and whose it is; a bet leads to its arithmetic. */
function Subject({ check, subject, day, category, memberId }: PartnerDifference) {
  const { t } = useTranslation('partner');
  const [bet = ''] = subject.split(' ');
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      {day === null ? null : <span className="tabular-nums">{day}</span>}
      {category === null ? null : <span>{t(`category.${category}`)}</span>}
      {memberId === null ? null : (
        <Link
          to="/admin/members/$memberId"
          params={{ memberId }}
          className="underline decoration-line-strong underline-offset-4"
        >
          {shortNumber(memberId)}
        </Link>
      )}
      {ofOneBet.includes(check) ? (
        <Link
          to="/admin/partners/why"
          search={{ bet }}
          className="underline decoration-line-strong underline-offset-4"
        >
          {t('reconciliation.why')}
        </Link>
      ) : null}
      <span translate="no" className="text-xs break-all text-faint">
        {subject}
      </span>
    </span>
  );
}

type ResolutionProps = { difference: PartnerDifference; onClose: OnClose };

function Resolution({ difference, onClose }: ResolutionProps) {
  const { t } = useTranslation('partner');
  const { resolvedAt, closedReason } = difference;
  if (resolvedAt !== null) {
    return (
      <span className="block text-right text-sm leading-5 whitespace-normal">
        {closedReason ?? t('reconciliation.byItself')}
        <span className="block text-xs text-faint">{koreaMinute(resolvedAt)}</span>
      </span>
    );
  }
  if (onClose === null) return <Nothing />;
  return (
    <Button size="small" onPress={() => onClose(difference)}>
      {t('reconciliation.close')}
    </Button>
  );
}
