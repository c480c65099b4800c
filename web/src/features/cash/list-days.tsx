import { useTranslation } from 'react-i18next';
import { Segmented } from '../../components/segmented.tsx';
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
    <Segmented
      label={t('range.label')}
      choices={ranges.map((id) => ({ id, text: t(`range.${id}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
