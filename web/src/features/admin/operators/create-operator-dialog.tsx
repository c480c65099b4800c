import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { operatorApi } from '../../../session/operator-session.ts';
import { addressesOf, wrongAddress } from './address-list.ts';
import { AddressesField, RoleField } from './operator-fields.tsx';
import { operatorsKey } from './operator-queries.ts';
import { SecretDialog } from './secret-dialog.tsx';

const PASSWORD_LENGTH_MIN = 10;

type Draft = { loginId: string; name: string; password: string; role: string; addresses: string };
type Problems = Partial<Record<keyof Draft, string>>;

const empty: Draft = { loginId: '', name: '', password: '', role: '', addresses: '' };

/** A new operator; what their authenticator needs is shown right after, this once. */
export function CreateOperatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const [draft, setDraft] = useState(empty);
  const [isSent, setSent] = useState(false);
  const put = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }));
  // Without an idempotency key: the answer holds a secret, which the server must not keep.
  const create = useMutation({
    mutationFn: () => {
      const body = { ...draft, addresses: addressesOf(draft.addresses) };
      return answerOf(operatorApi.POST('/api/admin/operators/create', { body }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorsKey }),
  });
  const problems = useProblems(draft);
  const shown: Problems = isSent ? problems : {};
  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (Object.keys(problems).length === 0 && !create.isPending) create.mutate();
  }
  if (create.isSuccess) {
    return (
      <SecretDialog loginId={draft.loginId} otpauthUri={create.data.otpauthUri} onClose={onClose} />
    );
  }
  return (
    <Dialog title={t('operators.add')} isOpen onClose={onClose} isDismissable={false}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('operators.id')}
          value={draft.loginId}
          onChange={(loginId) => put({ loginId: loginId.trim() })}
          hint={t('operators.idHint')}
          error={shown.loginId}
          autoComplete="off"
          maxLength={40}
          takesFocus
        />
        <TextField
          label={t('operators.name')}
          value={draft.name}
          onChange={(name) => put({ name })}
          error={shown.name}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          label={t('operators.password')}
          type="password"
          value={draft.password}
          onChange={(password) => put({ password })}
          hint={t('operators.passwordHint')}
          error={shown.password}
          autoComplete="new-password"
          maxLength={128}
        />
        <RoleField value={draft.role} onChange={(role) => put({ role })} error={shown.role} />
        <AddressesField
          value={draft.addresses}
          onChange={(addresses) => put({ addresses })}
          error={shown.addresses}
        />
        <FormError error={create.error} />
        <Button look="main" size="large" type="submit" isPending={create.isPending}>
          {t('operators.create')}
        </Button>
      </form>
    </Dialog>
  );
}

function useProblems({ loginId, name, password, role, addresses }: Draft): Problems {
  const { t } = useTranslation('admin');
  const wrong = wrongAddress(addressesOf(addresses));
  return {
    ...(/^[\w.-]{4,40}$/.test(loginId) ? {} : { loginId: t('operators.idWrong') }),
    ...(name.trim() === '' ? { name: t('operators.nameMissing') } : {}),
    ...(password.length < PASSWORD_LENGTH_MIN ? { password: t('operators.passwordShort') } : {}),
    ...(role === '' ? { role: t('operators.chooseRole') } : {}),
    ...(wrong === undefined ? {} : { addresses: t('operators.addressesWrong', { entry: wrong }) }),
  };
}
