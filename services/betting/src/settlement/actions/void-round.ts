import { askRequest } from '@noriter/four-eyes/ask-request';
import { lockBook, type WeighedAct } from '@noriter/four-eyes/book';
import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove } from '@noriter/four-eyes/request';
import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors, requestRefusals } from '../../errors.ts';
import type { Decider } from '../../site/actions/decider.ts';
import { aloneLimitOf } from '../../site/clients/operator-book.ts';
import type { SettlementDeps } from '../deps.ts';
import { voidKind } from '../domain/round-void.ts';
import { readVoidCase, roundVoids, type VoidCase, voidsOf } from '../store/round-voids.ts';
import { publishRoundVoid } from './steps/publish-round-void.ts';

type Deps = Pick<SettlementDeps, 'pool' | 'clock' | 'config' | 'log'>;

/**
 * Declares a round void for a site, or asks a second operator for it where much is given back. The
 * amount the operator was shown comes with it: when another one would be moved, it is refused.
 *
 * @returns whether it is agreed to, or waits
 * @throws Refusal B1011, B1031 to B1033
 */
export async function askVoid(
  deps: Deps,
  by: Decider,
  asked: { voidId: string; roundId: string; reason: string; refund: Won },
): Promise<'approved' | 'waiting'> {
  const { siteId } = by;
  const { voidId: requestId, roundId, reason } = asked;
  return withTransaction(deps.pool, async (tx) => {
    await lockBook(tx, by);
    const round = await standingCase(tx, { siteId, roundId, refund: asked.refund });
    const others = await voidsOf(tx, { siteId, roundId });
    if (others.some(({ status }) => status === 'waiting' || status === 'approved')) {
      throw refuse(errors, 'B1031');
    }
    const { bets, refund } = round;
    const own = { roundId, bets, refund };
    const request = { table: roundVoids, requestId, reason, own, whenAlone: effectOf(round) };
    const weighed = { act: roundVoidAct(round, deps.clock.now()), limit: aloneLimitOf(deps) };
    const status = await askRequest(tx, by, request, weighed);
    if (status === 'approved') {
      await publishRoundVoid(tx, { voidId: requestId, siteId, roundId, at: weighed.act.at });
    }
    await by.audit(tx, {
      action: status === 'approved' ? 'round.void' : 'round-void.ask',
      subject: `round:${roundId}`,
      before: null,
      after: { voidId: requestId, reason, bets, refund },
    });
    return status;
  });
}

/** What a void of this round, by one operator, counts in their book: a free bet's stake is one too. */
export function roundVoidAct({ roundId, refund, freed }: VoidCase, at: Date): WeighedAct {
  return { kind: 'round-void', subject: `round:${roundId}`, weight: refund + freed, at };
}

/**
 * Agrees to a void, refuses it, or takes it back. What it comes to is worked out again.
 *
 * @throws Refusal B1030, B1031 to B1035
 */
export async function decideVoid(
  { pool, clock }: Deps,
  by: Decider,
  asked: { voidId: string; move: RequestMove; reason: string; refund: Won },
): Promise<void> {
  const { siteId } = by;
  const { voidId, move, reason, refund } = asked;
  const decision = { requestId: voidId, move, reason, at: clock.now() };
  await withTransaction(pool, async (tx) => {
    const { before, after } = await decideRequest(tx, by, decision, {
      table: roundVoids,
      refusals: requestRefusals,
      recheck: async ({ roundId }) => effectOf(await standingCase(tx, { siteId, roundId, refund })),
      perform: ({ roundId }) => publishRoundVoid(tx, { voidId, siteId, roundId, at: decision.at }),
    });
    await by.audit(tx, {
      action: `round-void.${move}`,
      subject: `round:${before.roundId}`,
      before: { voidId, status: before.status },
      after: { voidId, status: after.status, refund, reason },
    });
  });
}

/** The round, locked, when it can be void and comes to what the operator was shown. */
async function standingCase(
  tx: pg.ClientBase,
  { siteId, roundId, refund }: { siteId: string; roundId: string; refund: Won },
): Promise<VoidCase> {
  const round = await readVoidCase(tx, { siteId, roundId }, { locks: true });
  if (round === null) throw refuse(errors, 'B1011');
  const kind = voidKind(round);
  if (kind === 'B1031' || kind === 'B1032') throw refuse(errors, kind);
  // While bets come in it grows with each of them, and all of it goes back.
  if (kind === 'after' && round.refund !== refund) throw refuse(errors, 'B1033');
  return round;
}

function effectOf(round: VoidCase) {
  const { bets, refund } = round;
  return { beforeDraw: voidKind(round) === 'before', bets, refund };
}
