import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';

type SaveBarProps = {
  isChanged: boolean;
  isPending: boolean;
  /** What the server said no with; a conflict is shown elsewhere. */
  error: unknown;
  hasProblems: boolean;
  onSave: () => void;
  children?: ReactNode;
};

/** Always in reach below the editor: whether something is unsaved, and the ways to end that. */
export function SaveBar(props: SaveBarProps) {
  const { isChanged, isPending, error, hasProblems, onSave, children } = props;
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-page px-4 py-3 lg:-mx-8 lg:px-8">
      <Button look="main" isPending={isPending} onPress={onSave}>
        {t('content.save')}
      </Button>
      {children}
      <output className="text-sm text-muted">
        {isChanged ? t('content.unsaved') : t('content.allSaved')}
      </output>
      {error === null && !hasProblems ? null : (
        <p role="alert" className="text-sm text-danger">
          {hasProblems ? t('content.hasProblems') : textOf(error)}
        </p>
      )}
    </div>
  );
}
