import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { NewPasswordField, newPasswordBound } from './new-password-field.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';

/** One's own password. */
export function PasswordPanel() {
  const { t } = useTranslation('admin');
  const [done, setDone] = useState(0);
  const form = useFields({
    start: { newPassword: '' },
    bounds: { newPassword: newPasswordBound },
    problems: { newPassword: t('account.passwordShort') },
  });
  const change = useMutation({
    mutationFn: (body: Proof & { newPassword: string }) =>
      answerOf(operatorApi.POST('/api/admin/account/password', { body })),
    onSuccess() {
      toast('good', t('account.passwordDone'));
      form.clear();
      setDone((count) => count + 1);
    },
  });
  return (
    <Panel isFlush title={t('account.password')}>
      <ProofForm
        key={done}
        submit={t('account.changePassword')}
        isPending={change.isPending}
        error={change.error}
        onSubmit={(proof, options) =>
          form.submit((typed) => change.mutate({ ...proof, ...typed }, options))
        }
      >
        <NewPasswordField {...form.field('newPassword')} />
      </ProofForm>
    </Panel>
  );
}
