import { ExternalLink, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rangeOf } from '../../shared/format/day-range.ts';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import type { PartnerStatus } from '../../shared/partner/model/contracts.ts';
import { PersonName } from '../../shared/partner/people/person-name.tsx';
import { RatesPanel } from '../../shared/partner/rates/rates-panel.tsx';
import { ReportCharts } from '../../shared/partner/reports/report-charts.tsx';
import { TotalsTiles } from '../../shared/partner/reports/totals-tiles.tsx';
import { ButtonLink, buttonClass } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { PartnerLayout } from '../shared/partner-layout.tsx';
import { ownReads } from '../shared/partner-reads.ts';
import { InvitePanel } from './invite-panel.tsx';

/** A partner's own page: who one is, today, the link to recruit by, and one's rates. */
export function DistributorPage() {
  return <PartnerLayout tab="home">{(status) => <Own status={status} />}</PartnerLayout>;
}

const LOWEST_TIER = 5;
const figures = ['bets', 'turnover', 'ggr', 'earned', 'net', 'given', 'taken'] as const;

function Own({ status }: { status: PartnerStatus }) {
  const { t } = useTranslation('partner');
  const today = useKoreaDay();
  const facts = [
    [t('tree.who'), <PersonName key="own" person={status} />],
    [t('tree.parent'), status.parent === null ? t('tree.noParent') : status.parent.nickname],
    [t('tree.partners'), t('people', { count: status.below.partners })],
    [t('tree.members'), t('people', { count: status.below.members })],
    [t('tree.mayTransfer'), t(status.mayTransfer ? 'allowed' : 'notAllowed')],
  ] as const;
  return (
    <>
      <TotalsTiles reads={ownReads} of={{}} days={rangeOf('today', today)} figures={figures} />
      <div className="grid gap-5 lg:grid-cols-2">
        <Panel
          title={t('own.title')}
          aside={
            <span className="flex flex-wrap gap-1.5">
              {status.externalUrl === null ? null : <ExternalDoor url={status.externalUrl} />}
              {status.tier === LOWEST_TIER ? null : (
                <ButtonLink to="/member/striNew" size="small">
                  <UserPlus aria-hidden="true" className="size-4" />
                  {t('create.action')}
                </ButtonLink>
              )}
            </span>
          }
        >
          <dl className="flex flex-col gap-3 text-sm">
            {facts.map(([name, value]) => (
              <div key={name} className="flex items-center justify-between gap-4">
                <dt className="shrink-0 text-faint">{name}</dt>
                <dd className="text-right font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <InvitePanel code={status.loginId} />
      </div>
      <ReportCharts reads={ownReads} of={{}} days={rangeOf('last30', today)} />
      <RatesPanel reads={ownReads} of={{}} />
    </>
  );
}

/** It begins there: what it gives this browser comes back with the link. */
function ExternalDoor({ url }: { url: string }) {
  const { t } = useTranslation('partner');
  const entry = `${url}?site=${encodeURIComponent(globalThis.location.origin)}`;
  return (
    <a href={entry} target="_blank" rel="noreferrer" className={buttonClass('plain', 'small')}>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t('external.title')}
    </a>
  );
}
