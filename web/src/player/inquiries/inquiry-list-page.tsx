import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquareText, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InquiryRow } from '../../shared/api/contracts.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { SupportLayout } from '../content/support-layout.tsx';
import type { SupportPaths } from '../content/support-paths.ts';
import { inquiryListQuery } from './inquiry-queries.ts';
import { type InquirySearch, inquiryStates } from './inquiry-search.ts';
import { InquiryKindBadge, InquiryStateBadge } from './inquiry-state.tsx';

type InquiryListPageProps = {
  paths: SupportPaths;
  search: InquirySearch;
  onSearch: (search: InquirySearch) => void;
};

/** What the member asked the operators, and what was answered. */
export function InquiryListPage({ paths, search, onSearch }: InquiryListPageProps) {
  const { t } = useTranslation('inquiry');
  const query = useQuery(inquiryListQuery(search));
  const ask = (
    <ButtonLink look="main" to={paths.ask}>
      <PencilLine aria-hidden="true" className="size-4" />
      {t('write')}
    </ButtonLink>
  );
  return (
    <SupportLayout title={t('title')} note={t('note')} paths={paths} tab="inquiries">
      <Panel isFlush>
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
          <Segmented
            label={t('state')}
            choices={(['all', ...inquiryStates] as const).map((id) => ({
              id,
              text: t(`states.${id}`),
            }))}
            value={search.state ?? 'all'}
            onChange={(id) => onSearch(id === 'all' ? {} : { state: id })}
          />
          {ask}
        </div>
        <ListView
          caption={t('title')}
          empty={{
            icon: MessageSquareText,
            title: t(search.state === undefined ? 'empty' : 'emptyState'),
            note: t('emptyNote'),
          }}
          query={query}
          columns={useColumns(paths)}
          rowKey={(row) => String(row.boardIdx)}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </SupportLayout>
  );
}

function useColumns(paths: SupportPaths): Column<InquiryRow>[] {
  const { t } = useTranslation('inquiry');
  return [
    {
      key: 'title',
      header: t('headline'),
      phone: 'title',
      wraps: true,
      cell: (row) => (
        <Link
          {...paths.readInquiry(String(row.boardIdx))}
          className="flex flex-col items-start gap-x-3 gap-y-1 text-base font-medium hover:text-brass-text sm:flex-row sm:items-center"
        >
          <span className="inline-flex gap-2 sm:hidden">
            <InquiryStateBadge state={row.state} />
            <InquiryKindBadge kind={row.kind} />
          </span>
          {row.title}
        </Link>
      ),
    },
    {
      key: 'kind',
      header: t('kind'),
      phone: 'hidden',
      cell: (row) => <InquiryKindBadge kind={row.kind} />,
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'hidden',
      cell: (row) => <InquiryStateBadge state={row.state} />,
    },
    {
      key: 'writtenAt',
      header: t('writtenAt'),
      align: 'end',
      cell: (row) => (
        <time dateTime={row.writtenAt} className="text-faint tabular-nums">
          {koreaMinute(row.writtenAt)}
        </time>
      ),
    },
  ];
}
