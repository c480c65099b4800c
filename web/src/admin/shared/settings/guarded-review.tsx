import { useTranslation } from 'react-i18next';
import { ReasonField, useReason } from '../reason-field.tsx';
import { ReviewDialog, type SettingChange } from './review-dialog.tsx';
import { useTwoNeeded } from './use-two-needed.tsx';

type GuardedReviewProps = {
  changes: readonly SettingChange[];
  /** The fields that let one operator do more, in words; empty when it takes nobody else. */
  loosened: readonly string[];
  isPending: boolean;
  error: unknown;
  onSave: (reason: string) => void;
  onClose: () => void;
};

/** The last look before settings are saved that bound what one operator may do. */
export function GuardedReview({ loosened, onSave, ...review }: GuardedReviewProps) {
  const { t } = useTranslation('admin');
  const form = useReason(true);
  const asks = useTwoNeeded(loosened);
  if (asks === undefined) return <ReviewDialog {...review} onSave={() => onSave('')} />;
  return (
    <ReviewDialog
      {...review}
      asks={asks}
      onSave={() => void form.submit(({ reason }) => onSave(reason.trim()))}
    >
      <ReasonField form={form} hint={t('settings.reasonHint')} />
    </ReviewDialog>
  );
}
