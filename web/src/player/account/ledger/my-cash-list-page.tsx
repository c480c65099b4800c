import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../../shared/account/my-layout.tsx';
import { CashListPanel, type ListPageProps } from '../../cash/cash-list-page.tsx';

/** The member's deposits or withdrawals among the pages about themselves. */
export function MyCashListPage({ cashType, ...props }: ListPageProps & { cashType: 'in' | 'out' }) {
  const { t } = useTranslation();
  const tab = cashType === 'in' ? 'charge' : 'exchange';
  return (
    <MyLayout tab={tab} title={t(`my.tab.${tab}`)}>
      <CashListPanel cashType={cashType} {...props} />
    </MyLayout>
  );
}
