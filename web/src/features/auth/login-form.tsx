import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { answerOf } from '../../api/client.ts';
import type { LoginBody } from '../../api/contracts.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { api, memberSession } from '../../session/member-session.ts';
import { unread } from '../member/unread.ts';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha } from './use-captcha.ts';

type LoginFormProps = { onDone: () => void; onJoin: () => void };

export function LoginForm({ onDone, onJoin }: LoginFormProps) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const loginErrorText = useLoginErrorText();
  const [memId, setMemId] = useState('');
  const [memPass, setMemPass] = useState('');
  const login = useMutation({
    mutationFn: (body: LoginBody) => answerOf(api.POST('/api/member/login', { body })),
    onSuccess: ({ token, sessionId, expiresAt, msgInfo }) => {
      memberSession.start({ token, sessionId, expiresAt });
      unread.setState({ count: msgInfo.newMsg });
      onDone();
    },
    onError: async (error) => {
      await say(loginErrorText(error));
      await captcha.reload();
    },
  });

  async function submit(): Promise<void> {
    const answer = captcha.answer();
    if (answer === null) return say(t('front.signin.captcha'));
    if (memId.trim() === '') return say(t('front.signin.emptyMemId'));
    if (memPass === '') return say(t('front.signin.emptyMemPass'));
    login.mutate({ memId: memId.trim(), memPass, ...answer });
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!login.isPending) void submit();
      }}
    >
      <TextField
        label={t('field.memId')}
        name="memId"
        value={memId}
        onChange={setMemId}
        autoComplete="username"
        takesFocus
      />
      <TextField
        label={t('field.memPass')}
        name="memPass"
        type="password"
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
    </form>
  );
}

/** Codes of a login whose own words help; any other says only that the login is not right. */
const spoken = /^(U001|LX\d\d|S00\d|H429|NT99|TE99|E00[12]|OFFLINE|U0011)$/;

function useLoginErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const textOf = useErrorText();
  return (error) =>
    error instanceof ApiError && spoken.test(error.code) ? textOf(error) : t('err.login');
}
