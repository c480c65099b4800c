import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isRepeatable } from '../../api/api-error.ts';
import { answerOf } from '../../api/client.ts';
import type { PlaceBody } from '../../api/contracts.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { ask } from '../../components/alerts.ts';
import { useOnce } from '../../components/use-once.ts';
import { api } from '../../session/member-session.ts';
import { balanceKey } from '../member/member-queries.ts';
import { betKey } from './bet-queries.ts';
import { pendingSlip, problemsIn } from './place-answer.ts';
import { setOutcome } from './slip-store.ts';

type Question = { message: string; confirmLabel: string };

/**
 * Places a slip: a question, one call, and what came of it on the slip itself. A second press
 * meanwhile does nothing; where the answer is lost the same body is sent again with the same key.
 */
export function usePlaceSlip(gameId: string) {
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const mutation = useSubmit({ name: `bet-${gameId}`, send: placeOnce });

  async function send(body: PlaceBody): Promise<void> {
    try {
      const slipId = await mutation.mutateAsync(body);
      setOutcome(gameId, { kind: 'sent', slipId });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      setOutcome(
        gameId,
        isRepeatable(error)
          ? { kind: 'unknown', body }
          : { kind: 'refused', code, message: textOf(error), problems: problemsIn(error) },
      );
    }
    void queryClient.invalidateQueries({ queryKey: betKey });
    void queryClient.invalidateQueries({ queryKey: balanceKey });
    void queryClient.invalidateQueries({ queryKey: ['mini', gameId, 'markets'] });
  }

  const place = useOnce(async (body: PlaceBody, question: Question) => {
    if (await ask(question)) await send(body);
  });
  /** The same again after a lost answer; it was agreed to already. */
  const repeat = useOnce(send);
  return { place, repeat, isPending: mutation.isPending };
}

/** The slip's id, whether the wallet has answered for it yet or not: it is written down. */
async function placeOnce(body: PlaceBody, headers: { 'idempotency-key': string }): Promise<string> {
  try {
    const { slipId } = await answerOf(api.POST('/api/bet/betProc', { body, headers }));
    return slipId;
  } catch (error) {
    const slipId = pendingSlip(error);
    if (slipId === null) throw error;
    return slipId;
  }
}
