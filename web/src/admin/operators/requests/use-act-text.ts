import { useTranslation } from 'react-i18next';
import type { OperatorRequest } from '../../shared/contracts.ts';
import { useRoleTexts } from '../role-texts.ts';

/** What is asked for, in a sentence. */
export function useActText(): (act: OperatorRequest['act']) => string {
  const { t } = useTranslation('admin');
  const texts = useRoleTexts();
  return (act) => {
    switch (act.kind) {
      case 'create': {
        const role = texts.role({ roleId: act.role });
        return t('operators.acts.create', { id: act.loginId, name: act.name, role });
      }
      case 'reset':
        return t('operators.acts.reset', { id: act.loginId });
      case 'enable':
        return t('operators.acts.enable', { id: act.loginId });
      case 'set-role': {
        const [from, to] = [act.from, act.role].map((roleId) => texts.role({ roleId }));
        return t('operators.acts.setRole', { id: act.loginId, from, to });
      }
      case 'set-addresses': {
        const textOf = (list: readonly string[]) =>
          list.length === 0 ? t('operators.anyAddress') : list.join(', ');
        const [from, to] = [textOf(act.fromAddresses), textOf(act.addresses)];
        return t('operators.acts.setAddresses', { id: act.loginId, from, to });
      }
      case 'save-role':
        return t('operators.acts.saveRole', { role: texts.role(act) });
      default:
        return act satisfies never;
    }
  };
}
