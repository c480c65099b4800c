import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../components/tab-links.tsx';

/** Operators, and the roles they hold. */
export function OperatorTabs() {
  const { t } = useTranslation('admin');
  return (
    <TabLinks
      label={t('operators.tabs')}
      links={[
        { to: '/admin/operators', text: t('operators.tab') },
        { to: '/admin/operators/roles', text: t('operators.rolesTab') },
      ]}
    />
  );
}
