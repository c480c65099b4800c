import { faqCategories } from '@noriter/rules/lists/content-choices';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { Question } from '../../shared/content/question.tsx';
import { SearchForm } from '../../shared/forms/search-form.tsx';
import { api } from '../../shared/member/member-session.ts';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { SupportLayout } from './support-layout.tsx';
import type { SupportPaths } from './support-paths.ts';
import type { FaqSearch } from './support-search.ts';

type FaqPageProps = {
  paths: SupportPaths;
  search: FaqSearch;
  onSearch: (search: FaqSearch) => void;
  /** The settings in force, below the operator's answers. */
  children?: ReactNode;
};

function faqQuery(asked: FaqSearch) {
  return queryOptions({
    queryKey: ['board', 'faq', asked],
    queryFn: async () =>
      (await answerOf(api.POST('/api/board/faq/list', { body: { search: '', ...asked } }))).list,
    placeholderData: keepPreviousData,
  });
}

/** The questions often asked, by topic and by word, each opening to its answer. */
export function FaqPage({ paths, search, onSearch, children }: FaqPageProps) {
  const { t } = useTranslation();
  const { category, search: words = '' } = search;
  const inTopic = category === undefined ? {} : { category };
  return (
    <SupportLayout title={t('faq.title')} paths={paths} tab="faq">
      <Panel isFlush>
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
          <Segmented
            label={t('faq.category')}
            choices={(['all', ...faqCategories] as const).map((id) => ({
              id,
              text: t(`faq.categories.${id}`),
            }))}
            value={category ?? 'all'}
            onChange={(id) =>
              onSearch({
                ...(id === 'all' ? {} : { category: id }),
                ...(words === '' ? {} : { search: words }),
              })
            }
          />
          <SearchForm
            label={t('faq.search')}
            words={words}
            onSearch={(typed) => onSearch(typed === '' ? inTopic : { ...inTopic, search: typed })}
            className="w-full sm:w-80"
          />
        </div>
        <Questions search={search} />
      </Panel>
      {children}
    </SupportLayout>
  );
}

function Questions({ search }: { search: FaqSearch }) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useQuery(faqQuery(search));
  const isSearch = search.search !== undefined;
  if (data === undefined) {
    return error === null ? (
      <div className="p-4 sm:p-5">
        <SkeletonRows rows={6} className="h-12" />
      </div>
    ) : (
      <Failed error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <output className={isSearch ? 'block px-4 pt-3 text-sm text-faint sm:px-5' : 'sr-only'}>
        {isPlaceholderData ? '' : t('faq.found', { count: data.length })}
      </output>
      {data.length === 0 ? (
        <Empty
          icon={MessageCircleQuestion}
          title={t(isSearch ? 'faq.emptySearch' : 'faq.empty')}
          {...(isSearch ? { note: t('faq.emptySearchNote') } : {})}
        />
      ) : (
        <ul
          aria-busy={isPlaceholderData}
          className="divide-y divide-line transition-opacity duration-150 aria-busy:opacity-50"
        >
          {data.map((one) => (
            <li key={one.faqIdx} lang={one.language}>
              <Question
                question={one.title}
                answer={one.body}
                category={t(`faq.categories.${one.category}`)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
