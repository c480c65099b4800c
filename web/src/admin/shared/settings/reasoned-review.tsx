import { useTranslation } from 'react-i18next';
import { ReasonField, useReason } from '../reason-field.tsx';
import { ReviewDialog, type SettingChange } from './review-dialog.tsx';

type ReasonedReviewProps = {
  changes: readonly SettingChange[];
  isPending: boolean;
  error: unknown;
  onSave: (reason: string) => void;
  onClose: () => void;
};

/** The last look before settings are saved that every bet is placed by: they are not without why. */
export function ReasonedReview({ onSave, ...review }: ReasonedReviewProps) {
  const { t } = useTranslation('admin');
  const form = useReason(true);
  const save = () => void form.submit(({ reason }) => onSave(reason.trim()));
  return (
    <ReviewDialog {...review} onSave={save}>
      <ReasonField form={form} hint={t('betting.reasonHint')} />
    </ReviewDialog>
  );
}
