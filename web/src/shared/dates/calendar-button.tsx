import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { usePopover } from '../ui/overlays/use-popover.ts';

export const popoverClass =
  'enter-fade max-w-[calc(100vw-1rem)] overflow-auto rounded-md border border-line-strong bg-raised shadow-overlay';

/** The key beside a date field that opens its calendar above the page. */
export function CalendarButton({
  label,
  isDisabled,
  children,
}: {
  label: string;
  isDisabled: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <DialogTrigger {...usePopover()}>
      <Button
        aria-label={`${label}: ${t('dates.open')}`}
        isDisabled={isDisabled}
        className="inline-flex w-11 shrink-0 cursor-pointer items-center justify-center self-stretch rounded-md border border-line-strong bg-raised text-muted hover:bg-hover hover:text-paper disabled:opacity-45"
      >
        <CalendarDays aria-hidden="true" className="size-4.5" />
      </Button>
      <Popover className={popoverClass}>
        <Dialog aria-label={label} className="p-3 outline-none">
          {({ close }) => children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
