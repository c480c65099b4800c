import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { hasPasskeySupport } from '../../shared/passkeys/passkeys.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { ownAccountQuery } from '../account/own-account.ts';
import type { Proof } from '../account/proof-form.tsx';
import { useOwnPasskey } from '../account/use-own-passkey.ts';
import { ownPasswordBounds } from '../shared/back-office-bounds.gen.ts';
import { OperatorCodeField } from '../shared/fields/operator-code-field.tsx';
import { operatorApi, operatorSession } from '../shared/operator-session.ts';

/** The second factor again, before money moves: what was asked goes on afterwards by itself. */
export default function StepUpDialog({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const { t } = useTranslation(['admin', 'passkey']);
  const { data: own } = useQuery(ownAccountQuery);
  const form = useFields({ start: { otp: '' }, bounds: { otp: ownPasswordBounds.otp } });
  const byPasskey = useOwnPasskey();
  const prove = useMutation({
    mutationFn: (body: Omit<Proof, 'password'>) =>
      answerOf(operatorApi.POST('/api/admin/account/stepUp', { body })),
    onMutate: () => operatorSession.get()?.sessionId ?? '',
    onSuccess(grant, _proof, askedBy) {
      operatorSession.renew(grant, askedBy);
      onAnswer(true);
    },
    // Whatever came of it, a code works once.
    onError: () => form.set('otp', ''),
  });
  const isPending = prove.isPending || byPasskey.isPending;
  const mayUsePasskey = own !== undefined && own.passkeys.length > 0 && hasPasskeySupport();
  return (
    <Dialog isOpen title={t('admin:stepUp.title')} onClose={() => onAnswer(false)}>
      <Form onSubmit={() => form.submit((typed) => (isPending ? null : prove.mutate(typed)))}>
        <p className="text-muted">{t('admin:stepUp.note')}</p>
        <OperatorCodeField
          {...form.field('otp')}
          label={t('admin:login.otp')}
          hint={t('admin:account.codeHint')}
          takesFocus
        />
        <FormError error={byPasskey.error ?? prove.error} />
        <Button look="main" size="large" type="submit" isPending={prove.isPending}>
          {t('admin:stepUp.submit')}
        </Button>
        {mayUsePasskey ? (
          <Button
            size="large"
            isPending={byPasskey.isPending}
            onPress={() =>
              byPasskey.mutate(undefined, { onSuccess: (passkey) => prove.mutate({ passkey }) })
            }
          >
            {t('passkey:prove')}
          </Button>
        ) : null}
      </Form>
    </Dialog>
  );
}
