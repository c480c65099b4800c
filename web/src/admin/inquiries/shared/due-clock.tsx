import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/time.ts';
import type { BackOfficeInquiry } from '../../shared/contracts.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** With so much of the time gone an answer is urgent. */
const URGENT_PART = 0.7;

type Clocked = Pick<BackOfficeInquiry, 'state' | 'waitingSince' | 'dueAt'>;

/** How an inquiry stands against its time, and how many minutes are left of it. */
export function clockOf({ state, waitingSince, dueAt }: Clocked, now: number) {
  const due = Date.parse(dueAt);
  const minutes = Math.ceil((due - now) / MINUTE_MS);
  if (state === 'answered') return { tone: 'over', minutes: 0 } as const;
  if (minutes <= 0) return { tone: 'late', minutes: Math.abs(minutes) } as const;
  const since = Date.parse(waitingSince);
  const isUrgent = (now - since) / (due - since) >= URGENT_PART;
  return { tone: isUrgent ? 'urgent' : 'fresh', minutes } as const;
}

/** Minutes in the largest unit that says enough. */
function unitOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < HOUR_MINUTES) return { unit: 'minutes', count: minutes };
  if (minutes < DAY_MINUTES) return { unit: 'hours', count: Math.floor(minutes / HOUR_MINUTES) };
  return { unit: 'days', count: Math.floor(minutes / DAY_MINUTES) };
}

const looks = {
  fresh: 'text-muted',
  urgent: 'font-semibold text-warn',
  late: 'font-semibold text-danger',
} as const;

/** The time left for an answer; past it, how late it is. */
export function DueClock({ row }: { row: Clocked }) {
  const { t } = useTranslation('helpdesk');
  const { tone, minutes } = clockOf(row, useNow(MINUTE_MS / 2));
  if (tone === 'over') return <span className="text-faint">–</span>;
  const { unit, count } = unitOf(minutes);
  return (
    <span data-clock={tone} className={`tabular-nums ${looks[tone]}`}>
      {t(tone === 'late' ? `late.${unit}` : `left.${unit}`, { count })}
    </span>
  );
}
