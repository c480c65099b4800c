import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import type { GrantMismatch, LedgerMismatch } from '../../shared/contracts.ts';

/** Columns of what does not agree, and what an operator did about it; null where they may do nothing. */
export function useMismatchColumns<Row extends LedgerMismatch | GrantMismatch>(
  faultOf: (row: Row) => string,
  onClose: ((row: Row) => void) | null,
): Column<Row>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'seenAt',
      header: t('reconciliation.startedAt'),
      phone: 'title',
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.seenAt)}</span>,
    },
    {
      key: 'fault',
      header: t('reconciliation.result'),
      phone: 'title',
      cell: (row) => (
        <Badge tone={row.resolvedAt === null ? 'danger' : 'jade'}>
          {row.resolvedAt === null ? faultOf(row) : t('reconciliation.compared.resolved')}
        </Badge>
      ),
    },
    { key: 'amount', header: t('cash.amount'), align: 'end', cell: (row) => won(row.amount) },
    {
      key: 'close',
      header: t('cash.actions'),
      align: 'end',
      phone: 'foot',
      cell: (row) =>
        row.resolvedAt === null && onClose !== null ? (
          <Button size="small" onPress={() => onClose(row)}>
            {t('reconciliation.compared.close')}
          </Button>
        ) : (
          row.closedReason
        ),
    },
  ];
}
