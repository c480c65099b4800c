import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../format/time.ts';
import { MarkedText } from '../../text-page/marked-text.tsx';
import type { TextPageSlug } from '../../text-page/text-page-slugs.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import type { TextPageItem } from './content-items.ts';
import { ContentLayout } from './content-layout.tsx';
import { draftTextsOf } from './draft.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { useTextEditor } from './use-text-editor.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

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
