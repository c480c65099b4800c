import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../shared/art/logo.tsx';
import { usePageTitle } from '../../shared/hooks/browser.ts';
import { LoginForm } from './login-form.tsx';
import { useAfterLogin } from './use-after-login.ts';

/** The login as a page of its own, for a phone. */
export function LoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const afterLogin = useAfterLogin();
  usePageTitle(t('auth.login'));
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-8">
      <header className="flex flex-col items-center gap-3">
        <LogoMark className="size-14" />
        <h1 tabIndex={-1} data-page-heading className="text-2xl font-bold outline-none">
          {t('auth.login')}
        </h1>
      </header>
      <LoginForm onDone={afterLogin} onJoin={() => void navigate({ to: '/join' })} />
    </div>
  );
}
