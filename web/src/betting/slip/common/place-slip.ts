import { ApiError, isTurnedAway, isUnknown, unsentCode } from '../../../shared/api/api-error.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { contentOf } from '../../../shared/api/once/open-keys.ts';
import { sendOnce } from '../../../shared/api/once/send-once.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { balanceKey } from '../../../shared/member/member-queries.ts';
import { api, memberSession } from '../../../shared/member/member-session.ts';
import { betKey } from '../../bets/queries/bet-queries.ts';
import type { PlaceWish } from '../../sportsbook/model/sport-types.ts';
import { textIn } from '../model/answer-text.ts';
import type { SlipLine, SlipOutcome } from '../model/slip.ts';
import type { SlipPlacing } from './slip-product.ts';

type TextOf = (error: unknown) => string;

/**
 * Places a slip; what came of it stands on the slip. The very same once more, after a lost answer
 * or a reload, is sent under the same key: it cannot happen twice.
 *
 * @param options.isAgain its answer was lost before
 */
export async function placeSlip<Line extends SlipLine, Body extends PlaceWish>(
  placing: SlipPlacing<Line, Body>,
  body: Body,
  textOf: TextOf,
  { isAgain = false } = {},
): Promise<void> {
  const { store, changes, oldBy } = placing;
  store.setOutcome({ kind: 'sending', body });
  const askedBy = memberSession.get()?.sessionId;
  const outcome = await outcomeOf(placing, body, textOf, isAgain);
  // Its member is gone, and the slip with them.
  if (memberSession.get()?.sessionId !== askedBy) return;
  store.setOutcome(outcome);
  const old = outcome.kind === 'refused' ? oldBy?.[outcome.code] : undefined;
  for (const queryKey of [betKey, balanceKey, ...changes, ...(old ? [old] : [])]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

async function outcomeOf<Line extends SlipLine, Body extends PlaceWish>(
  { store, problemsIn }: SlipPlacing<Line, Body>,
  body: Body,
  textOf: TextOf,
  isAgain: boolean,
): Promise<SlipOutcome<Body>> {
  // The slip itself shows that it is unfinished, for as long as it is: its key does not age.
  const once = { name: store.keyName, content: contentOf(body), msMax: Infinity };
  try {
    const slipId = await sendOnce(once, (headers) => slipIdOf(body, headers));
    return { kind: 'receipt', slipId };
  } catch (error) {
    const [code, data] = error instanceof ApiError ? [error.code, error.data] : ['', null];
    // What was not sent again, or not looked at, is as unknown as it was.
    const isAsBefore = isAgain && (code === unsentCode || isTurnedAway(error));
    if (isAsBefore || isUnknown(error)) return { kind: 'unknown', body };
    return { kind: 'refused', code, message: textOf(error), problems: problemsIn(data) };
  }
}

/** The slip's id, whether the wallet has answered for it yet or not: it is written down. */
async function slipIdOf(body: PlaceWish, headers: { 'idempotency-key': string }): Promise<string> {
  try {
    const { slipId } = await answerOf(api.POST('/api/bet/betProc', { body, headers }));
    return slipId;
  } catch (error) {
    const slipId = pendingSlip(error);
    if (slipId === null) throw error;
    return slipId;
  }
}

/** NT99 with a slip's id: it is written down, and the wallet's word on it comes later. */
function pendingSlip(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'NT99') return null;
  return textIn(error.data, 'slipId');
}
