import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRepeatable } from '../../../shared/api/api-error.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/use-submit.ts';
import { won } from '../../../shared/format/money.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { useFocusWhenLost } from '../../../shared/hooks/focus.ts';
import { balanceKey } from '../../../shared/member/member-queries.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { CashOutPart, TicketRow } from '../../sportsbook/model/sport-types.ts';
import { slipLink } from '../model/slip-link.ts';
import { betKey } from '../queries/bet-queries.ts';
import { Offer } from './cash-out-offer.tsx';

const parts = ['100', '75', '50', '25'] as const satisfies readonly CashOutPart[];

type CashOutProps = { ticket: TicketRow; onClose: () => void };

/**
 * Has a ticket, or a part of it, bought back: an offer is asked for, stands for some seconds, and is
 * taken or left. What is taken is the very amount that is on the button. In play it waits for the bet
 * delay once it is taken, and the member sees why.
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

function useCashOut({ betId, slipId }: TicketRow, onClose: () => void) {
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
      const done = t('cashOut.done', { amount: won(offer.data?.amount ?? '0') });
      toast('good', done, slipLink(slipId, t('news.open')));
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
