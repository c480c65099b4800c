import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { OperatorRow } from '../shared/contracts.ts';
import { AddressesField, RoleField } from './operator-fields.tsx';
import { useOperatorProfile } from './use-operator-profile.ts';

/** Name, role and addresses; another role goes with its reason. */
export function OperatorProfile({ operator }: { operator: OperatorRow }) {
  const { t } = useTranslation('admin');
  const { form, isRoleAnother, isPending, error, save } = useOperatorProfile(operator);
  return (
    <Form onSubmit={save}>
      <h3 className="font-semibold">{t('operators.profile')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('name')} label={t('operators.name')} />
        <RoleField {...form.field('role')} />
      </div>
      {isRoleAnother ? (
        <>
          <p className="text-sm text-warn">{t('operators.roleHint')}</p>
          <TextField
            {...form.field('reason')}
            label={t('decision.reason')}
            hint={t('operators.raiseHint')}
          />
        </>
      ) : null}
      <AddressesField {...form.field('addresses')} />
      <FormError error={error} />
      <Button look="main" type="submit" className="self-start" isPending={isPending}>
        {t('operators.save')}
      </Button>
    </Form>
  );
}
