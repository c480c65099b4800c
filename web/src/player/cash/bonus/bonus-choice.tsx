import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositOffer } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { FailedLine, Skeleton } from '../../../shared/ui/pages/states.tsx';
import { bonusFor } from './bonus-offers.ts';
import { type BonusId, useBonusOffers } from './use-bonus-offers.ts';

type BonusChoiceProps = { amount: string; value: BonusId; onChange: (bonus: BonusId) => void };

/** Which bonus comes with the deposit, each with what it asks for; one press takes none. */
export function BonusChoice({ amount, value, onChange }: BonusChoiceProps) {
  const { t } = useTranslation('promotion');
  const { list, sitePercent, offers } = useBonusOffers();
  if (list === undefined) {
    if (offers.isError) return <FailedLine onRetry={() => void offers.refetch()} />;
    return <Skeleton className="h-24 w-full" />;
  }
  if (list.length === 0 && sitePercent === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-muted">{t('offer.label')}</legend>
      {sitePercent === 0 ? null : (
        <Choice id="" value={value} onChange={onChange}>
          <span className="font-medium">{t('offer.site', { percent: sitePercent })}</span>
        </Choice>
      )}
      {list.map((offer) => (
        <Choice key={offer.promotionId} id={offer.promotionId} value={value} onChange={onChange}>
          <Offer offer={offer} amount={amount} />
        </Choice>
      ))}
      <Choice id="none" value={value} onChange={onChange}>
        <span className="font-medium">{t('offer.none')}</span>
        <span className="text-sm text-faint">{t('offer.noneNote')}</span>
      </Choice>
    </fieldset>
  );
}

type ChoiceProps = Pick<BonusChoiceProps, 'value' | 'onChange'> & {
  id: BonusId;
  children: ReactNode;
};

function Choice({ id, value, onChange, children }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line bg-sunken p-3 hover:bg-hover has-checked:border-brass has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-brass">
      <input
        type="radio"
        name="bonus"
        className="tick mt-1 size-4"
        checked={value === id}
        onChange={() => onChange(id)}
      />
      <span className="flex min-w-0 flex-col gap-0.5">{children}</span>
    </label>
  );
}

function Offer({ offer, amount }: { offer: DepositOffer; amount: string }) {
  const { t } = useTranslation('promotion');
  const { title, occasion, percent, amountMax, depositMin, turnover } = offer;
  const bonus = bonusFor(offer, amount);
  return (
    <>
      <span className="font-medium">
        {title} <span className="text-sm text-brass-text">{t(`offer.occasion.${occasion}`)}</span>
      </span>
      <span className="text-sm text-muted">
        {t('offer.percent', { percent, max: won(amountMax) })} ·{' '}
        {t('offer.min', { amount: won(depositMin) })}
      </span>
      <span className="text-sm text-faint">
        {turnover === null
          ? t('offer.free')
          : t(`offer.turnover.${turnover.of}`, { percent: turnover.percent })}
      </span>
      {bonus === '0' ? null : (
        <span className="text-sm font-medium text-jade">
          {t('offer.gives', { amount: won(bonus) })}
        </span>
      )}
    </>
  );
}
