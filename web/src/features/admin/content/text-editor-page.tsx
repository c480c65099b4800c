import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../components/failed-panel.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import type { TextPageSlug } from '../../text-page/text-page-slugs.ts';
import { ContentLayout } from './content-layout.tsx';
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
