import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { type MembersSearch, memberStatuses, rowsUsual } from '../../shared/admin-search.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { TakeAway } from '../../shared/tables/export-rows.tsx';
import { listMembers, takeMembers } from '../calls/member-query.ts';
import { useMemberColumns, useMemberCsv } from './member-columns.tsx';
import { MemberFilters } from './member-filters.tsx';

type MembersPageProps = { search: MembersSearch; onSearch: (search: MembersSearch) => void };

/** Every member of the site, narrowed by whatever an operator knows of the one they look for. */
export function MembersPage({ search, onSearch }: MembersPageProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { page: _first, ...filter } = search;
  const columns = useMemberColumns({
    order: search.order ?? 'newest',
    onOrder: (order) => onSearch({ ...filter, order }),
  });
  const csv = useMemberCsv();
  const query = useQuery({
    queryKey: ['admin', 'members', 'list', search],
    queryFn: () => listMembers(search),
    placeholderData: keepPreviousData,
  });
  const { level, recommender, partner, startDate, endDate } = search;
  const more = [level, recommender, partner, startDate ?? endDate];
  return (
    <Page title={t('nav.members')} width="full">
      <Panel isFlush>
        <FilterBar
          choices={memberStatuses.map((id) => ({ id, text: t(`members.status.${id}`) }))}
          choice={search.status ?? ''}
          words={search.search ?? ''}
          hint={t('members.searchHint')}
          onChange={({ choice, words }) =>
            onSearch({
              ...filter,
              status: memberStatuses.find((status) => status === choice),
              search: words === '' ? undefined : words,
            })
          }
          moreCount={more.filter((value) => value !== undefined).length}
          more={<MemberFilters search={filter} onSearch={onSearch} />}
        />
        <AdminList
          table="members"
          caption={t('nav.members')}
          empty={{ title: t('members.empty') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.memberId}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows })}
          onPage={(page) => onSearch({ ...search, page })}
          onOpen={(memberId) =>
            void navigate({ to: '/admin/members/$memberId', params: { memberId } })
          }
          tools={<TakeAway name="members" columns={csv} fetchAll={() => takeMembers(filter)} />}
        />
      </Panel>
    </Page>
  );
}
