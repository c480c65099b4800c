import { useTranslation } from 'react-i18next';
import type { Tournament } from '../../../shared/api/contracts.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { useNow } from '../../../shared/hooks/time.ts';
import { Countdown } from '../../../shared/ui/figures/countdown.tsx';

const dayMs = 86_400_000;
const lookEveryMs = 30_000;

type When = Pick<Tournament, 'course' | 'startsAt' | 'endsAt'>;

/** When it begins or ends; on its last day the time that is left. */
export function WhenText({ tournament: { course, startsAt, endsAt } }: { tournament: When }) {
  const { t } = useTranslation('promotion');
  const isLastDay = Date.parse(endsAt) - useNow(lookEveryMs) < dayMs;
  if (course === 'coming') return t('tournament.from', { at: koreaMinute(startsAt) });
  if (course === 'counting') return t('tournament.countingNote');
  if (course === 'finished') return t('tournament.ended', { at: koreaMinute(endsAt) });
  if (!isLastDay) return t('page.until', { at: koreaMinute(endsAt) });
  return (
    <span className="inline-flex items-baseline gap-1.5">
      {t('tournament.left')}
      <Countdown until={endsAt} className="font-semibold" />
    </span>
  );
}
