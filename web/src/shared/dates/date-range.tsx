import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { type DayRange, quickOf, quickRanges, rangeOf } from '../format/day-range.ts';
import { useKoreaDay } from '../hooks/time.ts';
import { part } from '../loading/part.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { usePopover } from '../ui/overlays/use-popover.ts';
import { popoverClass } from './calendar-button.tsx';

const RangeForm = part(() => import('./date-range-form.tsx'), {
  waiting: <span className="block h-108 w-76" />,
});

export type DateRangeProps = {
  /** Both days are included, on the Korean calendar. */
  value: DayRange;
  onChange: (range: DayRange) => void;
  label?: string;
  min?: string;
  /** The last day that may be chosen; today unless said otherwise. */
  max?: string;
};

/** From one day to another: by one press for the usual periods, by calendar or typed for any. */
export function DateRange({ value, onChange, label, min, max }: DateRangeProps) {
  const { t } = useTranslation();
  const today = useKoreaDay();
  const quick = quickOf(value, today);
  const name = label ?? t('dates.range');
  // A period that begins after the last day has nothing in it.
  const choices = quickRanges.filter((id) => rangeOf(id, today).startDate <= (max ?? today));
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full">
      {choices.length === 0 ? null : (
        <Segmented
          isGrid
          label={`${name}: ${t('dates.quick')}`}
          choices={choices.map((id) => ({ id, text: t(`dates.${id}`) }))}
          value={quick}
          onChange={(id) => onChange(rangeOf(id, today))}
        />
      )}
      <DialogTrigger {...usePopover()}>
        <Button
          aria-label={t('dates.chosen', { from: value.startDate, until: value.endDate })}
          className="finger inline-flex h-9 shrink-0 cursor-pointer items-center justify-center gap-2 max-sm:w-full rounded-md border border-line-strong bg-field px-3 text-sm hover:border-faint"
        >
          <CalendarDays aria-hidden="true" className="size-4 text-muted" />
          {value.startDate === value.endDate
            ? value.startDate
            : `${value.startDate} ~ ${value.endDate}`}
        </Button>
        <Popover placement="bottom end" className={popoverClass}>
          <Dialog aria-label={name} className="p-4 outline-none">
            {({ close }) => (
              <RangeForm
                value={value}
                min={min}
                max={max ?? today}
                onDone={(range) => {
                  onChange(range);
                  close();
                }}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}
