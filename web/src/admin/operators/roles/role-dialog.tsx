import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { ask } from '../../../shared/ui/overlays/alerts.ts';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { roleBounds } from '../../shared/back-office-bounds.gen.ts';
import type { Permission, Role } from '../../shared/contracts.ts';
import { useRoleTexts } from '../role-texts.ts';
import { PermissionSwitches } from './permission-switches.tsx';
import { Foot } from './role-dialog-foot.tsx';
import { useRoleChange } from './use-role-change.ts';

type RoleDialogProps = {
  /** Null for a new one. */
  role: Role | null;
  permissions: readonly Permission[];
  onClose: () => void;
};

/** What a role may do. Nobody gives or takes what they lack themselves. */
export function RoleDialog({ role, permissions, onClose }: RoleDialogProps) {
  const { t } = useTranslation('admin');
  const texts = useRoleTexts();
  const { save, drop } = useRoleChange(onClose);
  const isNamed = role?.isBuiltIn !== true;
  const form = useFields({
    start: {
      roleId: role?.roleId ?? '',
      name: role?.name ?? '',
      permissions: role?.permissions ?? [],
      // Read by who approves, where the role gives operators more rights.
      reason: '',
    },
    bounds: { ...roleBounds, name: { ...roleBounds.name, required: true } },
    problems: {
      roleId: t('roles.idWrong'),
      ...(isNamed ? { name: t('roles.nameMissing') } : {}),
    },
  });

  function send({ permissions: granted, ...typed }: typeof form.values): void {
    const words = { name: typed.name.trim(), reason: typed.reason.trim() };
    const version = role?.version ?? 0;
    save.mutate({ roleId: typed.roleId, ...words, permissions: [...granted], version });
  }

  async function takeAway(): Promise<void> {
    if (role === null) return;
    const key = role.isBuiltIn ? 'roles.restoreAsk' : 'roles.dropAsk';
    const message = t(key, { role: texts.role(role) });
    if (await ask({ message, isDangerous: true })) {
      drop.mutate({ ...role, reason: form.values.reason.trim() });
    }
  }

  return (
    <Dialog
      title={role === null ? t('roles.add') : t('roles.editOf', { role: texts.role(role) })}
      isOpen
      onClose={onClose}
      isDismissable={false}
    >
      <Form onSubmit={() => form.submit(send)}>
        {role === null ? (
          <TextField
            {...form.field('roleId')}
            label={t('roles.id')}
            onChange={(typed) => form.set('roleId', typed.trim())}
            hint={t('roles.idHint')}
            takesFocus
          />
        ) : null}
        {isNamed ? <TextField {...form.field('name')} label={t('roles.name')} /> : null}
        <PermissionSwitches
          permissions={permissions}
          granted={form.values.permissions}
          onChange={form.field('permissions').onChange}
        />
        {role === null ? null : (
          <TextField
            {...form.field('reason')}
            label={t('decision.reason')}
            hint={t('operators.raiseHint')}
          />
        )}
        <FormError error={save.error ?? drop.error} />
        <Foot
          {...{ role, isSaving: save.isPending, isDropping: drop.isPending }}
          onTakeAway={takeAway}
        />
      </Form>
    </Dialog>
  );
}
