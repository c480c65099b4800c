import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../shared/ui/controls/tab-links.tsx';

/** Operators, and the roles they hold. */
export function OperatorTabs() {
  const { t } = useTranslation('admin');
  return (
    <TabLinks
      label={t('operators.tabs')}
      links={[
        { to: '/admin/operators', text: t('operators.tab') },
        { to: '/admin/operators/requests', text: t('operators.requestsTab') },
        { to: '/admin/operators/roles', text: t('operators.rolesTab') },
      ]}
    />
  );
}
