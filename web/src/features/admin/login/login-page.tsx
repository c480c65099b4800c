import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { LogoMark } from '../../../art/logo.tsx';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePageTitle } from '../../../components/use-page-title.ts';
import { operatorApi, operatorSession } from '../../../session/operator-session.ts';
import { operatorQuery } from '../use-operator.ts';

/** An operator proves two things: the password and the code of the moment. */
export function LoginPage() {
  const { t } = useTranslation('admin');
  usePageTitle(t('login.title'));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { from } = useSearch({ from: '/admin/login' });
  const [loginId, setLoginId] = useState('');
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const login = useSubmit({
    send: (body: { loginId: string; password: string; otp: string }) =>
      answerOf(operatorApi.POST('/api/admin/login', { body })),
    async onDone({ operator, ...grant }) {
      operatorSession.start(grant);
      queries.setQueryData(operatorQuery.queryKey, operator);
      await navigate({ href: from ?? '/admin' });
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    login.mutate({ loginId, password, otp }, { onError: () => setOtp('') });
  }
  return (
    <main className="flex min-h-dvh items-center justify-center p-5">
      <form
        onSubmit={submit}
        className="flex w-full max-w-sm flex-col gap-4 rounded-lg border border-line bg-surface p-6 sm:p-8"
      >
        <LoginHeading />
        <TextField
          label={t('login.id')}
          name="loginId"
          value={loginId}
          onChange={setLoginId}
          autoComplete="username"
          takesFocus
        />
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <TextField
          label={t('login.otp')}
          name="otp"
          value={otp}
          onChange={(text) => setOtp(text.replaceAll(/\D/g, ''))}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          hint={t('login.otpHint')}
        />
        <FormError error={login.error} />
        <Button look="main" size="large" type="submit" isPending={login.isPending}>
          {t('login.submit')}
        </Button>
      </form>
    </main>
  );
}

function LoginHeading() {
  const { t } = useTranslation('admin');
  return (
    <header className="flex flex-col items-center gap-3 pb-2 text-center">
      <LogoMark className="size-12" />
      <h1 className="text-2xl font-bold">{t('login.title')}</h1>
    </header>
  );
}
