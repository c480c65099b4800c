import { useTranslation } from 'react-i18next';
import type { OperatorRequest } from '../../shared/contracts.ts';
import { useRoleTexts } from '../role-texts.ts';

/** What an approval lets somebody do, in words: a role's name says nothing of what it allows. */
export function GrantedPermissions({ act }: { act: OperatorRequest['act'] }) {
  const { t } = useTranslation('admin');
  const texts = useRoleTexts();
  const granted = act.kind === 'save-role' ? act.permissions : act.rolePermissions;
  if (granted === undefined) return <p>{t('operators.grantedUnknown')}</p>;
  const label = t('operators.granted');
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="pb-2 text-xs text-faint">{label}</p>
      {granted.length === 0 ? <p>{t('operators.grantedNothing')}</p> : null}
      <ul aria-label={label} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {granted.map((permission) => (
          <li key={permission}>{texts.permission(permission)}</li>
        ))}
      </ul>
    </div>
  );
}
