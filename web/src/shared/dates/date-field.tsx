import { part } from '../loading/part.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { DateText, type DateTextProps } from './date-text.tsx';

const DayCalendar = part(() => import('./day-calendar.tsx'), {
  waiting: <span className="block h-76 w-70" />,
});

const midnight = '00:00';

/**
 * A day, typed or chosen in a calendar. It looks and speaks the same in every browser, where a
 * native field follows the browser's language instead of the site's.
 */
export function DateField(props: Omit<DateTextProps, 'trailing'>) {
  const { label, value, onChange, min, max, withTime = false } = props;
  return (
    <DateText
      {...props}
      trailing={
        <CalendarButton label={label} isDisabled={props.isDisabled === true}>
          {(close) => (
            <DayCalendar
              value={value.slice(0, 10)}
              min={min?.slice(0, 10)}
              max={max?.slice(0, 10)}
              onChange={(day) => {
                onChange(withTime ? `${day} ${value.slice(11) || midnight}` : day);
                close();
              }}
            />
          )}
        </CalendarButton>
      }
    />
  );
}
