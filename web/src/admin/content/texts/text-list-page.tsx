import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { textPageSlugs } from '../../../shared/content/text-page-slugs.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { ContentLayout } from '../editor/content-layout.tsx';
import { textListQuery } from './text-calls.ts';

/** The texts the site has a place for, written or not. */
export function TextListPage() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(textListQuery);
  return (
    <ContentLayout tab="texts" title={t('content.tab.texts')} note={t('content.textsNote')}>
      <Panel isFlush>
        {data === undefined && error === null ? (
          <div className="p-5">
            <SkeletonRows rows={5} />
          </div>
        ) : null}
        {data === undefined && error !== null ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : null}
        <ul className="divide-y divide-line empty:hidden">
          {data === undefined
            ? null
            : textPageSlugs.map((slug) => {
                const written = data.find((page) => page.slug === slug);
                return (
                  <li key={slug}>
                    <Link
                      to="/admin/content/texts/$slug"
                      params={{ slug }}
                      className="flex items-center gap-4 px-4 py-3.5 hover:bg-raised sm:px-5"
                    >
                      <span className="flex min-w-0 flex-1 flex-col">
                        <span className="font-medium">{t(`content.texts.${slug}`)}</span>
                        <span className="truncate text-sm text-faint">
                          {written === undefined
                            ? t('content.notWrittenNote')
                            : t('content.savedBy', {
                                by: written.savedBy,
                                at: koreaMinute(written.savedAt),
                              })}
                        </span>
                      </span>
                      {written === undefined ? (
                        <Badge tone="warn">{t('content.notWritten')}</Badge>
                      ) : (
                        <Badge>{t('content.version', { version: written.version })}</Badge>
                      )}
                      <ChevronRight aria-hidden="true" className="size-4 text-faint" />
                    </Link>
                  </li>
                );
              })}
        </ul>
      </Panel>
    </ContentLayout>
  );
}
