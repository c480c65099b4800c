import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTurnedAway } from '../../../shared/api/api-error.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { openKeys } from '../../../shared/api/once/open-keys.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { won } from '../../../shared/format/money.ts';
import { balanceKey } from '../../../shared/member/member-queries.ts';
import { api } from '../../../shared/member/member-session.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { TicketRow } from '../../sportsbook/model/sport-types.ts';
import { slipLink } from '../model/slip-link.ts';
import { betKey } from '../queries/bet-queries.ts';
import { type CashOutWish, cashOutName, lostCashOut } from './cash-out-wish.ts';

/**
 * Takes what is offered for a ticket. Where the answer is lost the very same is what can be sent, under the
 * same key, until its outcome is known: after a reload, too.
 */
export function useTakeCashOut({ betId, slipId }: TicketRow, onClose: () => void) {
  const { t } = useTranslation('sport');
  const queryClient = useQueryClient();
  const [lost, setLost] = useState(() => lostCashOut(betId));
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: balanceKey });
    return queryClient.invalidateQueries({ queryKey: betKey });
  };
  const take = useSubmit({
    name: cashOutName(betId),
    msMax: Infinity,
    send: async ({ offerId }: CashOutWish, headers) =>
      answerOf(api.POST('/api/bet/cashOut/take', { body: { offerId }, headers })),
    onDone: async (_data, { amount }) => {
      toast('good', t('cashOut.done', { amount: won(amount) }), slipLink(slipId, t('news.open')));
      await refresh();
      onClose();
    },
  });
  const send = (wish: CashOutWish) =>
    take.mutate(wish, {
      onError: (error) => {
        // Of the first try nothing was done; of what was lost before it says nothing.
        if (lost === null && isTurnedAway(error)) openKeys.forget(cashOutName(betId));
        setLost(lostCashOut(betId));
        void refresh();
      },
    });
  const drop = () => {
    openKeys.forget(cashOutName(betId));
    take.reset();
    setLost(null);
  };
  return { take, lost, send, drop };
}
