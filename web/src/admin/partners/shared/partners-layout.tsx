import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../shared/ui/controls/tab-links.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { usePermits } from '../../shared/use-operator.ts';

/** Each shows to those whom the service would answer. */
const partners = { permission: 'partners.read', scope: undefined } as const;

const tabs = [
  { tab: 'tree', to: '/admin/partners', ...partners },
  { tab: 'periods', to: '/admin/partners/periods', ...partners },
  { tab: 'requests', to: '/admin/partners/requests', ...partners },
  { tab: 'transfers', to: '/admin/partners/transfers', ...partners },
  { tab: 'why', to: '/admin/partners/why', ...partners },
  { tab: 'policy', to: '/admin/partners/policy', ...partners },
  {
    tab: 'reconciliation',
    to: '/admin/partners/reconciliation',
    permission: 'reconciliation.read',
    scope: 'platform',
  },
] as const;

type PartnersLayoutProps = {
  tab: (typeof tabs)[number]['tab'];
  actions?: ReactNode;
  children: ReactNode;
};

/** The back office's pages about partners, beside each other. */
export function PartnersLayout({ tab, actions, children }: PartnersLayoutProps) {
  const { t } = useTranslation(['partner', 'admin']);
  const permits = usePermits();
  const open = tabs.filter(({ permission, scope }) => permits(permission, scope));
  return (
    <Page
      title={t('admin:nav.partners')}
      note={t('backOffice.note')}
      width="full"
      actions={actions}
    >
      <TabLinks
        label={t('backOffice.tabs')}
        links={open.map((one) => ({
          to: one.to,
          text: t(`backOffice.tab.${one.tab}`),
          isCurrent: one.tab === tab,
        }))}
      />
      {children}
    </Page>
  );
}
