import { useTranslation } from 'react-i18next';
import type { Tournament } from '../../../shared/api/contracts.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { placesText } from './prize-text.ts';

/** What each place wins. */
export function PrizeList({ prizes }: { prizes: Tournament['prizes'] }) {
  const { t } = useTranslation('promotion');
  return (
    <dl className="flex flex-col divide-y divide-line">
      {prizes.map((prize) => (
        <div key={prize.fromPlace} className="flex items-baseline justify-between gap-3 py-2">
          <dt className="text-muted">{placesText(t, prize)}</dt>
          <dd className="flex flex-col items-end">
            <span className="font-semibold text-brass-text">{rewardText(prize)}</span>
            {prize.turnoverPercent === 0 ? null : (
              <span className="text-sm text-faint">
                {t('tournament.turnover', { percent: prize.turnoverPercent })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
