import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { bannedWordBounds as bounds } from '../shared/back-office-bounds.gen.ts';
import { ModerationLayout } from './moderation-layout.tsx';
import { wordsQuery } from './moderation-queries.ts';
import { MutesPanel } from './mutes-panel.tsx';
import { useSetWord } from './use-moderate.ts';

/** What may not be written, and who may not write. */
export function RulesPage() {
  return (
    <ModerationLayout tab="rules">
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        <WordsPanel />
        <MutesPanel />
      </div>
    </ModerationLayout>
  );
}

function WordsPanel() {
  const { t } = useTranslation('moderation');
  const query = useQuery(wordsQuery);
  const form = useFields<{ kind: 'word' | 'host'; written: string }>({
    start: { kind: 'word', written: '' },
    bounds: { written: bounds.written },
  });
  const { kind, written } = form.values;
  const isEmpty = written.trim() === '';
  const set = useSetWord(() => form.set('written', ''));
  const ban = () =>
    form.submit((typed) =>
      set.mutate({ kind: typed.kind, written: typed.written.trim(), isBanned: true }),
    );
  return (
    <Panel title={t('rules.words')}>
      <div className="flex flex-col gap-4">
        <Form onSubmit={() => (isEmpty ? undefined : ban())}>
          <Segmented
            label={t('rules.kind')}
            choices={(['word', 'host'] as const).map((id) => ({
              id,
              text: t(`rules.kinds.${id}`),
            }))}
            value={kind}
            onChange={form.field('kind').onChange}
          />
          <TextField
            {...form.field('written')}
            label={t(`rules.kinds.${kind}`)}
            hint={t('rules.wordHint')}
            trailing={
              <Button type="submit" className="h-11" isPending={set.isPending} isDisabled={isEmpty}>
                {t('rules.add')}
              </Button>
            }
          />
        </Form>
        <FormError error={set.error} />
        {query.isPending ? <SkeletonRows rows={3} /> : null}
        {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data?.length === 0 ? <p className="text-faint">{t('rules.noWords')}</p> : null}
        <ul className="flex flex-wrap gap-2">
          {query.data?.map((word) => (
            <li key={`${word.kind}:${word.normal}`}>
              <Button
                size="small"
                aria-label={t('rules.removeWord', { word: word.written })}
                onPress={() =>
                  set.mutate({ kind: word.kind, written: word.written, isBanned: false })
                }
              >
                {word.written} <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
