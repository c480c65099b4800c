import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listBody } from '../../../shared/dates/list-range.ts';
import { points, won } from '../../../shared/format/money.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { useBalance } from '../../../shared/member/member-queries.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Arriving } from '../../../shared/ui/pages/states.tsx';
import { ConvertForm } from './convert-form.tsx';
import { PointList } from './point-list.tsx';
import { PointsLayout } from './points-layout.tsx';

/** Points: how many there are, turning them into cash, and what moved them lately. */
export function PointsPage() {
  const { t } = useTranslation();
  return (
    <PointsLayout tab="change">
      <div className="grid gap-5 lg:grid-cols-[3fr_2fr] lg:items-start">
        <Panel title={t('points.formTitle')}>
          <ConvertForm />
        </Panel>
        <Panel title={t('points.have')} className="max-lg:order-first">
          <Holdings />
        </Panel>
      </div>
      <RecentPoints />
    </PointsLayout>
  );
}

function Holdings() {
  const { t } = useTranslation();
  const { data: balance, isError } = useBalance();
  return (
    <dl className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-sm text-faint">{t('money.points')}</dt>
        <dd className="text-2xl font-bold">
          <Arriving isFailed={isError} className="h-6 w-28">
            {balance && points(balance.points)}
          </Arriving>
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-sm text-faint">{t('points.cashNow')}</dt>
        <dd className="text-lg font-bold text-brass-text">
          <Arriving isFailed={isError} className="h-6 w-28">
            {balance && won(balance.cash)}
          </Arriving>
        </dd>
      </div>
    </dl>
  );
}

function RecentPoints() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  return (
    <Panel
      isFlush
      title={t('points.recent')}
      aside={
        <ButtonLink look="quiet" size="small" to="/member/mypage/point/list">
          {t('action.all')}
        </ButtonLink>
      }
    >
      <PointList
        usage="all"
        list={listBody({ page, range: 'last30' }, useKoreaDay())}
        onPage={setPage}
      />
    </Panel>
  );
}
