import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../shared/decision-dialog.tsx';

type HideDialogProps = {
  /** Of this opening alone: no late answer or error of another one comes into it. */
  act: { isPending: boolean; error: unknown };
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Why something members wrote is not to be seen any more. */
export function HideDialog({ act: { isPending, error }, ...acts }: HideDialogProps) {
  const { t } = useTranslation('moderation');
  return (
    <DecisionDialog
      title={t('posts.hide')}
      effect={t('posts.hideEffect')}
      confirmLabel={t('posts.hide')}
      isDangerous
      needsReason
      reasonHint={t('posts.hideHint')}
      isPending={isPending}
      error={error}
      {...acts}
    />
  );
}
