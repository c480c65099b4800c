import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';

export type SettingChange = {
  name: string;
  before: string;
  after: string;
  /** A name in some language, which stays as it was written. */
  isName?: boolean;
};

type ReviewDialogProps = {
  changes: readonly SettingChange[];
  /** What else has to be said before saving. */
  children?: ReactNode;
  /** Where saving asks another operator: what is said instead of that it takes effect at once. */
  asks?: { note: ReactNode; label: string };
  isPending: boolean;
  error: unknown;
  onSave: () => void;
  onClose: () => void;
};

/** The last look before settings are saved: what each was and what it becomes. */
export function ReviewDialog({
  changes,
  children,
  asks,
  isPending,
  error,
  onSave,
  onClose,
}: ReviewDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      title={t('settings.changes')}
      isOpen
      onClose={onClose}
      isDismissable={false}
      width="wide"
    >
      <div className="flex flex-col gap-4">
        {asks?.note ?? <p className="text-muted">{t('settings.reviewNote')}</p>}
        <ChangeTable changes={changes} />
        {children}
        <FormError error={error} />
        <div className="flex gap-2">
          <Button size="large" className="flex-1" onPress={onClose}>
            {t('settings.back')}
          </Button>
          <Button
            look="main"
            size="large"
            className="flex-1"
            isPending={isPending}
            onPress={onSave}
          >
            {asks?.label ?? t('settings.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Changes one below the other; a value that is empty says so. */
export function ChangeTable({ changes }: { changes: readonly SettingChange[] }) {
  const { t } = useTranslation('admin');
  const text = (value: string) => (value === '' ? t('settings.none') : value);
  return (
    <dl className="flex flex-col rounded-md border border-line">
      {changes.map(({ name, before, after, isName = false }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 border-b border-line px-4 py-2.5 last:border-b-0 sm:grid-cols-[14rem_1fr]"
        >
          <dt className="text-sm text-muted">{name}</dt>
          <dd
            translate={isName ? 'no' : undefined}
            className="flex min-w-0 flex-wrap items-center gap-x-2 break-all tabular-nums"
          >
            <del className="text-faint no-underline">{text(before)}</del>
            <ArrowRight aria-label={t('audit.becomes')} className="size-3.5 shrink-0 text-faint" />
            <ins className="font-semibold text-brass-text no-underline">{text(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
