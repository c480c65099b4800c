import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/text-field.tsx';
import { ReviewDialog, type SettingChange } from '../settings/review-dialog.tsx';

const REASON_LENGTH_MAX = 200;

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
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function save(): void {
    const why = reason.trim();
    setMissing(why === '');
    if (why !== '') onSave(why);
  }
  return (
    <ReviewDialog {...review} onSave={save}>
      <TextField
        label={t('decision.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        maxLength={REASON_LENGTH_MAX}
        hint={t('betting.reasonHint')}
        error={isMissing ? t('decision.reasonMissing') : undefined}
        takesFocus
      />
    </ReviewDialog>
  );
}
