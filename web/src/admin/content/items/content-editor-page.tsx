import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { ContentLayout } from '../editor/content-layout.tsx';
import { contentQuery } from '../model/content-calls.ts';
import type { ContentKind } from '../model/content-kinds.ts';
import { ContentEditor } from './content-editor.tsx';

type ContentEditorPageProps = { kind: ContentKind; idx: string };

/** The editor of one piece of content, or of a new one. */
export function ContentEditorPage({ kind, idx }: ContentEditorPageProps) {
  return idx === 'new' ? (
    <ContentEditor kind={kind} item={null} />
  ) : (
    <Saved kind={kind} idx={Number(idx)} />
  );
}

function Saved({ kind, idx }: { kind: ContentKind; idx: number }) {
  const { t } = useTranslation('admin');
  const query = useQuery(contentQuery(kind, idx));
  if (query.data !== undefined) return <ContentEditor kind={kind} item={query.data} />;
  return (
    <ContentLayout tab={kind} title={t(`content.edit.${kind}`)}>
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
    </ContentLayout>
  );
}
