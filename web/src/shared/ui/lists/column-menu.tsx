import { Columns3Cog } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { popoverClass } from '../../dates/calendar-button.tsx';
import { buttonClass } from '../controls/button.tsx';
import { usePopover } from '../overlays/use-popover.ts';
import type { ColumnChoice } from './use-column-choice.ts';

type ColumnMenuProps = { label: string; width: 'w-60' | 'w-72'; children: ReactNode };

/** Opens how a table looks, kept in this browser. */
export function ColumnMenu({ label, width, children }: ColumnMenuProps) {
  return (
    <DialogTrigger {...usePopover()}>
      <Button className={buttonClass('plain', 'small')}>
        <Columns3Cog aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <Popover placement="bottom end" className={`${width} ${popoverClass}`}>
        <Dialog aria-label={label} className="flex flex-col gap-3 p-4 text-sm outline-none">
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

type ColumnTicksProps = {
  columns: readonly { key: string; header: string }[];
  choice: ColumnChoice;
};

/** Which columns a table shows. */
export function ColumnTicks({ columns, choice }: ColumnTicksProps) {
  return columns.map(({ key, header }) => (
    <label key={key} className="finger flex h-9 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={!choice.hidden.includes(key)}
        onChange={() => choice.toggle(key)}
        className="tick size-4.5"
      />
      {header}
    </label>
  ));
}
