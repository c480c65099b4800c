import { useTranslation } from 'react-i18next';
import { CashListPanel, type ListPageProps } from '../cash/cash-list-page.tsx';
import { MyLayout } from './my-layout.tsx';

/** The member's deposits or withdrawals among the pages about themselves. */
export function MyCashListPage({ cashType, ...props }: ListPageProps & { cashType: 'in' | 'out' }) {
  const { t } = useTranslation();
  return (
    <MyLayout title={t(cashType === 'in' ? 'my.tab.charge' : 'my.tab.exchange')}>
      <CashListPanel cashType={cashType} {...props} />
    </MyLayout>
  );
}
