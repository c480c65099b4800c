import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { ListView } from '../../../components/list-view.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { operatorApi } from '../../../session/operator-session.ts';
import { FilterBar } from '../filter-bar.tsx';
import { type MembersSearch, memberStatuses } from '../office-search.ts';
import { useMemberColumns } from './member-columns.tsx';

type MembersPageProps = { search: MembersSearch; onSearch: (search: MembersSearch) => void };

export function MembersPage({ search, onSearch }: MembersPageProps) {
  const { t } = useTranslation('admin');
  const columns = useMemberColumns();
  const query = useQuery({
    queryKey: ['admin', 'members', 'list', search],
    queryFn: () => {
      const { page = 1, status, search: words } = search;
      const body = {
        page,
        ...(status === undefined ? {} : { status }),
        ...(words === undefined ? {} : { search: words }),
      };
      return answerOf(operatorApi.POST('/api/admin/members/list', { body }));
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('nav.members')} width="full">
      <Panel isFlush>
        <FilterBar
          choices={memberStatuses.map((id) => ({ id, text: t(`members.status.${id}`) }))}
          choice={search.status ?? ''}
          words={search.search ?? ''}
          onChange={({ choice, words }) =>
            onSearch({
              status: memberStatuses.find((status) => status === choice),
              search: words === '' ? undefined : words,
            })
          }
        />
        <ListView
          caption={t('nav.members')}
          empty={{ title: t('members.empty') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.memberId}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </Page>
  );
}
