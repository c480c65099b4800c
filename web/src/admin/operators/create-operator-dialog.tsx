import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { newOperatorBounds } from '../shared/back-office-bounds.gen.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { addressesOf, wrongAddress } from './address-list.ts';
import { AddressesField, RoleField } from './operator-fields.tsx';
import { operatorsKey } from './operator-queries.ts';

const empty = { loginId: '', name: '', role: '', addresses: '', reason: '' };

/** A new operator is asked for: another one has to approve. */
export function CreateOperatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const form = useNewOperator();
  const create = useCreate(onClose);
  return (
    <Dialog title={t('operators.add')} isOpen onClose={onClose} isDismissable={false}>
      <Form
        onSubmit={() => form.submit((typed) => (create.isPending ? null : create.mutate(typed)))}
      >
        <TextField
          {...form.field('loginId')}
          label={t('operators.id')}
          onChange={(loginId) => form.set('loginId', loginId.trim())}
          hint={t('operators.idHint')}
          autoComplete="off"
          takesFocus
        />
        <TextField {...form.field('name')} label={t('operators.name')} autoComplete="off" />
        <RoleField {...form.field('role')} />
        <AddressesField {...form.field('addresses')} />
        <TextField
          {...form.field('reason')}
          label={t('decision.reason')}
          hint={t('operators.reasonHint')}
          autoComplete="off"
        />
        <FormError error={create.error} />
        <Button look="main" size="large" type="submit" isPending={create.isPending}>
          {t('operators.create')}
        </Button>
      </Form>
    </Dialog>
  );
}

function useCreate(onAsked: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (typed: typeof empty, headers) => {
      const body = { ...typed, addresses: addressesOf(typed.addresses) };
      return answerOf(operatorApi.POST('/api/admin/operators/create', { body, headers }));
    },
    async onDone() {
      toast('good', t('operators.asked'));
      await queries.invalidateQueries({ queryKey: operatorsKey });
      onAsked();
    },
  });
}

function useNewOperator() {
  const { t } = useTranslation('admin');
  return useFields({
    start: empty,
    bounds: { ...newOperatorBounds, reason: { ...newOperatorBounds.reason, required: true } },
    problems: {
      loginId: t('operators.idWrong'),
      name: t('operators.nameMissing'),
      role: t('operators.chooseRole'),
      addresses: ({ addresses }) => {
        const entry = wrongAddress(addressesOf(addresses));
        return entry === undefined ? undefined : t('operators.addressesWrong', { entry });
      },
      reason: t('decision.reasonMissing'),
    },
  });
}
