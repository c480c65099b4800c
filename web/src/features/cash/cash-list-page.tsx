import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page.tsx';
import { useKoreaDay } from '../../components/use-korea-day.ts';
import { CashLayout } from './cash-layout.tsx';
import { ListDays } from './list-days.tsx';
import { type ListSearch, listBody } from './list-range.ts';
import { RequestList } from './request-list.tsx';

export type ListPageProps = { search: ListSearch; onSearch: (search: ListSearch) => void };

export function CashListPage({ cashType, ...props }: ListPageProps & { cashType: 'in' | 'out' }) {
  return (
    <CashLayout tab={cashType === 'in' ? 'chargeList' : 'exchangeList'}>
      <CashListPanel cashType={cashType} {...props} />
    </CashLayout>
  );
}

/** The list with its range, for the cash pages and for my page alike. */
export function CashListPanel({
  cashType,
  search,
  onSearch,
}: ListPageProps & { cashType: 'in' | 'out' }) {
  const { t } = useTranslation();
  return (
    <Panel
      isFlush
      title={t(cashType === 'in' ? 'cash.tab.chargeList' : 'cash.tab.exchangeList')}
      aside={<ListDays search={search} onChange={onSearch} />}
    >
      <RequestList
        cashType={cashType}
        list={listBody(search, useKoreaDay())}
        onPage={(page) => onSearch({ ...search, page })}
      />
    </Panel>
  );
}
