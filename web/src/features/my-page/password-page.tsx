import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page.tsx';
import { CashOutPassForm } from './cash-out-pass-form.tsx';
import { MyLayout } from './my-layout.tsx';
import { PasswordForm } from './password-form.tsx';

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
      </div>
    </MyLayout>
  );
}
