import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRepeatable } from '../../../api/api-error.ts';
import { answerOf } from '../../../api/client.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Button } from '../../../components/button.tsx';
import { Countdown } from '../../../components/countdown.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { toast } from '../../../components/toasts.ts';
import { useNow } from '../../../components/use-now.ts';
import { won } from '../../../format/money.ts';
import { serverNow } from '../../../format/server-clock.ts';
import { api } from '../../../session/member-session.ts';
import { betKey } from '../../bet/bet-queries.ts';
import { useFocusWhenLost } from '../../bet/use-focus-when-lost.ts';
import { balanceKey } from '../../member/member-queries.ts';
import type { CashOutOffer, CashOutPart, TicketRow } from '../api.ts';

const parts = ['100', '75', '50', '25'] as const satisfies readonly CashOutPart[];
const lookMs = 500;

type CashOutProps = { ticket: TicketRow; onClose: () => void };

/**
 * Has a ticket, or a part of it, bought back: an offer is asked for, stands for some seconds, and is
 * taken or left. What is taken is the very amount that is on the button.
 */
export function CashOut({ ticket, onClose }: CashOutProps) {
  const { t } = useTranslation('sport');
  const part = useFocusWhenLost<HTMLDivElement>();
  const { size, chooseSize, offer, take } = useCashOut(ticket, onClose);
  const error = take.error ?? offer.error;
  // It may have been taken: the same is sent again, under the same key.
  const isLost = isRepeatable(take.error);
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <div className="[&>fieldset]:grid [&>fieldset]:w-full [&>fieldset]:grid-cols-4">
        <Segmented
          label={t('cashOut.part')}
          choices={parts.map((id) => ({ id, text: `${id}%` }))}
          value={size}
          onChange={chooseSize}
        />
      </div>
      <FormError error={error} />
      {offer.data === undefined || (error !== null && !isLost) ? (
        <Button look="main" isPending={offer.isPending} onPress={() => offer.mutate(size)}>
          {t('cashOut.ask')}
        </Button>
      ) : (
        <Offer
          offer={offer.data}
          isPending={take.isPending}
          isLost={isLost}
          onTake={(offerId) => take.mutate({ offerId })}
          onAgain={() => offer.mutate(size)}
        />
      )}
      <Button look="quiet" size="small" onPress={onClose}>
        {t('cashOut.leave')}
      </Button>
    </div>
  );
}

function useCashOut({ betId }: TicketRow, onClose: () => void) {
  const { t } = useTranslation('sport');
  const queryClient = useQueryClient();
  const [size, setSize] = useState<CashOutPart>('100');
  const offer = useMutation({
    mutationFn: (wanted: CashOutPart) => {
      take.reset();
      const body = { betId, part: wanted };
      return answerOf(api.POST('/api/bet/cashOut/offer', { body }));
    },
  });
  const take = useSubmit({
    name: `cash-out-${betId}`,
    send: async (body: { offerId: string }, headers) =>
      answerOf(api.POST('/api/bet/cashOut/take', { body, headers })),
    onDone: async () => {
      toast('good', t('cashOut.done', { amount: won(offer.data?.amount ?? '0') }));
      void queryClient.invalidateQueries({ queryKey: balanceKey });
      await queryClient.invalidateQueries({ queryKey: betKey });
      onClose();
    },
  });
  const chooseSize = (wanted: CashOutPart) => {
    setSize(wanted);
    offer.reset();
    take.reset();
  };
  return { size, chooseSize, offer, take };
}

type OfferProps = {
  offer: CashOutOffer;
  isPending: boolean;
  isLost: boolean;
  onTake: (offerId: string) => void;
  onAgain: () => void;
};

function Offer({ offer, isPending, isLost, onTake, onAgain }: OfferProps) {
  const { t } = useTranslation('sport');
  const isOver = Date.parse(offer.expiresAt) <= serverNow(useNow(lookMs));
  return (
    <>
      <output className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-faint">{isOver ? t('cashOut.expired') : t('cashOut.stands')}</span>
        <Countdown until={offer.expiresAt} over={t('cashOut.over')} />
      </output>
      {isOver && !isPending && !isLost ? (
        <Button look="main" onPress={onAgain}>
          {t('cashOut.again')}
        </Button>
      ) : (
        <Button look="main" isPending={isPending} onPress={() => onTake(offer.offerId)}>
          {t('cashOut.take', { amount: won(offer.amount) })}
        </Button>
      )}
    </>
  );
}
