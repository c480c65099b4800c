import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { isConflict } from './is-conflict.ts';

type SaveBarProps = {
  count: number;
  /** What is wrong with the fields keeps them from being looked over. */
  hasProblems: boolean;
  error: unknown;
  onReview: () => void;
  onDiscard: () => void;
  onReload: () => void;
};

/** At the foot of edited settings, as long as something is not saved. */
export function SaveBar({ count, hasProblems, error, ...on }: SaveBarProps) {
  const { t } = useTranslation('admin');
  useFieldInSight(count > 0, hasProblems);
  if (count === 0) return null;
  return (
    <div data-save-bar className="sticky bottom-3 z-20 flex flex-col gap-2">
      {isConflict(error) ? (
        <NoticeBar
          tone="warn"
          title={t('settings.conflict')}
          action={
            <Button size="small" onPress={on.onReload}>
              {t('settings.reload')}
            </Button>
          }
        >
          {t('settings.conflictNote')}
        </NoticeBar>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-brass-line bg-raised px-4 py-3 shadow-overlay">
        <output className="font-medium">
          {t('settings.unsaved', { count })}
          {hasProblems ? (
            <span className="pl-2 text-sm text-danger">{t('settings.fix')}</span>
          ) : null}
        </output>
        <div className="flex gap-2">
          <Button look="quiet" onPress={on.onDiscard}>
            {t('settings.discard')}
          </Button>
          <Button look="main" isDisabled={hasProblems} onPress={on.onReview}>
            {t('settings.review')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The bar comes while somebody types: the field it would cover moves up, words below it included. */
function useFieldInSight(isShown: boolean, hasProblems: boolean): void {
  useEffect(() => {
    if (!isShown && !hasProblems) return;
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) field.scrollIntoView({ block: 'nearest' });
  }, [isShown, hasProblems]);
}
