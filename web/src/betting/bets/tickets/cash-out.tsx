import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { useFocusWhenLost } from '../../../shared/hooks/focus.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { CashOutPart, TicketRow } from '../../sportsbook/model/sport-types.ts';
import { Offer } from './cash-out-offer.tsx';
import { CashOutUnknown } from './cash-out-unknown.tsx';
import { parts } from './cash-out-wish.ts';
import { useTakeCashOut } from './use-take-cash-out.ts';

type CashOutProps = { ticket: TicketRow; onClose: () => void };
type Taking = ReturnType<typeof useTakeCashOut>;

/**
 * Has a ticket, or a part of it, bought back: an offer is asked for, stands for some seconds, and is
 * taken or left. What is taken is the very amount that is on the button. In play it waits for the bet
 * delay once it is taken, and the member sees why.
 */
export function CashOut({ ticket, onClose }: CashOutProps) {
  const { t } = useTranslation('sport');
  const taking = useTakeCashOut(ticket, onClose);
  const { take, lost, send, drop } = taking;
  return (
    <div className="flex flex-col gap-3">
      {lost === null ? (
        <Choice betId={ticket.betId} taking={taking} />
      ) : (
        <CashOutUnknown
          lost={lost}
          isPending={take.isPending}
          error={take.error}
          onRepeat={() => send(lost)}
          onDrop={drop}
        />
      )}
      <Button look="quiet" size="small" onPress={onClose}>
        {t('cashOut.leave')}
      </Button>
    </div>
  );
}

/** How much of it is offered, and at which amount. */
function Choice({ betId, taking }: { betId: string; taking: Taking }) {
  const { t } = useTranslation('sport');
  const area = useFocusWhenLost<HTMLDivElement>();
  const [part, setPart] = useState<CashOutPart>('100');
  const { take, send } = taking;
  const offer = useMutation({
    mutationFn: (wanted: CashOutPart) => {
      take.reset();
      const body = { betId, part: wanted };
      return answerOf(api.POST('/api/bet/cashOut/offer', { body }));
    },
  });
  const choose = (wanted: CashOutPart) => {
    setPart(wanted);
    offer.reset();
    take.reset();
  };
  const { data } = offer;
  const error = take.error ?? offer.error;
  return (
    <div ref={area} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {/* What is on its way is not left for another size. */}
      {take.isPending ? null : (
        <div className="[&>fieldset]:grid [&>fieldset]:w-full [&>fieldset]:grid-cols-4">
          <Segmented
            label={t('cashOut.part')}
            choices={parts.map((id) => ({ id, text: `${id}%` }))}
            value={part}
            onChange={choose}
          />
        </div>
      )}
      <FormError error={error} />
      {data === undefined || error !== null ? (
        <Button look="main" isPending={offer.isPending} onPress={() => offer.mutate(part)}>
          {t('cashOut.ask')}
        </Button>
      ) : (
        <Offer
          offer={data}
          isPending={take.isPending}
          onTake={() => send({ offerId: data.offerId, part, amount: data.amount })}
          onAgain={() => offer.mutate(part)}
        />
      )}
    </div>
  );
}
