import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { voidKind } from '../domain/round-void.ts';
import { type RequestMove, takesTwo } from '../domain/two-operators.ts';
import { errors } from '../errors.ts';
import { lockVoid, readVoidCase, type VoidCase, voidsOf } from '../queries/round-void.ts';
import { movedAlone } from '../queries/two-operators.ts';
import { type Decider, decideRequest } from './decide-request.ts';

/**
 * Declares a round void for a site, or asks a second operator for it where much is given back. The
 * amount the operator was shown comes with it: when another one would be moved, he looks again.
 *
 * @returns whether it is agreed to, or waits
 * @throws Refusal B1011, B1031 to B1033
 */
export async function askVoid(
  { pool, clock }: Pick<BettingDeps, 'pool' | 'clock'>,
  by: Decider,
  asked: { voidId: string; roundId: string; reason: string; refund: Won },
): Promise<'approved' | 'waiting'> {
  const { siteId, operatorId, loginId } = by;
  const { voidId, roundId, reason } = asked;
  const since = koreaDayStart(koreaDay(clock.now()));
  return withTransaction(pool, async (tx) => {
    const round = await standingCase(tx, { siteId, roundId, refund: asked.refund });
    const others = await voidsOf(tx, { siteId, roundId });
    if (others.some(({ status }) => status === 'waiting' || status === 'approved')) {
      throw refuse(errors, 'B1031');
    }
    const aloneToday = await movedAlone(tx, 'round_void', { siteId, operatorId, since });
    const waits = takesTwo(round.refund, aloneToday);
    await tx.query(
      `insert into round_void
         (void_id, site_id, round_id, reason, status, asked_by, asked_by_name, asked_at, bets, refund)
       values ($1, $2, $3, $4, 'waiting', $5, $6, now(), $7, $8)`,
      [voidId, siteId, roundId, reason, operatorId, loginId, round.bets, round.refund],
    );
    const { bets, refund } = round;
    const after = { voidId, reason, bets, refund };
    if (!waits) await approve(tx, { voidId, by, round });
    const action = waits ? 'round-void.ask' : 'round.void';
    await by.audit(tx, { action, subject: `round:${roundId}`, before: null, after });
    return waits ? 'waiting' : 'approved';
  });
}

/**
 * Agrees to a void, refuses it, or takes it back. What it comes to is looked at again.
 *
 * @throws Refusal B1030, B1031 to B1035
 */
export async function decideVoid(
  { pool }: Pick<BettingDeps, 'pool'>,
  by: Decider,
  asked: { voidId: string; move: RequestMove; reason: string; refund: Won },
): Promise<void> {
  const { siteId } = by;
  const { voidId, move, reason } = asked;
  await withTransaction(pool, async (tx) => {
    const request = { id: voidId, move, reason };
    const { before, status } = await decideRequest(tx, by, request, {
      table: 'round_void',
      lock: () => lockVoid(tx, { siteId, voidId }),
      async approve({ roundId }) {
        const round = await standingCase(tx, { siteId, roundId, refund: asked.refund });
        await approve(tx, { voidId, by, round });
      },
    });
    await by.audit(tx, {
      action: `round-void.${move}`,
      subject: `round:${before.roundId}`,
      before: { voidId, status: before.status },
      after: { voidId, status, refund: asked.refund, reason },
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

async function approve(
  tx: pg.ClientBase,
  { voidId, by, round }: { voidId: string; by: Decider; round: VoidCase },
): Promise<void> {
  await tx.query(
    `update round_void set status = 'approved', decided_by = $2, decided_by_name = $3,
       decided_at = now(), before_draw = $4, bets = $5, refund = $6
     where void_id = $1`,
    [voidId, by.operatorId, by.loginId, voidKind(round) === 'before', round.bets, round.refund],
  );
}
