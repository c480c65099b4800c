import { useTranslation } from 'react-i18next';
import type { Column } from '../../../shared/ui/lists/column.ts';

const boxClass = 'tick size-4.5 align-middle';

/** A box for each row that can be done together with others, and one for all of them. */
export function useMarkColumn<Row>(nameOf: (row: Row) => string): Column<Row> {
  const { t } = useTranslation('admin');
  return {
    key: 'mark',
    header: t('bulk.mark'),
    phone: 'lead',
    head(table) {
      const isAll = table.getIsAllRowsSelected();
      return (
        <input
          type="checkbox"
          aria-label={t('bulk.markAll')}
          checked={isAll}
          ref={(box) => {
            if (box !== null) box.indeterminate = !isAll && table.getIsSomeRowsSelected();
          }}
          onChange={() => table.toggleAllRowsSelected()}
          className={boxClass}
        />
      );
    },
    cell: (one, row) =>
      row.getCanSelect() ? (
        <input
          type="checkbox"
          aria-label={t('bulk.markOne', { name: nameOf(one) })}
          checked={row.getIsSelected()}
          onChange={() => row.toggleSelected()}
          className={boxClass}
        />
      ) : null,
  };
}
