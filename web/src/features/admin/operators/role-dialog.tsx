import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { ask } from '../../../components/alerts.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { toast } from '../../../components/toasts.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { Permission, Role, RolesAnswer } from '../api/contracts.ts';
import { useOperator } from '../use-operator.ts';
import { rolesQuery } from './operator-queries.ts';
import { useRoleTexts } from './role-texts.ts';

type RoleDialogProps = {
  /** Null for a new one. */
  role: Role | null;
  permissions: readonly Permission[];
  onClose: () => void;
};

type Wish = { roleId: string; name: string; permissions: Permission[]; version: number };

/** What a role may do. Nobody gives or takes what they lack themselves. */
export function RoleDialog({ role, permissions, onClose }: RoleDialogProps) {
  const { t } = useTranslation('admin');
  const texts = useRoleTexts();
  const [roleId, setRoleId] = useState(role?.roleId ?? '');
  const [name, setName] = useState(role?.name ?? '');
  const [granted, setGranted] = useState<readonly Permission[]>(role?.permissions ?? []);
  const [isSent, setSent] = useState(false);
  const { save, drop } = useRoleChange(onClose);
  const isNamed = role?.isBuiltIn !== true;
  const idWrong = !/^[a-z][a-z0-9-]{1,39}$/.test(roleId);
  const nameMissing = isNamed && name.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (idWrong || nameMissing) return;
    const version = role?.version ?? 0;
    save.mutate({ roleId, name: name.trim(), permissions: [...granted], version });
  }

  async function takeAway(): Promise<void> {
    if (role === null) return;
    const key = role.isBuiltIn ? 'roles.restoreAsk' : 'roles.dropAsk';
    const message = t(key, { role: texts.role(role) });
    if (await ask({ message, isDangerous: true })) drop.mutate(role);
  }

  return (
    <Dialog
      title={role === null ? t('roles.add') : t('roles.editOf', { role: texts.role(role) })}
      isOpen
      onClose={onClose}
      isDismissable={false}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        {role === null ? (
          <TextField
            label={t('roles.id')}
            value={roleId}
            onChange={(typed) => setRoleId(typed.trim())}
            hint={t('roles.idHint')}
            error={isSent && idWrong ? t('roles.idWrong') : undefined}
            maxLength={40}
            takesFocus
          />
        ) : null}
        {isNamed ? (
          <TextField
            label={t('roles.name')}
            value={name}
            onChange={setName}
            error={isSent && nameMissing ? t('roles.nameMissing') : undefined}
            maxLength={40}
          />
        ) : null}
        <PermissionSwitches permissions={permissions} granted={granted} onChange={setGranted} />
        <FormError error={save.error ?? drop.error} />
        <div className="flex gap-2">
          <TakeAway role={role} isPending={drop.isPending} onPress={() => void takeAway()} />
          <Button
            look="main"
            size="large"
            type="submit"
            className="flex-1"
            isPending={save.isPending}
          >
            {t('operators.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type TakeAwayProps = { role: Role | null; isPending: boolean; onPress: () => void };

/** A role of the house goes back to its own permissions; one that was added goes altogether. */
function TakeAway({ role, isPending, onPress }: TakeAwayProps) {
  const { t } = useTranslation('admin');
  if (role === null || role.version === 0) return null;
  return (
    <Button look="danger" size="large" isPending={isPending} onPress={onPress}>
      {t(role.isBuiltIn ? 'roles.restore' : 'roles.drop')}
    </Button>
  );
}

type PermissionSwitchesProps = {
  permissions: readonly Permission[];
  granted: readonly Permission[];
  onChange: (granted: readonly Permission[]) => void;
};

function PermissionSwitches({ permissions, granted, onChange }: PermissionSwitchesProps) {
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

function useRoleChange(onClose: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  async function onDone(answer: RolesAnswer): Promise<void> {
    toast('good', t('roles.done'));
    queries.setQueryData(rolesQuery.queryKey, answer);
    await queries.invalidateQueries({ queryKey: ['admin', 'operators'] });
    onClose();
  }
  const save = useSubmit({
    send: (body: Wish, headers) =>
      answerOf(operatorApi.POST('/api/admin/roles/save', { body, headers })),
    onDone,
  });
  const drop = useSubmit({
    send: ({ roleId, version }: Role, headers) =>
      answerOf(operatorApi.POST('/api/admin/roles/drop', { body: { roleId, version }, headers })),
    onDone,
  });
  return { save, drop };
}
