import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../../shared/account/my-layout.tsx';
import { limitKinds, type Protection } from '../../../shared/account/protection.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { ExclusionPanel, TimeOutPanel } from './break-panels.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { protectionQuery } from './protection-queries.ts';
import { RealityPanel } from './reality-panel.tsx';

/** What a member can do so that play stays play. */
export function ProtectionPage() {
  const { t } = useTranslation(['site', 'protection']);
  const { data, error, refetch } = useQuery(protectionQuery);
  return (
    <MyLayout tab="protection" title={t('protection:title')} note={t('protection:note')}>
      {data === undefined ? (
        <Panel>
          {error === null ? (
            <SkeletonRows rows={6} />
          ) : (
            <Failed error={error} onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : (
        <Parts protection={data} />
      )}
    </MyLayout>
  );
}

function Parts({ protection }: { protection: Protection }) {
  return (
    <>
      <StateBar protection={protection} />
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        {limitKinds.map((kind) => (
          <LimitsPanel
            key={kind}
            kind={kind}
            limits={protection.limits.filter((limit) => limit.kind === kind)}
          />
        ))}
        <TimeOutPanel />
        <ExclusionPanel />
      </div>
      <RealityPanel protection={protection} />
      <HistoryPanel />
    </>
  );
}

/** That a break is on, until when, and what still works. */
function StateBar({ protection }: { protection: Protection }) {
  const { t } = useTranslation(['site', 'protection']);
  const { state, timeOutUntil, exclusion } = protection;
  if (state === 'none') return null;
  const until = state === 'timeOut' ? timeOutUntil : (exclusion?.until ?? null);
  return (
    <NoticeBar
      tone="warn"
      title={t(`protection:state.${state}`)}
      action={
        <ButtonLink to="/member/exchangeMain/exchange" size="small">
          {t('nav.withdrawal')}
        </ButtonLink>
      }
    >
      {until === null
        ? t('protection:state.forEver')
        : t(`protection:state.${state}Until`, { until: koreaMinute(until) })}
    </NoticeBar>
  );
}
