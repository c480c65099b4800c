import { GitCompareArrows } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { languages } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { ScrollBox } from '../../../shared/ui/lists/scroll-box.tsx';
import type { DraftTexts } from '../model/draft.ts';

type ConflictPanelProps = {
  theirs: { savedBy: string; savedAt: string; texts: DraftTexts };
  mine: DraftTexts;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/**
 * Somebody saved while this was being written. Nothing typed is lost: what they saved is shown
 * beside it, and the operator says which of the two is to stand.
 */
export function ConflictPanel({ theirs, mine, ...rest }: ConflictPanelProps) {
  const { t } = useTranslation('admin');
  const changed = languages.filter(
    (language) =>
      theirs.texts[language].title !== mine[language].title ||
      theirs.texts[language].body !== mine[language].body,
  );
  return (
    <section
      role="alert"
      aria-label={t('content.conflict.title')}
      className="flex flex-col gap-4 rounded-lg border border-warn bg-warn-soft p-4 sm:p-5"
    >
      <div className="flex gap-3">
        <GitCompareArrows aria-hidden="true" className="size-5 shrink-0 text-warn" />
        <div className="flex flex-col gap-1">
          <p className="font-semibold text-warn">{t('content.conflict.title')}</p>
          <p>
            {t('content.conflict.text', {
              by: theirs.savedBy,
              at: koreaSecond(theirs.savedAt),
            })}
          </p>
        </div>
      </div>
      {changed.length === 0 ? (
        <p className="text-sm text-muted">{t('content.conflict.sameWords')}</p>
      ) : (
        <div className="grid gap-3 xl:grid-cols-3">
          {changed.map((language) => (
            <details key={language} open className="rounded-md border border-line bg-surface p-3">
              <summary className="cursor-pointer text-sm font-medium">
                {t('content.conflict.theirs', { language: t(`content.languages.${language}`) })}
              </summary>
              <div lang={language} className="mt-2 flex flex-col gap-2 text-sm">
                <p className="font-semibold">{theirs.texts[language].title || '–'}</p>
                <ScrollBox
                  label={t('content.conflict.theirs', {
                    language: t(`content.languages.${language}`),
                  })}
                  className="max-h-60 overflow-y-auto whitespace-pre-line text-muted"
                >
                  {theirs.texts[language].body || '–'}
                </ScrollBox>
              </div>
            </details>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="main" isPending={rest.isPending} onPress={rest.onKeepMine}>
          {t('content.conflict.keepMine')}
        </Button>
        <Button isDisabled={rest.isPending} onPress={rest.onTakeTheirs}>
          {t('content.conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  );
}
