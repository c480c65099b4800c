import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { ColumnMenu, ColumnTicks } from '../../../shared/ui/lists/column-menu.tsx';
import type { ColumnChoice } from '../../../shared/ui/lists/use-column-choice.ts';
import { rowChoices } from '../admin-search.ts';

type TableSettingsProps = {
  columns: readonly { key: string; header: string }[];
  choice: ColumnChoice;
  rows: number;
  onRows: (rows: number) => void;
};

/** How a table looks on this machine: which columns, and how long its pages are. */
export function TableSettings({ columns, choice, rows, onRows }: TableSettingsProps) {
  const { t } = useTranslation('admin');
  return (
    <ColumnMenu label={t('table.settings')} width="w-72">
      <p className="font-semibold">{t('table.rows')}</p>
      <Segmented
        label={t('table.rows')}
        choices={rowChoices.map((count) => ({ id: String(count), text: String(count) }))}
        value={String(rows)}
        onChange={(id) => onRows(Number(id))}
      />
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-semibold">{t('table.columns')}</legend>
        <ColumnTicks columns={columns} choice={choice} />
      </fieldset>
    </ColumnMenu>
  );
}
