import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MainPage } from '../../shared/api/contracts.ts';
import { useMemberSession } from '../../shared/member/member-session.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, FailedLine, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { mainQuery } from '../main-page/main-queries.ts';

const rowsMax = 4;

/** What the site gives at this moment, and whether the member has stamped today. */
export function HomePromotions() {
  const { t } = useTranslation();
  // Who logs in or out is shown another page.
  useMemberSession();
  const { data, isError, refetch } = useQuery(mainQuery());
  const isAway = isError || data?.promotions === null;
  return (
    <Panel
      title={t('home.promotions.title')}
      aside={
        <ButtonLink look="quiet" size="small" className="-mr-3" to="/member/promotion">
          {t('action.all')}
        </ButtonLink>
      }
    >
      {data === undefined && !isError ? <SkeletonRows rows={3} className="h-10" /> : null}
      {isAway ? <FailedLine onRetry={() => void refetch()} /> : null}
      <Attendance attendance={data?.attendance ?? null} />
      <Running list={data?.promotions ?? null} />
    </Panel>
  );
}

function Attendance({ attendance }: Pick<MainPage, 'attendance'>) {
  const { t } = useTranslation();
  if (attendance === null) return null;
  const { title, isStamped, currentRun: count } = attendance;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-md bg-raised p-3">
      <span className="flex min-w-0 items-center gap-3">
        <CalendarCheck aria-hidden="true" className="size-5 shrink-0 text-brass-text" />
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="text-sm text-faint">{t('home.promotions.run', { count })}</span>
        </span>
      </span>
      {isStamped ? (
        <span className="text-sm font-medium text-jade">{t('home.promotions.stamped')}</span>
      ) : (
        <ButtonLink look="main" size="small" to="/member/attendendance">
          {t('home.promotions.stamp')}
        </ButtonLink>
      )}
    </div>
  );
}

function Running({ list }: { list: MainPage['promotions'] }) {
  const { t } = useTranslation();
  if (list === null) return null;
  if (list.length === 0) return <Empty icon={Gift} title={t('home.promotions.none')} />;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {list.slice(0, rowsMax).map(({ promotionId, title, note }) => (
        <li key={promotionId} className="flex flex-col py-2.5">
          <span className="font-medium text-pretty">{title}</span>
          <span className="truncate text-sm text-faint">{note}</span>
        </li>
      ))}
    </ul>
  );
}
