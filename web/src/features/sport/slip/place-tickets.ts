import { ApiError, isRepeatable } from '../../../api/api-error.ts';
import { answerOf } from '../../../api/client.ts';
import { newIdempotencyKey } from '../../../api/idempotency-key.ts';
import { queryClient } from '../../../app/query-client.ts';
import { api } from '../../../session/member-session.ts';
import { betKey } from '../../bet/bet-queries.ts';
import { pendingSlip } from '../../bet/place-answer.ts';
import { balanceKey } from '../../member/member-queries.ts';
import type { PlaceTickets } from '../api.ts';
import { placeProblems } from './place-problems.ts';
import type { Sent, SlipOutcome } from './slip.ts';
import { setOutcome } from './slip-store.ts';

type TextOf = (error: unknown) => string;

/** Places tickets under a key of their own. What came of it stands on the slip. */
export async function placeTickets(body: PlaceTickets, textOf: TextOf): Promise<void> {
  await send({ key: newIdempotencyKey(), body }, textOf);
}

/** The very same once more after a lost answer: under its key it cannot happen twice. */
export async function repeatTickets(sent: Sent, textOf: TextOf): Promise<void> {
  await send(sent, textOf);
}

/**
 * The key is written down before anything is sent, and stays on the slip until there is an answer:
 * unlike the keys of other forms it outlives even the page, since the slip does.
 */
async function send(sent: Sent, textOf: TextOf): Promise<void> {
  setOutcome({ kind: 'sending', sent });
  setOutcome(await outcomeOf(sent, textOf));
  void queryClient.invalidateQueries({ queryKey: betKey });
  void queryClient.invalidateQueries({ queryKey: balanceKey });
}

async function outcomeOf(sent: Sent, textOf: TextOf): Promise<SlipOutcome> {
  const headers = { 'idempotency-key': sent.key };
  try {
    const call = api.POST('/api/bet/betProc', { body: sent.body, headers });
    const { slipId } = await answerOf(call);
    return { kind: 'receipt', slipId };
  } catch (error) {
    const slipId = pendingSlip(error);
    if (slipId !== null) return { kind: 'receipt', slipId };
    if (isRepeatable(error)) return { kind: 'unknown', sent };
    const code = error instanceof ApiError ? error.code : '';
    return { kind: 'refused', code, message: textOf(error), problems: placeProblems(error) };
  }
}
