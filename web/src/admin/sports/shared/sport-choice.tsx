import { type Sport, sports } from '@noriter/rules/sports';
import { useTranslation } from 'react-i18next';
import { sportOf } from '../../../betting/sportsbook/model/sports.ts';
import { Select } from '../../../shared/forms/select.tsx';

type SportChoiceProps = { sport: Sport | undefined; onChange: (sport: Sport | null) => void };

/** The word that stands for all of them, in the list. */
const ALL = 'all';

/** One sport of them, or all. */
export function SportChoice({ sport, onChange }: SportChoiceProps) {
  const { t } = useTranslation(['admin', 'sport']);
  return (
    <Select
      label={t('admin:sport.sport')}
      isLabelHidden
      choices={[
        { id: ALL, text: t('sport:allSports') },
        ...sports.map((id) => ({ id, text: t(`sport:name.${id}`) })),
      ]}
      value={sport ?? ALL}
      onChange={(id) => onChange(sportOf(id))}
      placeholder={t('sport:allSports')}
    />
  );
}
