import { useQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerStatus } from '../../shared/partner/model/contracts.ts';
import { TabLinks } from '../../shared/ui/controls/tab-links.tsx';
import { FailedPanel } from '../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { statusQuery, watchQuery } from './partner-reads.ts';

const tabs = [
  { tab: 'home', to: '/member/stributor' },
  { tab: 'cash', to: '/member/partner/cashList' },
  { tab: 'bets', to: '/member/partner/bettingList' },
  { tab: 'partners', to: '/member/partner/partnerList' },
  { tab: 'members', to: '/member/partner/partnerMemberList' },
  { tab: 'settlements', to: '/member/partner/partnerCalculationList' },
  { tab: 'earned', to: '/member/partner/partnerCalculationUserList' },
  { tab: 'transfers', to: '/member/partner/partnerMoneyMoveList' },
] as const;

export type PartnerTab = (typeof tabs)[number]['tab'];

type PartnerLayoutProps = {
  tab: PartnerTab;
  children: (status: PartnerStatus) => ReactNode;
};

/** A partner's pages beside each other; whoever is none is told so. */
export function PartnerLayout({ tab, children }: PartnerLayoutProps) {
  const { t } = useTranslation('partner');
  const query = useQuery(statusQuery);
  const status = query.data;
  useQuery({ ...watchQuery, enabled: status?.isPartner === true });
  return (
    <Page title={t(`tab.${tab}`)} width="full">
      <TabLinks
        label={t('tabs')}
        links={tabs.map((one) => ({
          to: one.to,
          text: t(`tab.${one.tab}`),
          isCurrent: one.tab === tab,
        }))}
      />
      <FailedPanel query={query} />
      {query.isPending ? (
        <Panel>
          <SkeletonRows rows={6} />
        </Panel>
      ) : null}
      {status === undefined ? null : status.isPartner ? (
        children(status)
      ) : (
        <Panel isFlush>
          <Empty icon={Network} title={t('onlyPartners')} note={t('onlyPartnersNote')} />
        </Panel>
      )}
    </Page>
  );
}
