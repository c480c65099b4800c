import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { OperatorRow } from '../shared/contracts.ts';
import { AddressesField, RoleField } from './operator-fields.tsx';
import { useOperatorProfile } from './use-operator-profile.ts';

/** Name, role and addresses; another role, and a list that lets more in, go with their reason. */
export function OperatorProfile({ operator }: { operator: OperatorRow }) {
  const { t } = useTranslation('admin');
  const { form, isRoleAnother, isListWider, isPending, error, save } = useOperatorProfile(operator);
  return (
    <Form onSubmit={save}>
      <h3 className="font-semibold">{t('operators.profile')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('name')} label={t('operators.name')} />
        <RoleField {...form.field('role')} />
      </div>
      {isRoleAnother ? <p className="text-sm text-warn">{t('operators.roleHint')}</p> : null}
      <AddressesField {...form.field('addresses')} />
      {isRoleAnother || isListWider ? (
        <TextField
          {...form.field('reason')}
          label={t('decision.reason')}
          hint={t(isListWider ? 'operators.widerHint' : 'operators.raiseHint')}
        />
      ) : null}
      <FormError error={error} />
      <Button look="main" type="submit" className="self-start" isPending={isPending}>
        {t('operators.save')}
      </Button>
    </Form>
  );
}
