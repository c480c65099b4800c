import { askRequest } from '@noriter/four-eyes/ask-request';
import { lockBook } from '@noriter/four-eyes/book';
import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove } from '@noriter/four-eyes/request';
import { waitForLocks } from '@noriter/kit/lock-queue';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { errors, requestRefusals } from '../../errors.ts';
import type { Decider } from '../../site/actions/decider.ts';
import { aloneLimitOf } from '../../site/clients/operator-book.ts';
import type { MarketName } from '../../sportsbook/actions/override-market.ts';
import { isSameEffect } from '../domain/ticket-void.ts';
import { manualSettlements, resultWaits } from '../store/manual-settlements.ts';
import {
  checkUnchanged,
  type Deps,
  lockKeyOf,
  perform,
  previewRequest,
  type Shown,
  textOf,
} from './manual-result.ts';
import {
  type ManualResult,
  manualSettlementAct,
  previewResult,
  subjectOf,
} from './preview-result.ts';

/**
 * Settles a market manually, again or for the first time, or asks a second operator for it where much
 * would move. From then on that result stands, whatever the feed reports, until it is taken back. What
 * the operator was shown comes with it: when another sum would move, it is refused.
 *
 * @returns whether it stands, or waits
 * @throws Refusal B1033, B1072 to B1077
 */
export async function askResult(
  deps: Deps,
  by: Decider,
  asked: MarketName & { requestId: string; result: ManualResult; reason: string; shown: Shown },
): Promise<'approved' | 'waiting'> {
  const { requestId, fixtureId, marketKey, reason } = asked;
  const name = { fixtureId, marketKey };
  const preview = await previewResult(deps, by, asked);
  const { effect, weight, results } = preview;
  if (!isSameEffect(effect, asked.shown)) throw refuse(errors, 'B1033');
  return withTransaction(deps.pool, async (tx) => {
    await lockBook(tx, by);
    await waitForLocks(tx, [lockKeyOf(name)]);
    if (await resultWaits(tx, name)) throw refuse(errors, 'B1075');
    await checkUnchanged(tx, name, preview);
    const own = { ...name, ...effect, results };
    const act = manualSettlementAct(name, weight, deps.clock.now());
    const weighed = { act, limit: aloneLimitOf(deps) };
    const request = { table: manualSettlements, requestId, reason, own };
    const status = await askRequest(tx, by, request, weighed);
    if (status === 'approved') await perform(deps, tx, { by, name, requestId, reason, preview });
    else {
      await by.audit(tx, {
        action: 'sport-result.ask',
        subject: subjectOf(name),
        before: null,
        after: { requestId, results, reason, ...textOf(effect) },
      });
    }
    return status;
  });
}

/**
 * Agrees to a result, refuses it, or takes it back. What it moves is worked out again.
 *
 * @throws Refusal B1030, B1033 to B1035, B1072 to B1074, B1076, B1077
 */
export async function decideResult(
  deps: Deps,
  by: Decider,
  asked: { requestId: string; move: RequestMove; reason: string; shown: Shown },
): Promise<void> {
  const { requestId, move, reason } = asked;
  const preview = move === 'approve' ? await previewRequest(deps, by, requestId) : null;
  const decision = { requestId, move, reason, at: deps.clock.now() };
  await withTransaction(deps.pool, async (tx) => {
    if (preview !== null) await waitForLocks(tx, [lockKeyOf(preview.name)]);
    const { before, after } = await decideRequest(tx, by, decision, {
      table: manualSettlements,
      refusals: requestRefusals,
      async recheck() {
        if (preview === null) throw new Error('What is agreed to was weighed.');
        if (!isSameEffect(preview.effect, asked.shown)) throw refuse(errors, 'B1033');
        await checkUnchanged(tx, preview.name, preview);
        return preview.effect;
      },
      async perform(row) {
        if (preview === null) throw new Error('What is agreed to was weighed.');
        const { name } = preview;
        await perform(deps, tx, { by, name, requestId, reason: row.reason, preview });
      },
    });
    if (after.status === 'approved') return;
    await by.audit(tx, {
      action: `sport-result.${move}`,
      subject: subjectOf(before),
      before: { requestId, status: before.status },
      after: { requestId, status: after.status, reason },
    });
  });
}
