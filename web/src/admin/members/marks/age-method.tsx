import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { AgeMethod } from '../calls/use-member-marks.ts';

const methods = [
  'identity-card',
  'passport',
  'driving-licence',
  'mobile-carrier',
  'bank-account',
] as const satisfies readonly AgeMethod[];

type AgeMethodFieldProps = { value: AgeMethod; onChange: (method: AgeMethod) => void };

/** What an operator has seen a member's age by. */
export function AgeMethodField({ value, onChange }: AgeMethodFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <Segmented
      label={t('age.method')}
      choices={methods.map((id) => ({ id, text: t(`age.methods.${id}`) }))}
      value={value}
      onChange={onChange}
      isGrid
    />
  );
}
