import { isWiderList } from '@noriter/rules/settings/operator-addresses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../shared/forms/use-fields.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { newOperatorBounds } from '../shared/back-office-bounds.gen.ts';
import type { OperatorRow } from '../shared/contracts.ts';
import { addressesOf, wrongAddress } from './address-list.ts';
import { type OperatorWish, useChangeOperator } from './use-change-operator.ts';

type ProfileWish = Extract<OperatorWish, { kind: 'name' | 'role' | 'addresses' }>;

/**
 * The form of an operator's name, role and addresses; only what became another here is sent, one after
 * the other. What is typed stays when the operator is looked at again after the first of them, and what a
 * colleague changed meanwhile is not set back.
 */
export function useOperatorProfile(operator: OperatorRow) {
  const { t } = useTranslation('admin');
  const change = useChangeOperator();
  const [stands, setStands] = useState({
    name: operator.name,
    role: operator.role,
    addresses: operator.addresses.join('\n'),
  });
  const form = useFields({
    start: { ...stands, reason: '' },
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

  function wishesOf({ name, role, addresses, reason }: typeof form.values): ProfileWish[] {
    const entries = addressesOf(addresses);
    const one = { operatorId: operator.operatorId, done: t('operators.saved') };
    const wishes: ProfileWish[] = [];
    if (name.trim() !== stands.name.trim()) {
      wishes.push({ ...one, kind: 'name', name: name.trim() });
    }
    if (role !== stands.role) wishes.push({ ...one, kind: 'role', role, reason: reason.trim() });
    if (entries.join() !== addressesOf(stands.addresses).join()) {
      wishes.push({ ...one, kind: 'addresses', addresses: entries, reason: reason.trim() });
    }
    return wishes;
  }

  async function send(typed: typeof form.values): Promise<void> {
    if (change.isPending) return;
    const all = wishesOf(typed);
    if (all.length === 0) toast('note', t('operators.nothingChanged'));
    // The refusal of one is shown, and those behind it are not sent.
    for (const wish of all) {
      await change.mutateAsync(wish);
      setStands((before) => ({ ...before, [wish.kind]: typed[wish.kind] }));
    }
  }

  return {
    form,
    isRoleAnother: form.values.role !== stands.role,
    isListWider: isWiderList(addressesOf(stands.addresses), addressesOf(form.values.addresses)),
    isPending: change.isPending,
    error: change.error,
    save: () => form.submit(send).catch(() => undefined),
  };
}
