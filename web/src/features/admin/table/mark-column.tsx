import { useTranslation } from 'react-i18next';
import type { Column } from '../../../components/data-table.tsx';
import type { Marks } from './use-marks.ts';

const boxClass = 'size-4.5 shrink-0 cursor-pointer accent-brass align-middle';

/** A box for each row that can be done together with others, and one for all of them. */
export function useMarkColumn<Row>(
  marks: Marks<Row>,
  row: {
    keyOf: (row: Row) => string;
    nameOf: (row: Row) => string;
    mayMark: (row: Row) => boolean;
  },
): Column<Row> {
  const { t } = useTranslation('admin');
  return {
    key: 'mark',
    header: t('bulk.mark'),
    phone: 'lead',
    head: (
      <input
        type="checkbox"
        aria-label={t('bulk.markAll')}
        checked={marks.state === 'all'}
        ref={(box) => {
          if (box !== null) box.indeterminate = marks.state === 'some';
        }}
        onChange={marks.toggleAll}
        className={boxClass}
      />
    ),
    cell: (one) =>
      row.mayMark(one) ? (
        <input
          type="checkbox"
          aria-label={t('bulk.markOne', { name: row.nameOf(one) })}
          checked={marks.isMarked(one)}
          onChange={() => marks.toggle(row.keyOf(one))}
          className={boxClass}
        />
      ) : null,
  };
}
