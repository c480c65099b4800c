import { useTranslation } from 'react-i18next';
import type { WheelSlot } from '../../../shared/api/contracts.ts';
import { freeBetTermsText, rewardText } from '../../../shared/format/reward-text.ts';

const cell = 'px-4 py-2 sm:px-5';

/** Every slot with its chance, as it is drawn. */
export function OddsTable({ slots }: { slots: readonly WheelSlot[] }) {
  const { t } = useTranslation('promotion');
  const sum = slots.reduce((all, { weight }) => all + weight, 0);
  // The wheel has an order, and two slots may read alike.
  const rows = slots.map((slot, place) => ({ ...slot, place }));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('rotary.odds')}</caption>
      <thead className="text-left text-xs text-faint">
        <tr>
          <th scope="col" className={`${cell} font-medium`}>
            {t('rotary.slot')}
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            {t('rotary.reward')}
          </th>
          <th scope="col" className={`${cell} text-right font-medium`}>
            {t('rotary.chance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, ...slot }) => (
          <tr key={place} className="border-t border-line">
            <td className={`${cell} font-medium`}>{slot.text}</td>
            <td className={cell}>
              {slot.reward === null ? (
                <span className="text-faint">{t('rotary.noReward')}</span>
              ) : (
                <>
                  {rewardText(slot.reward)}
                  {slot.reward.freeBet === null ? null : (
                    <span className="block text-xs text-faint">
                      {freeBetTermsText(slot.reward.freeBet)}
                    </span>
                  )}
                  {slot.reward.turnoverPercent === 0 ? null : (
                    <span className="block text-xs text-faint">
                      {t('rotary.turnover', { percent: slot.reward.turnoverPercent })}
                    </span>
                  )}
                </>
              )}
            </td>
            <td className={`${cell} text-right whitespace-nowrap tabular-nums`}>
              {percent(slot.weight, sum)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(weight: number, sum: number): string {
  return `${((weight * 100) / sum).toFixed(2)}%`;
}
