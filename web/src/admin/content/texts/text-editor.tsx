import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../../shared/content/marked-text.tsx';
import type { TextPageSlug } from '../../../shared/content/text-page-slugs.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { ConflictPanel } from '../editor/conflict-panel.tsx';
import { ContentLayout } from '../editor/content-layout.tsx';
import { PreviewPanel } from '../editor/preview-panel.tsx';
import { SaveBar } from '../editor/save-bar.tsx';
import { WordsPanel } from '../editor/texts-panel.tsx';
import type { TextPageItem } from '../model/content-items.ts';
import { draftTextsOf } from '../model/draft.ts';
import { useTextEditor } from './use-text-editor.ts';
import { VersionsPanel } from './versions-panel.tsx';

type TextEditorProps = { slug: TextPageSlug; item: TextPageItem | null };

export function TextEditor({ slug, item }: TextEditorProps) {
  const { t } = useTranslation('admin');
  const editor = useTextEditor(slug, item);
  const { texts, problems, theirs } = editor;
  return (
    <ContentLayout
      tab="texts"
      title={t(`content.texts.${slug}`)}
      note={
        item === null
          ? t('content.notWrittenNote')
          : t('content.savedBy', { by: item.savedBy, at: koreaSecond(item.savedAt) })
      }
    >
      {theirs === null ? null : (
        <ConflictPanel
          theirs={{ ...theirs, texts: draftTextsOf(theirs.texts) }}
          mine={texts}
          isPending={editor.isPending}
          onKeepMine={editor.keepMine}
          onTakeTheirs={() => void editor.takeTheirs()}
        />
      )}
      <WordsPanel
        texts={texts}
        labels={{ title: t('content.title'), body: t('content.body') }}
        sort="article"
        problems={problems}
        onChange={editor.change}
      />
      <PreviewPanel
        texts={texts}
        show={(words, { language }) => (
          <div lang={language} className="flex flex-col gap-5 p-5">
            <p className="text-2xl font-bold">{words.title}</p>
            <MarkedText text={words.body} />
          </div>
        )}
      />
      {item === null ? null : (
        <VersionsPanel
          slug={slug}
          present={item.version}
          isPending={editor.isPending}
          onRestore={(version) => void editor.restore(version)}
        />
      )}
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
