import { useTranslation } from 'react-i18next';
import { type Range, ranges } from './list-range.ts';

/** How many days back a list looks. */
export function RangePicker({
  value,
  onChange,
}: {
  value: Range;
  onChange: (range: Range) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset
      aria-label={t('range.label')}
      className="inline-flex rounded-md border border-line bg-sunken p-0.5"
    >
      {ranges.map((range) => (
        <button
          key={range}
          type="button"
          aria-pressed={range === value}
          className="h-8 cursor-pointer rounded-sm px-3 text-sm font-medium text-muted hover:text-paper aria-pressed:bg-raised aria-pressed:text-brass-text"
          onClick={() => onChange(range)}
        >
          {t(`range.${range}`)}
        </button>
      ))}
    </fieldset>
  );
}
