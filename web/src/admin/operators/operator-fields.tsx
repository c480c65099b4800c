import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Select } from '../../shared/forms/select.tsx';
import { TextArea } from '../../shared/forms/text-area.tsx';
import { rolesQuery } from './operator-queries.ts';
import { useRoleTexts } from './role-texts.ts';

type FieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  isDisabled?: boolean;
};

/** One of the site's roles. */
export function RoleField({ value, onChange, error, isDisabled = false }: FieldProps) {
  const { t } = useTranslation('admin');
  const texts = useRoleTexts();
  const roles = useQuery(rolesQuery).data?.list ?? [];
  return (
    <Select
      label={t('operators.role')}
      choices={roles.map((role) => ({ id: role.roleId, text: texts.role(role) }))}
      value={value}
      onChange={onChange}
      placeholder={t('operators.chooseRole')}
      error={error}
      isDisabled={isDisabled}
    />
  );
}

/** From where an operator may log in. */
export function AddressesField({ value, onChange, error }: FieldProps) {
  const { t } = useTranslation('admin');
  return (
    <TextArea
      label={t('operators.addresses')}
      value={value}
      onChange={onChange}
      rows={2}
      hint={t('operators.addressesHint')}
      error={error}
    />
  );
}
