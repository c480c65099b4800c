import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../../shared/account/my-layout.tsx';
import { answerOf } from '../../../shared/api/client.ts';
import { ListDays } from '../../../shared/dates/list-days.tsx';
import { daysOf } from '../../../shared/dates/list-range.ts';
import type { DayRange } from '../../../shared/format/day-range.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { ListPageProps } from '../../cash/cash-list-page.tsx';
import { ProductReport } from './product-report.tsx';
import { Report } from './win-lose-report.tsx';

/** A report of one day says little: without a period of its own it covers a week. */
const usual = 'last7';

function winLoseQuery(days: DayRange) {
  return queryOptions({
    queryKey: ['cash', 'winlose', days],
    queryFn: () => answerOf(api.POST('/api/cash/winLose', { body: days })),
    placeholderData: keepPreviousData,
  });
}

/** What each day did to the member's money. */
export function WinLosePage({ search, onSearch }: ListPageProps) {
  const { t } = useTranslation();
  const days = daysOf(search, useKoreaDay(), usual);
  const { data, error, isPlaceholderData, refetch } = useQuery(winLoseQuery(days));
  return (
    <MyLayout tab="winlose" title={t('winlose.title')} note={t('winlose.note')}>
      <Panel
        isFlush
        title={t('winlose.byDay')}
        aside={<ListDays search={search} usual={usual} onChange={onSearch} />}
      >
        {data === undefined ? (
          error === null ? (
            <div className="p-4 sm:p-5">
              <SkeletonRows rows={5} />
            </div>
          ) : (
            <Failed error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <div
            aria-busy={isPlaceholderData}
            className="transition-opacity duration-150 aria-busy:opacity-50"
          >
            <Report report={data} asked={days} />
          </div>
        )}
      </Panel>
      <ProductReport days={days} />
    </MyLayout>
  );
}
