import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TextPageSlug } from '../../../shared/content/text-page-slugs.ts';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { ContentLayout } from '../editor/content-layout.tsx';
import { textQuery } from './text-calls.ts';
import { TextEditor } from './text-editor.tsx';

/** The editor of one of the site's texts, with what it said before. */
export function TextEditorPage({ slug }: { slug: TextPageSlug }) {
  const { t } = useTranslation('admin');
  const query = useQuery(textQuery(slug));
  const { data } = query;
  if (data !== undefined) {
    return <TextEditor key={data?.version ?? 0} slug={slug} item={data} />;
  }
  return (
    <ContentLayout tab="texts" title={t(`content.texts.${slug}`)}>
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
    </ContentLayout>
  );
}
