import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { LogoMark } from '../../shared/art/logo.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { usePageTitle } from '../../shared/hooks/browser.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { enrolBounds } from '../shared/back-office-bounds.gen.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { OwnCredentials } from './enrolled-credentials.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/**
 * A new operator, or one who was reset, sets password and second factor.
 *
 * @param link from the address, behind its #: no server but identity reads it
 */
export function EnrolPage({ link }: { link: string }) {
  const { t } = useTranslation('admin');
  usePageTitle(t('enrol.title'));
  const navigate = useNavigate();
  const form = useFields({ start: { code: '' }, bounds: enrolBounds });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const begin = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      answerOf(operatorApi.POST('/api/admin/enrol/begin', { body: { link, code } })),
  });
  if (recoveryCodes !== null) {
    return (
      <Frame>
        <RecoveryCodes codes={recoveryCodes} onKept={() => void navigate({ to: '/admin/login' })} />
      </Frame>
    );
  }
  if (begin.data !== undefined) {
    return (
      <Frame>
        <OwnCredentials
          {...begin.data}
          {...{ link, ...begin.variables }}
          onDone={setRecoveryCodes}
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <Form onSubmit={() => form.submit((typed) => (begin.isPending ? null : begin.mutate(typed)))}>
        <p>{t(link === '' ? 'enrol.noLink' : 'enrol.note')}</p>
        <TextField
          {...form.field('code')}
          label={t('enrol.code')}
          hint={t('enrol.codeHint')}
          autoComplete="off"
          takesFocus
        />
        <FormError error={begin.error} />
        <Button look="main" size="large" type="submit" isPending={begin.isPending}>
          {t('enrol.next')}
        </Button>
      </Form>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <main className="flex min-h-dvh items-center justify-center p-5">
      <div className="flex w-full max-w-md flex-col gap-4 rounded-lg border border-line bg-surface p-6 sm:p-8">
        <header className="flex flex-col items-center gap-3 pb-2 text-center">
          <LogoMark className="size-12" />
          <h1 className="text-2xl font-bold">{t('enrol.title')}</h1>
        </header>
        {children}
      </div>
    </main>
  );
}
