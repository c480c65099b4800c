import { useTranslation } from 'react-i18next';
import { ReasonField, useReason } from '../reason-field.tsx';
import { ReviewDialog, type SettingChange } from './review-dialog.tsx';
import { useTwoNeeded } from './use-two-needed.tsx';

type ReasonedReviewProps = {
  changes: readonly SettingChange[];
  /** The fields that let one operator do more, in words: where there are some, saving asks another one. */
  loosened?: readonly string[];
  isPending: boolean;
  error: unknown;
  onSave: (reason: string) => void;
  onClose: () => void;
};

/** The last look before settings are saved that every bet is placed by: they are not without why. */
export function ReasonedReview({ loosened = [], onSave, ...review }: ReasonedReviewProps) {
  const { t } = useTranslation('admin');
  const form = useReason(true);
  const asks = useTwoNeeded(loosened);
  const save = () => void form.submit(({ reason }) => onSave(reason.trim()));
  return (
    <ReviewDialog {...review} {...(asks === undefined ? {} : { asks })} onSave={save}>
      <ReasonField form={form} hint={t('betting.reasonHint')} />
    </ReviewDialog>
  );
}
