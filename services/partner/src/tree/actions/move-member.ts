import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { AloneLimit } from '@noriter/four-eyes/alone';
import { askRequest } from '@noriter/four-eyes/ask-request';
import { lockBook } from '@noriter/four-eyes/book';
import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove } from '@noriter/four-eyes/request';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors, requestRefusals } from '../../errors.ts';
import type { Decider } from '../../policy/actions/decider.ts';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import type { TreeDeps } from '../deps.ts';
import { moveFault } from '../domain/move.ts';
import { publishPartnerEvent } from '../events/partner-event.ts';
import { moveEdges, moveFacts, type TreeMove, treeMoves } from '../store/moves.ts';
import { lockSiteBook } from '../store/site-book.ts';

type Deps = Pick<TreeDeps, 'pool' | 'clock' | 'policyAt'>;
type Wish = { subjectId: string; newParentId: string; effectiveFrom: Date };

/**
 * Moves somebody with everybody below to another partner, from a moment on; or asks a second operator
 * for it where many would move.
 *
 * @throws Refusal PT102 to PT106, PT108
 */
export async function moveMember(
  deps: Deps,
  by: Decider,
  asked: Omit<Wish, 'effectiveFrom'> & {
    moveId: string;
    effectiveFrom: Date | null;
    reason: string;
  },
): Promise<{ status: 'approved' | 'waiting'; size: number }> {
  const { moveId: requestId, subjectId, newParentId, reason } = asked;
  return withTransaction(deps.pool, async (tx) => {
    await lockBook(tx, by);
    await lockSiteBook(tx, by.siteId);
    const at = deps.clock.now();
    const wish = { subjectId, newParentId, effectiveFrom: asked.effectiveFrom ?? at };
    const size = await movable(tx, by.siteId, wish, at);
    const { moveAloneMax } = await currentPolicy(deps, tx, by.siteId);
    const limit: AloneLimit = { max: BigInt(moveAloneMax), counts: 'kind' };
    const act = { kind: 'tree-move', subject: `member:${subjectId}`, weight: BigInt(size), at };
    const request = { table: treeMoves, requestId, reason, own: { ...wish, size } };
    const status = await askRequest(tx, by, request, { act, limit });
    if (status === 'approved') await perform(tx, { requestId, siteId: by.siteId, ...wish }, at);
    await by.audit(tx, {
      action: status === 'approved' ? 'partner.move' : 'partner-move.ask',
      subject: `member:${subjectId}`,
      before: null,
      after: { moveId: requestId, newParentId, effectiveFrom: wish.effectiveFrom, size, reason },
    });
    return { status, size };
  });
}

/** Agrees to a move, refuses it, or takes it back. @throws Refusal PT003 to PT005, and as above */
export async function decideMove(
  { pool, clock }: Deps,
  by: Decider,
  { moveId: requestId, move, reason }: { moveId: string; move: RequestMove; reason: string },
): Promise<TreeMove['status']> {
  return withTransaction(pool, async (tx) => {
    await lockSiteBook(tx, by.siteId);
    const at = clock.now();
    const decision = { requestId, move, reason, at };
    const { before, after } = await decideRequest(tx, by, decision, {
      table: treeMoves,
      refusals: requestRefusals,
      // What was to begin while it waited begins when it is agreed to.
      recheck: async (row) => {
        const effectiveFrom = new Date(Math.max(row.effectiveFrom.getTime(), at.getTime()));
        return { effectiveFrom, size: await movable(tx, by.siteId, { ...row, effectiveFrom }, at) };
      },
      perform: (row) => perform(tx, row, at),
    });
    await by.audit(tx, {
      action: `partner-move.${move}`,
      subject: `member:${before.subjectId}`,
      before: { moveId: requestId, status: before.status },
      after: { moveId: requestId, status: after.status, reason },
    });
    return after.status;
  });
}

/** @returns how many would move */
async function movable(tx: pg.ClientBase, siteId: string, wish: Wish, now: Date): Promise<number> {
  const facts = await moveFacts(tx, { siteId, ...wish }, wish.effectiveFrom);
  if (facts === null) throw refuse(errors, 'PT102');
  const fault = moveFault({ ...facts, isPast: wish.effectiveFrom < now });
  if (fault !== null) throw refuse(errors, fault);
  return facts.size;
}

async function perform(
  tx: pg.ClientBase,
  move: Wish & { requestId: string; siteId: string },
  at: Date,
): Promise<void> {
  const { requestId, siteId, subjectId, newParentId, effectiveFrom } = move;
  await moveEdges(tx, move, effectiveFrom);
  await publishPartnerEvent(
    tx,
    requestId,
    { siteId, partnerId: newParentId, at },
    {
      case: 'moved',
      value: { subjectId, newParentId, effectiveFrom: timestampFromDate(effectiveFrom) },
    },
  );
}
