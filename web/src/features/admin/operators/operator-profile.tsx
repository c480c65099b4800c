import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { toast } from '../../../components/toasts.ts';
import type { OperatorRow } from '../api/contracts.ts';
import { addressesOf, wrongAddress } from './address-list.ts';
import { AddressesField, RoleField } from './operator-fields.tsx';
import { type OperatorWish, useChangeOperator } from './use-change-operator.ts';

/** Name, role and addresses; only what became another is sent. */
export function OperatorProfile({ operator }: { operator: OperatorRow }) {
  const { t } = useTranslation('admin');
  const change = useChangeOperator();
  const [name, setName] = useState(operator.name);
  const [role, setRole] = useState(operator.role);
  const [addresses, setAddresses] = useState(operator.addresses.join('\n'));
  const entries = addressesOf(addresses);
  const wrong = wrongAddress(entries);
  const nameMissing = name.trim() === '';

  function wishes(): OperatorWish[] {
    const one = { operatorId: operator.operatorId, done: t('operators.saved') };
    const isSameList = entries.join() === operator.addresses.join();
    return [
      ...(name.trim() === operator.name
        ? []
        : [{ ...one, kind: 'name', name: name.trim() } as const]),
      ...(role === operator.role ? [] : [{ ...one, kind: 'role', role } as const]),
      ...(isSameList ? [] : [{ ...one, kind: 'addresses', addresses: entries } as const]),
    ];
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (wrong !== undefined || nameMissing || change.isPending) return;
    const all = wishes();
    if (all.length === 0) toast('note', t('operators.nothingChanged'));
    // The refusal of one is shown below, and those behind it are not sent.
    for (const wish of all) await change.mutateAsync(wish);
  }

  return (
    <form
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="flex flex-col gap-4"
    >
      <h3 className="font-semibold">{t('operators.profile')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('operators.name')}
          value={name}
          onChange={setName}
          maxLength={60}
          error={nameMissing ? t('operators.nameMissing') : undefined}
        />
        <RoleField value={role} onChange={setRole} />
      </div>
      {role === operator.role ? null : (
        <p className="text-sm text-warn">{t('operators.roleHint')}</p>
      )}
      <AddressesField
        value={addresses}
        onChange={setAddresses}
        error={wrong === undefined ? undefined : t('operators.addressesWrong', { entry: wrong })}
      />
      <FormError error={change.error} />
      <Button look="main" type="submit" className="self-start" isPending={change.isPending}>
        {t('operators.save')}
      </Button>
    </form>
  );
}
