import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/forms/text-field.tsx';
import { type Fields, useFields } from '../../shared/forms/use-fields.ts';
import { adjustmentBounds } from './back-office-bounds.gen.ts';

/** Every call that takes a reason takes at least as long a one as a correction's. */
const bounds = { reason: { ...adjustmentBounds.reason, required: true } };

/** Why something is done, as its own form or as the last field of one. */
export function useReason(isNeeded: boolean) {
  const { t } = useTranslation('admin');
  return useFields({
    start: { reason: '' },
    bounds,
    problems: isNeeded ? { reason: t('decision.reasonMissing') } : {},
  });
}

type ReasonFieldProps = { form: Fields<{ reason: string }>; hint: string };

export function ReasonField({ form, hint }: ReasonFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <TextField {...form.field('reason')} label={t('decision.reason')} hint={hint} takesFocus />
  );
}
