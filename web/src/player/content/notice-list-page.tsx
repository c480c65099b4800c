import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NoticeRow } from '../../shared/api/contracts.ts';
import { NoticeBadges } from '../../shared/content/notice-article.tsx';
import { wonDigits } from '../../shared/format/money.ts';
import { koreaDay } from '../../shared/format/time.ts';
import { SearchForm } from '../../shared/forms/search-form.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { noticeListQuery } from './notice-queries.ts';
import { SupportLayout } from './support-layout.tsx';
import type { SupportPaths } from './support-paths.ts';
import type { NoticeSearch } from './support-search.ts';

type NoticeListPageProps = {
  paths: SupportPaths;
  search: NoticeSearch;
  onSearch: (search: NoticeSearch) => void;
};

/** Every notice: the pinned ones, then the newest, a page at a time. */
export function NoticeListPage({ paths, search, onSearch }: NoticeListPageProps) {
  const { t } = useTranslation();
  const query = useQuery(noticeListQuery(search));
  const columns = useColumns(paths);
  const { search: words = '' } = search;
  return (
    <SupportLayout title={t('notice.title')} paths={paths} tab="notices">
      <Panel isFlush>
        <SearchForm
          label={t('notice.search')}
          words={words}
          onSearch={(typed) => onSearch(typed === '' ? {} : { search: typed })}
          className="border-b border-line px-4 py-3 sm:px-5 [&_form]:ml-auto [&_form]:sm:max-w-80"
        />
        <ListView
          caption={t('notice.title')}
          empty={
            words === ''
              ? { icon: Megaphone, title: t('notice.empty') }
              : { title: t('notice.emptySearch'), note: t('notice.emptySearchNote') }
          }
          query={query}
          columns={columns}
          rowKey={(row) => String(row.boardIdx)}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </SupportLayout>
  );
}

function useColumns(paths: SupportPaths): Column<NoticeRow>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'title',
      header: t('notice.headline'),
      phone: 'title',
      wraps: true,
      cell: (row) => (
        <Link
          {...paths.read(String(row.boardIdx))}
          className="flex flex-col items-start gap-x-3 gap-y-1 text-base hover:text-brass-text sm:flex-row sm:items-center"
        >
          <span className="inline-flex items-center gap-2">
            <NoticeBadges category={row.category} pinned={row.pinned} />
            <span className="text-sm text-faint sm:hidden">{dayOf(row)}</span>
          </span>
          <span className={row.pinned ? 'font-semibold' : 'font-medium'}>{row.title}</span>
        </Link>
      ),
    },
    {
      key: 'postedAt',
      header: t('notice.postedAt'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => (
        <time dateTime={row.publishedAt} className="text-muted">
          {dayOf(row)}
        </time>
      ),
    },
    {
      key: 'views',
      header: t('notice.views'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => <span className="text-muted">{wonDigits(String(row.views))}</span>,
    },
  ];
}

function dayOf({ publishedAt }: NoticeRow): string {
  return koreaDay(new Date(publishedAt));
}
