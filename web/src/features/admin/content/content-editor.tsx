import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { koreaSecond } from '../../../format/time.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import type { ContentItem } from './content-items.ts';
import type { ContentKind } from './content-kinds.ts';
import { ContentLayout } from './content-layout.tsx';
import { ContentPreview } from './content-preview.tsx';
import { draftTextsOf } from './draft.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useContentEditor } from './use-content-editor.ts';
import { WordsPanel } from './words-panel.tsx';

type ContentEditorProps = { kind: ContentKind; item: ContentItem | null };

/** Settings, words in three languages, and what a reader will see of them. */
export function ContentEditor({ kind, item }: ContentEditorProps) {
  const { t } = useTranslation('admin');
  const editor = useContentEditor(kind, item);
  const { draft, problems, theirs } = editor;
  return (
    <ContentLayout
      tab={kind}
      title={t(`content.${editor.isNew ? 'write' : 'edit'}.${kind}`)}
      {...(item === null
        ? {}
        : {
            note: t('content.savedBy', { by: item.savedBy, at: koreaSecond(item.savedAt) }),
            actions: (
              <Button look="quiet" onPress={() => void editor.remove()}>
                <Trash2 aria-hidden="true" className="size-4" />
                {t('content.delete')}
              </Button>
            ),
          })}
    >
      {theirs === null ? null : (
        <ConflictPanel
          theirs={{ ...theirs, texts: draftTextsOf(theirs.document.texts) }}
          mine={draft.texts}
          isPending={editor.isPending}
          onKeepMine={editor.keepMine}
          onTakeTheirs={() => editor.takeTheirs()}
        />
      )}
      <SettingsPanel kind={kind} draft={draft} problems={problems} onChange={editor.change} />
      <WordsPanel
        texts={draft.texts}
        labels={{
          title: t(kind === 'faq' ? 'content.question' : 'content.title'),
          body: t(
            kind === 'faq'
              ? 'content.answer'
              : kind === 'banners'
                ? 'content.caption'
                : 'content.body',
          ),
        }}
        sort={kind === 'banners' ? 'caption' : 'article'}
        problems={problems}
        onChange={(texts) => editor.change({ texts })}
      />
      <ContentPreview kind={kind} draft={draft} />
      <SaveBar
        isChanged={editor.isChanged}
        isPending={editor.isPending}
        error={editor.error}
        hasProblems={Object.keys(problems).length > 0}
        onSave={editor.save}
      />
    </ContentLayout>
  );
}
