import { useTranslation } from 'react-i18next';
import { ListDays, WiderDays } from '../../shared/dates/list-days.tsx';
import { type ListSearch, listBody } from '../../shared/dates/list-range.ts';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { CashLayout } from './cash-layout.tsx';
import { RequestList } from './requests/request-list.tsx';

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
        onward={<WiderDays search={search} onChange={onSearch} />}
        onPage={(page) => onSearch({ ...search, page })}
      />
    </Panel>
  );
}
