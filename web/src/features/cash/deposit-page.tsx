import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page.tsx';
import { DepositAllowance } from '../protection/deposit-allowance.tsx';
import { CashLayout } from './cash-layout.tsx';
import { DepositForm } from './deposit-form.tsx';
import { PayInAccountCard } from './pay-in-account.tsx';
import { RecentRequests } from './recent-requests.tsx';

/** Deposit: ask for the account, send the money, tell how much. */
export function DepositPage() {
  const { t } = useTranslation();
  return (
    <CashLayout tab="charge">
      <div className="grid gap-5 lg:grid-cols-[2fr_3fr] lg:items-start">
        <Panel title={t('deposit.accountTitle')}>
          <PayInAccountCard />
        </Panel>
        <Panel title={t('deposit.formTitle')}>
          <DepositAllowance />
          <DepositForm />
        </Panel>
      </div>
      <RecentRequests cashType="in" />
    </CashLayout>
  );
}
