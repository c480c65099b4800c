import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../shared/api/calls.ts';
import { answerOf } from '../../shared/api/client.ts';
import type { ServicePaths } from '../../shared/api/contracts.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { hasPasskeySupport } from '../../shared/passkeys/passkeys.ts';
import { usePasskeys } from '../../shared/passkeys/use-passkeys.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { enrolBounds, passkeyBounds } from '../shared/back-office-bounds.gen.ts';
import { OperatorCodeField } from '../shared/fields/operator-code-field.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { FactorPicture } from './factor-picture.tsx';
import { NewPasswordField, newPasswordBound } from './new-password-field.tsx';

type OwnProps = AnswerOf<ServicePaths, '/api/admin/enrol/begin'> & {
  link: string;
  code: string;
  onDone: (recoveryCodes: readonly string[]) => void;
};

type Typed = { password: string; otp: string; name: string };

/** The own password, and a second factor of one's own: an authenticator, or a passkey instead. */
export function OwnCredentials({ loginId, name, otpauthUri, passkey, ...rest }: OwnProps) {
  const { t } = useTranslation(['admin', 'passkey']);
  const { onDone, ...keys } = rest;
  const [factor, setFactor] = useState<'app' | 'passkey'>('app');
  const isPasskey = factor === 'passkey';
  const form = useFields<Typed>({
    start: { password: '', otp: '', name: '' },
    bounds: {
      password: newPasswordBound,
      ...(isPasskey ? { name: passkeyBounds.name } : { otp: enrolBounds.otp }),
    },
    problems: {
      password: t('admin:account.passwordShort'),
      ...(isPasskey ? { name: t('passkey:noName') } : {}),
    },
  });
  const finish = useFinish({ ...keys, isPasskey, onDone });
  return (
    <Form onSubmit={() => form.submit((typed) => (finish.isPending ? null : finish.mutate(typed)))}>
      <p>
        <strong className="text-brass-text">{loginId}</strong> · {name}
      </p>
      <NewPasswordField {...form.field('password')} />
      {passkey === null || !hasPasskeySupport() ? null : (
        <Segmented
          label={t('passkey:factor')}
          choices={[
            { id: 'app', text: t('passkey:app') },
            { id: 'passkey', text: t('passkey:title') },
          ]}
          value={factor}
          onChange={setFactor}
        />
      )}
      {isPasskey ? (
        <>
          <p className="text-sm text-muted">{t('passkey:note')}</p>
          <TextField
            {...form.field('name')}
            label={t('passkey:name')}
            hint={t('passkey:nameHint')}
          />
        </>
      ) : (
        <>
          <FactorPicture otpauthUri={otpauthUri} />
          <OperatorCodeField {...form.field('otp')} label={t('admin:account.newCode')} />
        </>
      )}
      <FormError error={finish.error} />
      <Button look="main" size="large" type="submit" isPending={finish.isPending}>
        {t(isPasskey ? 'passkey:enrol' : 'admin:enrol.finish')}
      </Button>
    </Form>
  );
}

type Finish = Pick<OwnProps, 'link' | 'code' | 'factor' | 'onDone'> & { isPasskey: boolean };

/** What the browser makes a passkey of is asked for anew: it is good for a few minutes, and once. */
function useFinish({ link, code, factor, isPasskey, onDone }: Finish) {
  const { make } = usePasskeys(null);
  async function made() {
    const begun = operatorApi.POST('/api/admin/enrol/begin', { body: { link, code } });
    const { passkey } = await answerOf(begun);
    return passkey === null ? undefined : make(async () => passkey);
  }
  return useMutation({
    async mutationFn({ password, otp, name }: Typed) {
      const passkey = isPasskey ? await made() : undefined;
      const own = passkey === undefined ? { otp, factor } : { passkey: { name, made: passkey } };
      const body = { link, code, password, ...own };
      return answerOf(operatorApi.POST('/api/admin/enrol/finish', { body }));
    },
    onSuccess: (answer) => onDone(answer.recoveryCodes),
  });
}
