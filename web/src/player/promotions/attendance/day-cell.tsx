import { Check, CircleDashed, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AttendanceSheet } from '../../../shared/api/contracts.ts';
import { language } from '../../../shared/i18n/language.ts';
import { localeOf } from '../../../shared/i18n/locale.ts';

type Day = AttendanceSheet['days'][number];

type DayState = 'stamped' | 'madeUp' | 'missed' | 'today' | 'coming';

const looks: Record<DayState, string> = {
  stamped: 'border-brass-line bg-brass-soft text-brass-text',
  madeUp: 'border-brass-line border-dashed bg-brass-soft text-brass-text',
  missed: 'border-line bg-sunken text-faint',
  today: 'border-brass border-2 bg-surface text-paper',
  coming: 'border-line bg-surface text-muted',
};

export function DayCell({
  day,
  today,
  onMakeUp,
}: {
  day: Day;
  today: string;
  onMakeUp: (day: string) => void;
}) {
  const { t } = useTranslation('promotion');
  const state = stateOf(day, today);
  const number = Number(day.day.slice(8));
  const name = t(`attendance.day.${state}`, { day: dayName(day.day) });
  const cell = `flex h-13 w-full flex-col items-center justify-between rounded-md border p-1 sm:aspect-[4/3] sm:h-auto sm:p-2 ${looks[state]}`;
  if (day.mayMakeUp) {
    return (
      <button
        type="button"
        className={`${cell} cursor-pointer hover:border-brass hover:text-paper`}
        onClick={() => onMakeUp(day.day)}
      >
        <span className="sr-only">{`${name}, ${t('attendance.makeUp')}`}</span>
        <span aria-hidden="true" className="self-start text-xs font-semibold sm:text-sm">
          {number}
        </span>
        <span aria-hidden="true" className="flex items-center gap-1 text-xs font-medium">
          <RotateCcw aria-hidden="true" className="size-3.5" />
          <span className="max-sm:hidden">{t('attendance.makeUp')}</span>
        </span>
      </button>
    );
  }
  return (
    <div className={cell} aria-current={day.day === today ? 'date' : undefined}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="self-start text-xs font-semibold sm:text-sm">
        {number}
      </span>
      <Mark state={state} />
    </div>
  );
}

function Mark({ state }: { state: DayState }) {
  if (state === 'stamped' || state === 'madeUp') {
    return (
      <span
        aria-hidden="true"
        className="flex size-6 -rotate-12 items-center justify-center rounded-full border-2 border-current sm:size-9"
      >
        <Check className="size-3.5 sm:size-5" strokeWidth={3} />
      </span>
    );
  }
  if (state === 'today') {
    return <CircleDashed aria-hidden="true" className="size-6 text-brass-text sm:size-8" />;
  }
  return <span aria-hidden="true" className="h-6 sm:h-9" />;
}

function stateOf({ day, isStamped, isMadeUp }: Day, today: string): DayState {
  if (isMadeUp) return 'madeUp';
  if (isStamped) return 'stamped';
  if (day === today) return 'today';
  return day < today ? 'missed' : 'coming';
}

function dayName(day: string): string {
  const format = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf[language()], format);
}
