import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import type { Permission } from '../../shared/contracts.ts';
import { useOperator } from '../../shared/use-operator.ts';
import { useRoleTexts } from '../role-texts.ts';

type PermissionSwitchesProps = {
  permissions: readonly Permission[];
  granted: readonly Permission[];
  onChange: (granted: Permission[]) => void;
};

export function PermissionSwitches({ permissions, granted, onChange }: PermissionSwitchesProps) {
  const { t } = useTranslation('admin');
  const texts = useRoleTexts();
  const own = useOperator()?.permissions ?? [];
  return (
    <fieldset aria-label={t('roles.permission')} className="flex flex-col">
      {permissions.map((permission) => (
        <div key={permission} className="border-b border-line last:border-b-0">
          <Switch
            label={texts.permission(permission)}
            isOn={granted.includes(permission)}
            isDisabled={!own.includes(permission)}
            onChange={(isOn) => onChange(withOrWithout(granted, permission, isOn))}
          />
          {own.includes(permission) ? null : (
            <p className="pb-2 text-xs text-faint">{t('roles.lacking')}</p>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function withOrWithout(
  granted: readonly Permission[],
  permission: Permission,
  isOn: boolean,
): Permission[] {
  const others = granted.filter((one) => one !== permission);
  return isOn ? [...others, permission] : others;
}
