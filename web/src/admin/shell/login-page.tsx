import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import type { BodyOf } from '../../shared/api/calls.ts';
import { answerOf } from '../../shared/api/client.ts';
import type { ServicePaths } from '../../shared/api/contracts.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { LogoMark } from '../../shared/art/logo.tsx';
import { CaptchaField } from '../../shared/captcha/captcha-field.tsx';
import { useCaptcha } from '../../shared/captcha/use-captcha.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { usePageTitle } from '../../shared/hooks/browser.ts';
import { hasPasskeySupport } from '../../shared/passkeys/passkeys.ts';
import { usePasskeys } from '../../shared/passkeys/use-passkeys.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { forgetOperator } from '../session/forget-operator.ts';
import { useInAlready } from '../session/use-in-already.ts';
import { operatorLoginBounds } from '../shared/back-office-bounds.gen.ts';
import { OperatorCodeField } from '../shared/fields/operator-code-field.tsx';
import { operatorApi, operatorSession } from '../shared/operator-session.ts';

/** An operator proves two things: the password and the code of the moment. */
export function LoginPage() {
  const { t } = useTranslation('admin');
  usePageTitle(t('login.title'));
  const navigate = useNavigate();
  useInAlready();
  const { from } = useSearch({ from: '/admin/login' });
  const form = useFields({
    start: { loginId: '', password: '', otp: '' },
    bounds: operatorLoginBounds,
  });
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const captcha = useCaptcha(asksCaptcha);
  const login = useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/login'>) =>
      answerOf(operatorApi.POST('/api/admin/login', { body })),
    async onDone({ operator: _operator, ...grant }) {
      // What was asked by who was logged in before in this tab.
      forgetOperator();
      operatorSession.start(grant);
      await navigate({ href: from ?? '/admin' });
    },
  });
  /** After two failures from here the server asks for a captcha too; each answer works once. */
  function onError(error: Error): void {
    form.set('otp', '');
    if (asksCaptcha) void captcha.reload();
    else setAsksCaptcha(error instanceof ApiError && error.code === 'LX01');
  }
  function send(proofs: BodyOf<ServicePaths, '/api/admin/login'>): void {
    // An answer that is missing is the server's to refuse, in its words.
    const answer = asksCaptcha ? (captcha.answer() ?? {}) : {};
    login.mutate({ ...proofs, ...answer }, { onError });
  }
  const passkey = useLoginPasskey();
  function sendByPasskey({ loginId, password }: typeof form.values): void {
    passkey.mutate(loginId, {
      onSuccess: (proof) => send({ loginId, password, passkey: proof }),
    });
  }
  return (
    <main className="flex min-h-dvh items-center justify-center p-5">
      <Form
        onSubmit={() => form.submit(send)}
        className="flex w-full max-w-sm flex-col gap-4 rounded-lg border border-line bg-surface p-6 sm:p-8"
      >
        <LoginHeading />
        <TextField
          {...form.field('loginId')}
          label={t('login.id')}
          autoComplete="username"
          takesFocus
        />
        <TextField
          {...form.field('password')}
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
        />
        <OperatorCodeField
          {...form.field('otp')}
          label={t('login.otp')}
          hint={t('login.otpHint')}
        />
        {asksCaptcha ? <CaptchaField captcha={captcha} /> : null}
        <FormError error={passkey.error ?? login.error} />
        <Button look="main" size="large" type="submit" isPending={login.isPending}>
          {t('login.submit')}
        </Button>
        <PasskeyButton login={passkey} onPress={() => void form.submit(sendByPasskey)} />
      </Form>
    </main>
  );
}

type PasskeyButtonProps = { login: ReturnType<typeof useLoginPasskey>; onPress: () => void };

function PasskeyButton({ login, onPress }: PasskeyButtonProps) {
  const { t } = useTranslation('passkey');
  if (!hasPasskeySupport()) return null;
  return (
    <Button size="large" isPending={login.isPending} onPress={onPress}>
      {t('logIn')}
    </Button>
  );
}

/** Has the browser prove a passkey of this site for the id that was typed. */
function useLoginPasskey() {
  const { prove } = usePasskeys(operatorSession);
  return useMutation({
    mutationFn: (loginId: string) =>
      prove(async () => {
        const asked = operatorApi.POST('/api/admin/login/passkey', { body: { loginId } });
        return (await answerOf(asked)).options;
      }),
  });
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
