import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { answerOf } from '../../shared/api/client.ts';
import type { LoginBody } from '../../shared/api/contracts.ts';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { CaptchaField } from '../../shared/captcha/captcha-field.tsx';
import { useCaptcha } from '../../shared/captcha/use-captcha.ts';
import { Form } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { api, memberSession } from '../../shared/member/member-session.ts';
import { deviceId } from '../../shared/session/device-id.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { showAlert } from '../../shared/ui/overlays/alerts.ts';

type LoginFormProps = { onDone: () => void; onJoin: () => void };

/** Two fields without bounds, said in alerts: the form library would be a tenth of the first page. */
export function LoginForm({ onDone, onJoin }: LoginFormProps) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const loginErrorText = useLoginErrorText();
  const [memId, setMemId] = useState('');
  const [memPass, setMemPass] = useState('');
  const login = useMutation({
    mutationFn: (body: LoginBody) => answerOf(api.POST('/api/member/login', { body })),
    onSuccess: ({ token, sessionId, expiresAt }) => {
      memberSession.start({ token, sessionId, expiresAt });
      onDone();
    },
    onError: async (error) => {
      await showAlert(loginErrorText(error));
      await captcha.reload();
    },
  });

  async function submit(): Promise<void> {
    const answer = captcha.answer();
    if (answer === null) return showAlert(t('front.signin.captcha'));
    if (memId.trim() === '') return showAlert(t('front.signin.emptyMemId'));
    if (memPass === '') return showAlert(t('front.signin.emptyMemPass'));
    login.mutate({ memId: memId.trim(), memPass, deviceId: deviceId(), ...answer });
  }

  return (
    <Form onSubmit={() => (login.isPending ? undefined : submit())}>
      <TextField
        label={t('field.memId')}
        name="memId"
        value={memId}
        onChange={setMemId}
        autoComplete="username"
        takesFocus
      />
      <PasswordField
        label={t('field.memPass')}
        name="memPass"
        value={memPass}
        onChange={setMemPass}
        autoComplete="current-password"
      />
      <CaptchaField captcha={captcha} />
      <Button type="submit" look="main" size="large" isPending={login.isPending}>
        {t('auth.login')}
      </Button>
      <p className="flex items-center justify-center gap-1 text-sm text-muted">
        {t('auth.noAccount')}
        <Button look="quiet" size="small" className="text-brass-text" onPress={onJoin}>
          {t('auth.join')}
        </Button>
      </p>
    </Form>
  );
}

/** Codes of a login whose own words help; any other says only that the login is not right. */
const spoken = /^(U001|LX\d\d|S00\d|H429|NT99|TE99|E00[12]|OFFLINE|UNSENT|U0011)$/;

function useLoginErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const textOf = useErrorText();
  return (error) =>
    error instanceof ApiError && spoken.test(error.code) ? textOf(error) : t('err.login');
}
