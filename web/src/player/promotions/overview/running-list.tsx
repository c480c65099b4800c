import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunningPromotion } from '../../../shared/api/contracts.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { runningQuery } from './overview-queries.ts';

/** Where a member takes part; what comes by itself has no place. */
const places = {
  coupon: '/member/mypage/coupon/use',
  attendance: '/member/attendendance',
  roulette: '/member/rotary',
  'sign-up': null,
  payback: null,
  mission: null,
  rank: null,
  tournament: '/member/tournament',
  deposit: '/member/chargeMain/charge',
} as const satisfies Record<RunningPromotion['trigger'], string | null>;

/** What the site gives at this moment. */
export function RunningList() {
  const { t } = useTranslation('promotion');
  const { data, error, refetch } = useQuery(runningQuery);
  if (data === undefined) {
    if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={3} className="h-24" />;
  }
  if (data.list.length === 0) return <Empty icon={Gift} title={t('page.noRunning')} />;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {data.list.map((one) => (
        <li
          key={one.promotionId}
          className="flex flex-col gap-2 rounded-md border border-line bg-raised p-4"
        >
          <Running promotion={one} />
        </li>
      ))}
    </ul>
  );
}

function Running({ promotion }: { promotion: RunningPromotion }) {
  const { t } = useTranslation('promotion');
  const { trigger, title, note, endsAt } = promotion;
  const place = places[trigger];
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold text-pretty">{title}</h3>
        <Badge tone="brass">{t(`page.trigger.${trigger}`)}</Badge>
      </div>
      <p className="flex-1 text-sm text-pretty text-muted">{note}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-faint">
          {endsAt === null ? t('page.always') : t('page.until', { at: koreaMinute(endsAt) })}
        </p>
        {place === null ? null : (
          <ButtonLink to={place} size="small" aria-label={`${title} ${t('page.go')}`}>
            {t('page.go')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
