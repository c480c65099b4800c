import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { AdjustmentsList } from '../../cash/adjustments/adjustments-list.tsx';
import { DebtsList } from '../../cash/debts/debts-list.tsx';
import { useCashColumns } from '../../cash/requests/cash-columns.tsx';
import { listCash } from '../../cash/requests/cash-query.ts';
import {
  type AdjustmentsSearch,
  type DebtsSearch,
  type MemberCashSearch,
  rowsUsual,
} from '../../shared/admin-search.ts';
import { AdminList } from '../../shared/tables/admin-list.tsx';

type MemberCashProps = {
  memberId: string;
  search: MemberCashSearch;
  onSearch: (search: MemberCashSearch) => void;
};

/** What a member brought in and took home, what they owe, and what two operators corrected. */
export function MemberCash({ memberId, search, onSearch }: MemberCashProps) {
  const { t } = useTranslation('admin');
  const kind = search.kind ?? 'in';
  const { page = 1, rows = rowsUsual } = search;
  const query = useQuery({
    queryKey: ['admin', 'queue', 'cash', 'of', memberId, kind, page, rows],
    queryFn: () => listCash(kind, { page, rows }, memberId),
    placeholderData: keepPreviousData,
  });
  const columns = useCashColumns(kind, null).filter(
    ({ key }) => key !== 'member' && key !== 'level' && key !== 'balance',
  );
  const ofKind = kind === 'out' ? { kind } : {};
  return (
    <>
      <Panel
        isFlush
        title={t(kind === 'in' ? 'memberCash.deposits' : 'memberCash.withdrawals')}
        aside={
          <Segmented
            label={t('memberCash.kind')}
            choices={[
              { id: 'in', text: t('memberCash.deposits') },
              { id: 'out', text: t('memberCash.withdrawals') },
            ]}
            value={kind}
            onChange={(id) => onSearch(id === 'out' ? { kind: 'out' } : {})}
          />
        }
      >
        <AdminList
          table={kind === 'in' ? 'member-deposits' : 'member-withdrawals'}
          caption={t(kind === 'in' ? 'memberCash.deposits' : 'memberCash.withdrawals')}
          empty={{ title: t('cash.empty') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.requestId}
          rows={rows}
          onRows={(count) => onSearch({ ...ofKind, rows: count })}
          onPage={(next) => onSearch({ ...search, page: next })}
        />
      </Panel>
      <Panel isFlush title={t('nav.debts')}>
        <Debts memberId={memberId} />
      </Panel>
      <Panel isFlush title={t('nav.adjustments')}>
        <Corrections memberId={memberId} />
      </Panel>
    </>
  );
}

function Debts({ memberId }: { memberId: string }) {
  const [search, setSearch] = useState<DebtsSearch>({});
  return <DebtsList memberId={memberId} search={search} onSearch={setSearch} />;
}

/** Beside the requests, and few: its page is no part of the address. */
function Corrections({ memberId }: { memberId: string }) {
  const [search, setSearch] = useState<AdjustmentsSearch>({});
  return <AdjustmentsList memberId={memberId} search={search} onSearch={setSearch} />;
}
