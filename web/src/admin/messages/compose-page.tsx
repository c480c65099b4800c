import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../shared/content/marked-text.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { Button, ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Page } from '../../shared/ui/pages/page.tsx';
import { PreviewPanel } from '../content/editor/preview-panel.tsx';
import { WordsPanel } from '../content/editor/texts-panel.tsx';
import { TargetPanel } from './target-panel.tsx';
import { useComposer } from './use-composer.ts';

/** Writing to members: to whom, from when on, and what in each language. */
export function ComposePage() {
  const { t } = useTranslation('moderation');
  const composer = useComposer();
  const { form } = composer;
  const { texts, showAt } = form.values;
  return (
    <Page title={t('messages.write')} note={t('messages.writeNote')} width="full">
      <TargetPanel form={form} />
      <WordsPanel
        texts={texts}
        labels={{ title: t('messages.subject'), body: t('messages.body') }}
        sort="article"
        problems={composer.textProblems}
        onChange={form.field('texts').onChange}
      />
      <PreviewPanel
        texts={texts}
        show={(words, { language }) => (
          <div lang={language} className="flex flex-col gap-4 p-5">
            <p className="text-xl font-bold">{words.title}</p>
            <MarkedText text={words.body} />
          </div>
        )}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <FormError error={composer.error} />
        <ButtonLink to="/admin/messages">{t('messages.cancel')}</ButtonLink>
        <Button look="main" isPending={composer.isPending} onPress={() => void composer.send()}>
          {t(showAt === '' ? 'messages.sendNow' : 'messages.schedule')}
        </Button>
      </div>
    </Page>
  );
}
