import { useTranslation } from 'react-i18next';
import { ColumnMenu, ColumnTicks } from '../../ui/lists/column-menu.tsx';
import type { ColumnChoice } from '../../ui/lists/use-column-choice.ts';

type ColumnsMenuProps = {
  columns: readonly { key: string; header: string }[];
  choice: ColumnChoice;
};

/** Which figures a table shows, kept in this browser. */
export function ColumnsMenu({ columns, choice }: ColumnsMenuProps) {
  const { t } = useTranslation('partner');
  return (
    <ColumnMenu label={t('columns')} width="w-60">
      <div className="flex flex-col">
        <ColumnTicks columns={columns} choice={choice} />
      </div>
    </ColumnMenu>
  );
}
