import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../components/failed-panel.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { contentQuery } from './content-calls.ts';
import { ContentEditor } from './content-editor.tsx';
import type { ContentKind } from './content-kinds.ts';
import { ContentLayout } from './content-layout.tsx';

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
