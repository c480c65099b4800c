import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Role, RolesAnswer } from '../../shared/contracts.ts';
import { useRoleTexts } from '../role-texts.ts';

type RoleMatrixProps = { answer: RolesAnswer; ownRole: string; onEdit: (role: Role) => void };

/** Every permission against every role; the first column stays while the rest moves. */
export function RoleMatrix({ answer, ownRole, onEdit }: RoleMatrixProps) {
  const { t } = useTranslation('admin');
  const texts = useRoleTexts();
  const isEditable = ({ roleId }: Role) => roleId !== 'super' && roleId !== ownRole;
  return (
    <section aria-label={t('operators.rolesTab')} className="relative overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('operators.rolesTab')}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-10 h-16 border-b border-line bg-surface pl-4 text-left text-xs font-medium text-faint sm:pl-5"
            >
              {t('roles.permission')}
            </th>
            {answer.list.map((role) => (
              <th
                key={role.roleId}
                scope="col"
                className="border-b border-line px-3 py-2 align-top"
              >
                <span className="flex flex-col items-center gap-1.5">
                  <span className="font-semibold whitespace-nowrap">{texts.role(role)}</span>
                  {isEditable(role) ? (
                    <Button
                      size="small"
                      aria-label={t('roles.editOf', { role: texts.role(role) })}
                      onPress={() => onEdit(role)}
                    >
                      {t('roles.edit')}
                    </Button>
                  ) : null}
                  {role.isBuiltIn && role.version > 0 ? (
                    <Badge tone="brass">{t('roles.changedFrom')}</Badge>
                  ) : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.permissions.map((permission) => (
            <tr key={permission} className="group">
              <th
                scope="row"
                className="sticky left-0 z-10 h-11 min-w-32 border-b border-line bg-surface py-1 pr-3 pl-4 text-left font-medium group-last:border-b-0 group-hover:bg-raised sm:pl-5"
              >
                {texts.permission(permission)}
              </th>
              {answer.list.map((role) => (
                <td
                  key={role.roleId}
                  className="border-b border-line text-center group-last:border-b-0 group-hover:bg-raised"
                >
                  <Mark isAllowed={role.permissions.includes(permission)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Mark({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation('admin');
  const Icon = isAllowed ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`mx-auto size-4 ${isAllowed ? 'text-jade' : 'text-line-strong'}`}
      />
      <span className="sr-only">{t(isAllowed ? 'roles.allowed' : 'roles.denied')}</span>
    </>
  );
}
