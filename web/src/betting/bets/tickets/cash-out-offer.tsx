import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { useNow } from '../../../shared/hooks/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Countdown } from '../../../shared/ui/figures/countdown.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import type { CashOutOffer } from '../../sportsbook/model/sport-types.ts';

const lookMs = 500;

const secondMs = 1_000;

type OfferProps = {
  offer: CashOutOffer;
  isPending: boolean;
  onTake: () => void;
  onAgain: () => void;
};

export function Offer({ offer, isPending, onTake, onAgain }: OfferProps) {
  const { t } = useTranslation('sport');
  const isOver = Date.parse(offer.expiresAt) <= useNow(lookMs);
  return (
    <>
      <output className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-faint">{isOver ? t('cashOut.expired') : t('cashOut.stands')}</span>
        <Countdown until={offer.expiresAt} over={t('cashOut.over')} />
      </output>
      {isPending && offer.delayMs > 0 ? (
        <NoticeBar title={t('cashOut.sending')}>
          {t('cashOut.sendingLive', { seconds: Math.ceil(offer.delayMs / secondMs) })}
        </NoticeBar>
      ) : null}
      {isOver && !isPending ? (
        <Button look="main" onPress={onAgain}>
          {t('cashOut.again')}
        </Button>
      ) : (
        <Button look="main" isPending={isPending} onPress={onTake}>
          {t('cashOut.take', { amount: won(offer.amount) })}
        </Button>
      )}
    </>
  );
}
