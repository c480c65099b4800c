import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { koreaMinute, koreaSecond } from '../../shared/format/time.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Arriving } from '../../shared/ui/pages/states.tsx';
import { reconciliationQuery } from '../cash/reconciliation/reconciliation-query.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { siteCheckKey } from '../site/site-check-key.ts';

/** Whether the books were right the last time somebody looked. */
export function BooksPanel() {
  const { t } = useTranslation('admin');
  const { data, isError } = useQuery(reconciliationQuery);
  const run = data?.run ?? null;
  const holds = run?.violations === 0;
  return (
    <Panel
      title={t('nav.reconciliation')}
      aside={
        run === null ? null : (
          <Badge tone={holds ? 'jade' : 'danger'}>
            {holds
              ? t('reconciliation.holds')
              : t('reconciliation.broken', { violations: run.violations })}
          </Badge>
        )
      }
    >
      <div className="flex items-center justify-between gap-3">
        <div className="text-muted">
          <Arriving isFailed={isError} className="h-6 w-40">
            {data &&
              (run === null
                ? t('reconciliation.never')
                : t('reconciliation.at', { at: koreaSecond(run.finishedAt) }))}
          </Arriving>
        </div>
        <ButtonLink size="small" to="/admin/reconciliation">
          {t('dashboard.open')}
        </ButtonLink>
      </div>
    </Panel>
  );
}

/** Whether the site is closed, or is going to be. */
export function ClosingPanel() {
  const { t } = useTranslation('admin');
  const { data: check, isError } = useQuery({
    queryKey: siteCheckKey,
    queryFn: () => answerOf(operatorApi.POST('/api/admin/site/check/get', { body: {} })),
  });
  const planned = check?.siteCheckInfo ?? null;
  const isClosed = check?.maintenance === true;
  const end = planned?.endDate ?? null;
  return (
    <Panel
      title={t('site.maintenance')}
      aside={
        check === undefined ? null : (
          <Badge tone={isClosed ? 'warn' : planned === null ? 'plain' : 'brass'}>
            {t(isClosed ? 'site.now' : planned === null ? 'site.none' : 'site.planned')}
          </Badge>
        )
      }
    >
      <div className="flex items-center justify-between gap-3">
        <div className="text-muted">
          <Arriving isFailed={isError} className="h-6 w-40">
            {check &&
              (planned === null
                ? t('dashboard.noMaintenance')
                : `${koreaMinute(planned.startDate)} ~ ${end === null ? '' : koreaMinute(end)}`)}
          </Arriving>
        </div>
        <ButtonLink size="small" to="/admin/site">
          {t('dashboard.open')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
