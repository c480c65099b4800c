import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../../shared/account/my-layout.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { CashOutPassForm } from './cash-out-pass-form.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

export function PasswordPage() {
  const { t } = useTranslation();
  return (
    <MyLayout tab="password" title={t('my.passwordTitle')}>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <Panel title={t('my.passwordLogin')}>
          <PasswordForm />
        </Panel>
        <Panel title={t('my.passwordCashOut')}>
          <CashOutPassForm />
        </Panel>
        <SecondFactorPanel />
        <PasskeyPanel />
      </div>
    </MyLayout>
  );
}
