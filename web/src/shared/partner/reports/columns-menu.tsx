import { Columns3Cog } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { popoverClass } from '../../dates/calendar-button.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import type { ColumnChoice } from '../../ui/lists/use-column-choice.ts';
import { usePopover } from '../../ui/overlays/use-popover.ts';

type ColumnsMenuProps = {
  columns: readonly { key: string; header: string }[];
  choice: ColumnChoice;
};

/** Which figures a table shows, kept in this browser. */
export function ColumnsMenu({ columns, choice }: ColumnsMenuProps) {
  const { t } = useTranslation('partner');
  return (
    <DialogTrigger {...usePopover()}>
      <Button className={buttonClass('plain', 'small')}>
        <Columns3Cog aria-hidden="true" className="size-4" />
        {t('columns')}
      </Button>
      <Popover placement="bottom end" className={`w-60 ${popoverClass}`}>
        <Dialog aria-label={t('columns')} className="flex flex-col p-4 text-sm outline-none">
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
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
