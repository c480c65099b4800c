import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { type ApprovalsSearch, rowsUsual } from '../../shared/admin-search.ts';
import type { MemberRow } from '../../shared/contracts.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { TakeAway } from '../../shared/tables/export-rows.tsx';
import { useMarkColumn } from '../../shared/tables/mark-column.tsx';
import { useMarks } from '../../shared/tables/use-marks.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { listMembers, takeMembers } from '../calls/member-query.ts';
import { ApprovalBulk } from './approval-bulk.tsx';
import { useMemberColumns, useMemberCsv } from './member-columns.tsx';

type ApprovalsPageProps = { search: ApprovalsSearch; onSearch: (search: ApprovalsSearch) => void };

const keyOf = (row: MemberRow) => row.memberId;
const mayMark = () => true;

/** Who signed up and waits to be let in. */
export function ApprovalsPage({ search, onSearch }: ApprovalsPageProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const csv = useMemberCsv();
  const approves = usePermits()('members.approve');
  const columns = useMemberColumns(null).filter(({ key }) => key !== 'status' && key !== 'level');
  const query = useQuery({
    queryKey: ['admin', 'queue', 'signup', 'list', search],
    queryFn: () => listMembers({ ...search, status: 'pending' }),
    placeholderData: keepPreviousData,
  });
  const marks = useMarks(query.data?.list ?? [], keyOf, mayMark);
  const markColumn = useMarkColumn<MemberRow>((row) => row.memNick);
  const { page: _first, ...filter } = search;
  return (
    <Page title={t('nav.approvals')} note={t('approvals.note')} width="full">
      <Panel isFlush>
        <FilterBar
          choices={[]}
          choice=""
          words={search.search ?? ''}
          hint={t('members.searchHint')}
          onChange={({ words }) =>
            onSearch({ ...filter, search: words === '' ? undefined : words })
          }
        />
        <AdminList
          table="approvals"
          caption={t('nav.approvals')}
          empty={{ title: t('approvals.empty') }}
          query={query}
          columns={approves ? [markColumn, ...columns] : columns}
          rowKey={keyOf}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows })}
          onPage={(page) => onSearch({ ...search, page })}
          onOpen={(memberId) =>
            void navigate({ to: '/admin/members/$memberId', params: { memberId } })
          }
          tools={
            <TakeAway
              name="approvals"
              columns={csv}
              fetchAll={() => takeMembers({ ...filter, status: 'pending' })}
            />
          }
          {...(approves ? { marks, bulk: <ApprovalBulk marks={marks} /> } : {})}
        />
      </Panel>
    </Page>
  );
}
