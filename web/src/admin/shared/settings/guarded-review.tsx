import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { ReasonField, useReason } from '../reason-field.tsx';
import { ReviewDialog, type SettingChange } from './review-dialog.tsx';

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
  if (loosened.length === 0) return <ReviewDialog {...review} onSave={() => onSave('')} />;
  const note = (
    <NoticeBar tone="warn" title={t('settings.twoNeeded')}>
      {t('settings.twoNote', { fields: loosened.join(', ') })}
    </NoticeBar>
  );
  return (
    <ReviewDialog
      {...review}
      asks={{ note, label: t('settings.ask') }}
      onSave={() => void form.submit(({ reason }) => onSave(reason.trim()))}
    >
      <ReasonField form={form} hint={t('settings.reasonHint')} />
    </ReviewDialog>
  );
}
