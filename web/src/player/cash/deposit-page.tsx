import { useTranslation } from 'react-i18next';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { DepositAllowance } from '../account/protection/deposit-allowance.tsx';
import { CashLayout } from './cash-layout.tsx';
import { DepositForm } from './deposit-form.tsx';
import { PayInAccountCard } from './pay-in-account.tsx';
import { RecentRequests } from './requests/recent-requests.tsx';
import { RoomFacts } from './room-facts.tsx';

/** Deposit: ask for the account, send the money, tell how much. */
export function DepositPage() {
  const { t } = useTranslation();
  return (
    <CashLayout tab="charge">
      <div className="grid gap-5 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] lg:items-start">
        <Panel title={t('deposit.accountTitle')}>
          <PayInAccountCard />
        </Panel>
        {/* On a phone the amount is in sight at once; what it may be stands behind it. */}
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Panel title={t('deposit.formTitle')}>
            <DepositForm />
          </Panel>
        </div>
        <Panel title={t('cash.limits.label')}>
          <div className="flex flex-col gap-4">
            <DepositAllowance />
            <RoomFacts kind="deposit" />
          </div>
        </Panel>
      </div>
      <RecentRequests cashType="in" />
    </CashLayout>
  );
}
