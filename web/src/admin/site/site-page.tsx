import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { FailedPanel } from '../../shared/ui/pages/failed-panel.tsx';
import { Page } from '../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { GameLockPanel } from './game-lock-panel.tsx';
import { MaintenancePanel } from './maintenance-panel.tsx';
import { siteCheckKey } from './site-check-key.ts';

/** Switches that concern everybody on the site at once. */
export function SitePage() {
  const { t } = useTranslation('admin');
  const query = useQuery({
    queryKey: siteCheckKey,
    queryFn: () => answerOf(operatorApi.POST('/api/admin/site/check/get', { body: {} })),
  });
  return (
    <Page title={t('nav.site')} width="form">
      {query.isPending ? <SkeletonRows rows={4} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <MaintenancePanel key={query.data.siteCheckInfo?.startDate ?? 'none'} check={query.data} />
      )}
      <GameLockPanel />
    </Page>
  );
}
