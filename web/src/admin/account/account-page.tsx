import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/pages/page.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';

/** What an operator logs in with: nobody else changes it for them. */
export function AccountPage() {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('account.title')} note={t('account.note')} width="form">
      <PasswordPanel />
      <FactorPanel />
      <PasskeyPanel />
      <RecoveryPanel />
    </Page>
  );
}
