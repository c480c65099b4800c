import { useQuery } from '@tanstack/react-query';
import { CalendarX, ChevronLeft, ChevronRight, Stamp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { AttendanceSheet } from '../../../shared/api/contracts.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, Skeleton } from '../../../shared/ui/pages/states.tsx';
import { MonthSheet } from './month-sheet.tsx';
import { monthBeside } from './months.ts';
import { sheetQuery } from './sheet-query.ts';
import { StreakList } from './streak-list.tsx';
import { useStamp } from './use-stamp.ts';

/** The attendance sheet: a month of days, and what days in a row give. */
export function AttendancePage() {
  const { t } = useTranslation('promotion');
  const [month, setMonth] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(sheetQuery(month));
  if (data === undefined) {
    const isClosed = error instanceof ApiError && error.code === 'PR004';
    return (
      <Page title={t('attendance.title')} width="form">
        <Panel>
          {error === null ? <Skeleton className="h-120 w-full" /> : null}
          {isClosed ? (
            <Empty
              icon={CalendarX}
              title={t('attendance.closed')}
              note={t('attendance.closedNote')}
            />
          ) : null}
          {error !== null && !isClosed ? (
            <Failed error={error} onRetry={() => void refetch()} />
          ) : null}
        </Panel>
      </Page>
    );
  }
  return (
    <Page title={data.title} note={data.note} width="full">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SheetPanel sheet={data} onMonth={setMonth} />
        <StreakList sheet={data} />
      </div>
    </Page>
  );
}

function SheetPanel({
  sheet,
  onMonth,
}: {
  sheet: AttendanceSheet;
  onMonth: (month: string | null) => void;
}) {
  const { t } = useTranslation('promotion');
  const { stamp, makeUp, isPending } = useStamp();
  const { month, today, days } = sheet;
  const present = today.slice(0, 7);
  const isStamped = days.some(({ day, isStamped: has }) => day === today && has);
  const go = (months: number) => {
    const beside = monthBeside(month, months);
    onMonth(beside === present ? null : beside);
  };
  return (
    <Panel
      title={t('attendance.month', { month })}
      aside={
        <span className="flex">
          <IconButton label={t('attendance.previous')} onPress={() => go(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={t('attendance.next')}
            isDisabled={month >= present}
            onPress={() => go(1)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        <MonthSheet sheet={sheet} onMakeUp={(day) => void makeUp(day)} />
        {month === present ? (
          <Button
            look="main"
            size="large"
            isPending={isPending}
            isDisabled={isStamped}
            onPress={stamp}
          >
            <Stamp aria-hidden="true" className="size-5" />
            {t(isStamped ? 'attendance.stamped' : 'attendance.stamp')}
          </Button>
        ) : null}
        <p className="text-sm text-faint">{t('attendance.rule')}</p>
      </div>
    </Panel>
  );
}
