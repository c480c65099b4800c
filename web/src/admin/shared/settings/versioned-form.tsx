import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { useOperatorNames } from '../use-operator.ts';
import { ReasonedReview } from './reasoned-review.tsx';
import type { SettingChange } from './review-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { SavedLine } from './saved-line.tsx';

type VersionedFormProps = {
  saved: { version: number; changedAt: string | null; changedBy: string | null };
  isReadOnly: boolean;
  changes: readonly SettingChange[];
  hasProblems: boolean;
  /** Of guarded settings: the fields that let one operator do more, in words. */
  loosened?: readonly string[];
  save: { isPending: boolean; error: unknown; reset: () => void };
  /** Tells when it is saved: the dialog is over then. */
  onSave: (reason: string, onSaved: () => void) => void;
  onDiscard: () => void;
  onReload: () => void;
  children: ReactNode;
};

/** Settings every bet is placed by: which version they are, the fields, and saving with a reason. */
export function VersionedForm({
  saved,
  isReadOnly,
  changes,
  loosened = [],
  save,
  ...form
}: VersionedFormProps) {
  const { t } = useTranslation('admin');
  const operatorName = useOperatorNames();
  const [isReviewing, setReviewing] = useState(false);
  return (
    <>
      {isReadOnly ? <NoticeBar title={t('settings.readOnly')} /> : null}
      <SavedLine {...saved} who={saved.changedBy === null ? '' : operatorName(saved.changedBy)} />
      {form.children}
      <SaveBar
        count={changes.length}
        hasProblems={form.hasProblems}
        error={save.error}
        onReview={() => setReviewing(true)}
        onDiscard={form.onDiscard}
        onReload={() => {
          save.reset();
          setReviewing(false);
          form.onReload();
        }}
      />
      {isReviewing ? (
        <ReasonedReview
          changes={changes}
          loosened={loosened}
          isPending={save.isPending}
          error={save.error}
          onSave={(reason) => form.onSave(reason, () => setReviewing(false))}
          onClose={() => setReviewing(false)}
        />
      ) : null}
    </>
  );
}
