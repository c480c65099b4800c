import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { newOperatorBounds } from '../shared/back-office-bounds.gen.ts';
import type { OperatorRow } from '../shared/contracts.ts';
import { addressesOf, wrongAddress } from './address-list.ts';
import { AddressesField, RoleField } from './operator-fields.tsx';
import { type OperatorWish, useChangeOperator } from './use-change-operator.ts';

/** Name, role and addresses; only what became another is sent. */
export function OperatorProfile({ operator }: { operator: OperatorRow }) {
  const { t } = useTranslation('admin');
  const change = useChangeOperator();
  const form = useFields({
    start: {
      name: operator.name,
      role: operator.role,
      addresses: operator.addresses.join('\n'),
      reason: '',
    },
    bounds: newOperatorBounds,
    problems: {
      name: t('operators.nameMissing'),
      addresses: ({ addresses }) => {
        const entry = wrongAddress(addressesOf(addresses));
        return entry === undefined ? undefined : t('operators.addressesWrong', { entry });
      },
    },
    shown: 'typing',
  });

  function wishesOf({ name, role, addresses, reason }: typeof form.values): OperatorWish[] {
    const entries = addressesOf(addresses);
    const one = { operatorId: operator.operatorId, done: t('operators.saved') };
    const isSameList = entries.join() === operator.addresses.join();
    return [
      ...(name.trim() === operator.name
        ? []
        : [{ ...one, kind: 'name', name: name.trim() } as const]),
      ...(role === operator.role
        ? []
        : [{ ...one, kind: 'role', role, reason: reason.trim() } as const]),
      ...(isSameList ? [] : [{ ...one, kind: 'addresses', addresses: entries } as const]),
    ];
  }

  async function send(typed: typeof form.values): Promise<void> {
    if (change.isPending) return;
    const all = wishesOf(typed);
    if (all.length === 0) toast('note', t('operators.nothingChanged'));
    // The refusal of one is shown below, and those behind it are not sent.
    for (const wish of all) await change.mutateAsync(wish);
  }

  return (
    <Form onSubmit={() => form.submit(send).catch(() => undefined)}>
      <h3 className="font-semibold">{t('operators.profile')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('name')} label={t('operators.name')} />
        <RoleField {...form.field('role')} />
      </div>
      {form.values.role === operator.role ? null : (
        <>
          <p className="text-sm text-warn">{t('operators.roleHint')}</p>
          <TextField
            {...form.field('reason')}
            label={t('decision.reason')}
            hint={t('operators.raiseHint')}
          />
        </>
      )}
      <AddressesField {...form.field('addresses')} />
      <FormError error={change.error} />
      <Button look="main" type="submit" className="self-start" isPending={change.isPending}>
        {t('operators.save')}
      </Button>
    </Form>
  );
}
