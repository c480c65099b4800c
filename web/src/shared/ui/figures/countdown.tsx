import { useTranslation } from 'react-i18next';
import { clockDigits } from '../../format/time.ts';
import { useServerSecond } from '../../hooks/time.ts';

const soonMs = 60_000;

/**
 * The time left until a moment, by the server's clock: a wrong clock on the device shows nothing
 * wrong. A screen reader hears it when it asks, not every second.
 */
export function Countdown({
  until,
  over,
  textOf = (time) => time,
  className = 'text-base font-bold',
}: {
  until: string;
  /** What is said when it is over, where "closed" does not fit. */
  over?: string;
  /** The words around what is left, where nothing beside it says until when. */
  textOf?: (time: string) => string;
  className?: string;
}) {
  const { t } = useTranslation();
  const left = Date.parse(until) - useServerSecond();
  if (!(left > 0)) {
    return <span className={`text-faint ${className}`}>{over ?? t('countdown.over')}</span>;
  }
  const time = clockDigits(left);
  return (
    <span
      role="timer"
      translate="no"
      aria-label={t('countdown.left', { time })}
      className={`tabular-nums ${left < soonMs ? 'text-warn' : 'text-brass-text'} ${className}`}
    >
      {textOf(time)}
    </span>
  );
}
