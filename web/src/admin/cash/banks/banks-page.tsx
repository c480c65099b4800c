import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { useOperatorQuery, usePermits } from '../../shared/use-operator.ts';
import { AccountRequests } from './account-requests.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { BankListPanel } from './bank-list-panel.tsx';

/** Where members pay in, and which banks they are paid out to. */
export function BanksPage() {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const { isPending } = useOperatorQuery();
  return (
    <Page title={t('nav.banks')} note={t('banks.note')} width="full">
      {isPending ? <SkeletonRows rows={6} /> : null}
      {permits('cash.policy') ? (
        <>
          <AccountRequests />
          <AccountsPanel />
        </>
      ) : null}
      {permits('site.manage') ? <BankListPanel /> : null}
    </Page>
  );
}
