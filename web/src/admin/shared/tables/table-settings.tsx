import { Columns3Cog } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { popoverClass } from '../../../shared/dates/calendar-button.tsx';
import { buttonClass } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { ColumnChoice } from '../../../shared/ui/lists/use-column-choice.ts';
import { usePopover } from '../../../shared/ui/overlays/use-popover.ts';
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
    <DialogTrigger {...usePopover()}>
      <Button className={buttonClass('plain', 'small')}>
        <Columns3Cog aria-hidden="true" className="size-4" />
        {t('table.settings')}
      </Button>
      <Popover placement="bottom end" className={`w-72 ${popoverClass}`}>
        <Dialog
          aria-label={t('table.settings')}
          className="flex flex-col gap-3 p-4 text-sm outline-none"
        >
          <p className="font-semibold">{t('table.rows')}</p>
          <Segmented
            label={t('table.rows')}
            choices={rowChoices.map((count) => ({ id: String(count), text: String(count) }))}
            value={String(rows)}
            onChange={(id) => onRows(Number(id))}
          />
          <fieldset className="flex flex-col">
            <legend className="mb-1 font-semibold">{t('table.columns')}</legend>
            {columns.map(({ key, header }) => (
              <label key={key} className="finger flex h-9 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  checked={!choice.hidden.includes(key)}
                  onChange={() => choice.toggle(key)}
                  className="tick size-4.5"
                />
                {header}
              </label>
            ))}
          </fieldset>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
