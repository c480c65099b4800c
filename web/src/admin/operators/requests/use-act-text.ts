import { useTranslation } from 'react-i18next';
import type { OperatorRequest } from '../../shared/contracts.ts';

/** What is asked for, in a sentence. */
export function useActText(): (act: OperatorRequest['act']) => string {
  const { t } = useTranslation('admin');
  return (act) => {
    switch (act.kind) {
      case 'create':
        return t('operators.acts.create', { id: act.loginId, name: act.name, role: act.role });
      case 'reset':
        return t('operators.acts.reset', { id: act.loginId });
      case 'enable':
        return t('operators.acts.enable', { id: act.loginId });
      case 'set-role':
        return t('operators.acts.setRole', { id: act.loginId, from: act.from, to: act.role });
      case 'save-role':
        return t('operators.acts.saveRole', {
          role: act.roleId,
          permissions: act.permissions.join(', '),
        });
      default:
        return act satisfies never;
    }
  };
}
