import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../shared/api/calls.ts';
import type { ServicePaths } from '../../shared/api/contracts.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { hasPasskeySupport } from '../../shared/passkeys/passkeys.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ownPasswordBounds } from '../shared/back-office-bounds.gen.ts';
import { OperatorCodeField } from '../shared/fields/operator-code-field.tsx';
import { ownAccountQuery } from './own-account.ts';
import { useOwnPasskey } from './use-own-passkey.ts';

export type Proof = BodyOf<ServicePaths, '/api/admin/account/passkeys/begin'>;

type ProofFormProps = {
  submit: string;
  isPending: boolean;
  error: unknown;
  /** Sends it, and says when the answer came. */
  onSubmit: (proof: Proof, options: { onSettled: () => void }) => unknown;
  /** What is changed. */
  children?: ReactNode;
};

/** A change of what one logs in with: by the present password and the present second factor. */
export function ProofForm({ submit, isPending, error, onSubmit, children }: ProofFormProps) {
  const { t } = useTranslation(['admin', 'passkey']);
  const form = useFields({ start: { password: '', otp: '' }, bounds: ownPasswordBounds });
  const { data: own } = useQuery(ownAccountQuery);
  const byPasskey = useOwnPasskey();
  const mayUsePasskey = own !== undefined && own.passkeys.length > 0 && hasPasskeySupport();

  function send(proof: Proof): unknown {
    // Whatever comes of it, a code works once.
    return isPending ? null : onSubmit(proof, { onSettled: () => form.set('otp', '') });
  }

  function sendByPasskey({ password }: { password: string }): void {
    if (isPending || byPasskey.isPending) return;
    byPasskey.mutate(undefined, { onSuccess: (passkey) => void send({ password, passkey }) });
  }

  return (
    <Form onSubmit={() => form.submit(send)} className="flex flex-col gap-4 p-4 sm:p-5">
      <TextField
        {...form.field('password')}
        label={t('account.presentPassword')}
        type="password"
        autoComplete="current-password"
      />
      <OperatorCodeField
        {...form.field('otp')}
        label={t('login.otp')}
        hint={t('account.codeHint')}
      />
      {children}
      <FormError error={byPasskey.error ?? error} />
      <div className="flex flex-wrap gap-2">
        <Button look="main" type="submit" isPending={isPending}>
          {submit}
        </Button>
        {mayUsePasskey ? (
          <Button isPending={byPasskey.isPending} onPress={() => void form.submit(sendByPasskey)}>
            {t('passkey:prove')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
