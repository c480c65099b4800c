import { useTranslation } from 'react-i18next';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';

type StatusChoiceProps<Status extends string> = {
  statuses: readonly Status[];
  textOf: (status: Status) => string;
  status: Status | undefined;
  onChange: (status: Status | undefined) => void;
};

/** Above a list: one state of its rows, or all. */
export function StatusChoice<Status extends string>(props: StatusChoiceProps<Status>) {
  const { statuses, textOf, status, onChange } = props;
  const { t } = useTranslation('admin');
  return (
    <Segmented
      label={t('filter.status')}
      choices={[
        { id: '', text: t('filter.all') },
        ...statuses.map((id) => ({ id, text: textOf(id) })),
      ]}
      value={status ?? ''}
      onChange={(id) => onChange(statuses.find((one) => one === id))}
    />
  );
}
