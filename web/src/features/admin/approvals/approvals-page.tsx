import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { ListView } from '../../../components/list-view.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { operatorApi } from '../../../session/operator-session.ts';
import { useMemberColumns } from '../members/member-columns.tsx';

/** Who signed up and waits to be let in. */
export function ApprovalsPage({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('admin');
  const columns = useMemberColumns().filter(({ key }) => key !== 'status' && key !== 'level');
  const query = useQuery({
    queryKey: ['admin', 'queue', 'signup', 'list', page],
    queryFn: () => {
      const body = { status: 'pending' as const, page };
      return answerOf(operatorApi.POST('/api/admin/members/list', { body }));
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('nav.approvals')} note={t('approvals.note')} width="full">
      <Panel isFlush>
        <ListView
          caption={t('nav.approvals')}
          empty={{ title: t('approvals.empty') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.memberId}
          onPage={onPage}
        />
      </Panel>
    </Page>
  );
}
