import { CircleCheck, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AttendanceSheet } from '../../../shared/api/contracts.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';

/** How far the member has come this month, and what each length of a streak gives. */
export function StreakList({ sheet }: { sheet: AttendanceSheet }) {
  const { t } = useTranslation('promotion');
  const { streaks, days, daily, currentRun, longestRun, makeUpsLeft } = sheet;
  const facts = [
    { name: t('attendance.run'), value: t('attendance.runDays', { days: currentRun }) },
    {
      name: t('attendance.total'),
      value: t('attendance.runDays', { days: days.filter((day) => day.isStamped).length }),
    },
    { name: t('attendance.left'), value: t('attendance.leftTimes', { times: makeUpsLeft }) },
    { name: t('attendance.daily'), value: rewardText(daily) },
  ];
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-2 gap-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="rounded-lg border border-line bg-surface p-4">
            <dt className="text-sm text-faint">{name}</dt>
            <dd className="text-xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Panel isFlush title={t('attendance.streaks')}>
        <ul className="divide-y divide-line">
          {streaks.map(({ days: length, reward, isReached }) => (
            <li key={length} className="flex items-center gap-3 px-4 py-3 sm:px-5">
              {isReached ? (
                <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-jade" />
              ) : (
                <Flame aria-hidden="true" className="size-5 shrink-0 text-brass-text" />
              )}
              <div className="min-w-0 flex-1">
                <p className="font-medium">{t('attendance.streakDays', { days: length })}</p>
                <p className={`text-sm ${isReached ? 'text-jade' : 'text-faint'}`}>
                  {isReached
                    ? t('attendance.reached')
                    : t('attendance.toGo', { days: length - longestRun })}
                </p>
              </div>
              <span className="font-bold text-brass-text">{rewardText(reward)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
