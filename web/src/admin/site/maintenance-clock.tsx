import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../shared/format/time.ts';
import { Countdown } from '../../shared/ui/figures/countdown.tsx';
import type { SiteCheck } from '../shared/contracts.ts';

/** How long until the planned maintenance begins, or ends once it is on. */
export function MaintenanceClock({ check }: { check: SiteCheck }) {
  const { t } = useTranslation('admin');
  const planned = check.siteCheckInfo;
  if (planned === null) return null;
  const { startDate, endDate } = planned;
  const until = check.maintenance ? endDate : startDate;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3">
      <span className="text-sm text-muted tabular-nums">
        {koreaMinute(startDate)} ~ {endDate === null ? '' : koreaMinute(endDate)}
      </span>
      {until === null ? (
        <span className="text-sm text-warn">{t('site.openUntilCleared')}</span>
      ) : (
        <span className="flex items-baseline gap-3">
          <span className="text-sm text-muted">
            {t(check.maintenance ? 'site.endsIn' : 'site.startsIn')}
          </span>
          <Countdown until={until} className="text-xl font-bold" />
        </span>
      )}
    </div>
  );
}
