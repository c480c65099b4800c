import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { won } from '../../../shared/format/money.ts';
import { serverNow } from '../../../shared/format/server-clock.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { balanceKey } from '../../../shared/member/member-queries.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { ask } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { TicketRow } from '../../sportsbook/model/sport-types.ts';
import { slipRulesQuery } from '../../sportsbook/prices/sport-queries.ts';
import { hasBegun } from '../model/has-begun.ts';
import { slipLink } from '../model/slip-link.ts';
import { betKey } from '../queries/bet-queries.ts';
import { CashOut } from './cash-out.tsx';
import { keepQuiet } from './notify-tickets.ts';

/** What the member may still do with an open ticket: take it back, or have it bought back. */
export function TicketActions({ ticket }: { ticket: TicketRow }) {
  const { t } = useTranslation('sport');
  const [isCashingOut, setCashingOut] = useState(false);
  const rules = useQuery(slipRulesQuery).data?.rules;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      {isCashingOut ? (
        <CashOut ticket={ticket} onClose={() => setCashingOut(false)} />
      ) : (
        <div className="flex flex-wrap gap-2 *:flex-1">
          {rules?.cancel.minutesMax === 0 ? null : <CancelButton ticket={ticket} />}
          {rules?.cashOutRate === null ? null : (
            <Button onPress={() => setCashingOut(true)}>{t('cashOut.open')}</Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A ticket can be taken back while none of its legs has begun; the service knows the rest. */
function CancelButton({ ticket }: { ticket: TicketRow }) {
  const { t } = useTranslation('sport');
  const queryClient = useQueryClient();
  const { betId, slipId, cash, legs } = ticket;
  const [now] = useState(() => serverNow());
  const cancel = useSubmit({
    name: `cancel-${betId}`,
    send: async (body: { betId: string }, headers) =>
      answerOf(api.POST('/api/bet/cancel', { body, headers })),
    onDone: async () => {
      toast('good', t('cancel.done', { amount: won(cash) }), slipLink(slipId, t('news.open')));
      void queryClient.invalidateQueries({ queryKey: balanceKey });
      await queryClient.invalidateQueries({ queryKey: betKey });
    },
  });
  const press = useOnce(async () => {
    const question = { message: t('cancel.ask', { amount: won(cash) }), isDangerous: true };
    if (!(await ask({ ...question, confirmLabel: t('cancel.open') }))) return;
    const speakAgain = keepQuiet(betId);
    await cancel.mutateAsync({ betId }).catch(speakAgain);
  });
  if (legs.some((leg) => hasBegun(leg, now))) return null;
  return (
    <>
      <Button isPending={cancel.isPending} onPress={() => void press()}>
        {t('cancel.open')}
      </Button>
      <FormError error={cancel.error} />
    </>
  );
}
