import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { ConflictPanel } from '../editor/conflict-panel.tsx';
import { ContentLayout } from '../editor/content-layout.tsx';
import { SaveBar } from '../editor/save-bar.tsx';
import { WordsPanel } from '../editor/texts-panel.tsx';
import type { ContentItem } from '../model/content-items.ts';
import type { ContentKind } from '../model/content-kinds.ts';
import { draftTextsOf } from '../model/draft.ts';
import { FiguresPanel } from '../variants/figures-panel.tsx';
import { isTried, VariantsPanel } from '../variants/variants-panel.tsx';
import { ContentPreview } from './content-preview.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useContentEditor } from './use-content-editor.ts';

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
      {isTried(kind) ? (
        <VariantsPanel kind={kind} draft={draft} problems={problems} onChange={editor.change} />
      ) : null}
      <ContentPreview kind={kind} draft={draft} />
      {isTried(kind) && item !== null ? <FiguresPanel kind={kind} idx={item.idx} /> : null}
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
