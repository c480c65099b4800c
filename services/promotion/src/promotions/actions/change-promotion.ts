import { askRequest } from '@noriter/four-eyes/ask-request';
import { lockBook, type WeighedAct } from '@noriter/four-eyes/book';
import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove } from '@noriter/four-eyes/request';
import { formatWon } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { countsNetworks } from '@noriter/rules/lists/network-triggers';
import type pg from 'pg';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors, requestRefusals } from '../../errors.ts';
import { aloneLimit } from '../domain/alone-limit.ts';
import { type Definition, definitionShape, definitionText } from '../domain/definition.ts';
import { breaksTerms } from '../domain/fixed-terms.ts';
import { weightOf } from '../domain/loosened-terms.ts';
import { givenOf } from '../store/budgets.ts';
import { type Promotion, readPromotion } from '../store/promotions.ts';
import { changeById, promotionChanges } from '../store/versions.ts';
import { insertDraft, writeVersion } from '../store/write-promotion.ts';
import type { Decider } from './steps/decider.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock'>;

export type AskedChange = {
  changeId: string;
  promotionId: string;
  /** The version that the operator saw; 0 for a new promotion. */
  version: number;
  definition: Definition;
  reason: string;
};

/**
 * Puts a new version of a promotion into force, or asks a second operator for it where the budget grows
 * by more than one may decide alone, or what is left of it is given by looser terms.
 *
 * @throws Refusal PR010 changed meanwhile, PR011 a budget below what is committed, PR012 another trigger, PR017 terms,
 *   PR018 a cap that nothing is counted towards
 */
export async function askChange(
  { pool, clock }: Deps,
  by: Decider,
  asked: AskedChange,
): Promise<'approved' | 'waiting'> {
  const { siteId } = by;
  const { changeId, promotionId, definition, reason } = asked;
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    await lockBook(tx, by);
    const known = await changeById(tx, siteId, changeId);
    if (known !== null) return known.status === 'waiting' ? 'waiting' : 'approved';
    let before = await readPromotion(tx, { siteId, promotionId }, 'update');
    if (before === null && asked.version === 0) {
      await insertDraft(tx, { siteId, promotionId }, definition, at);
      before = await readPromotion(tx, { siteId, promotionId }, 'update');
    }
    const standing = checkChange(before, { version: asked.version, definition, at });
    const agreed = standing.version === 0 ? null : standing.definition;
    const weight = weightOf(agreed, definition, await givenOf(tx, promotionId));
    const document = definitionText(definition);
    const kept = z.json().parse(document);
    const own = { promotionId, fromVersion: standing.version, document: kept, weight };
    const act = changeAct(promotionId, weight, at);
    const request = { table: promotionChanges, requestId: changeId, reason, own };
    const status = await askRequest(tx, by, request, { act, limit: aloneLimit });
    if (status === 'approved')
      await writeVersion(tx, promotionId, definition, { ...by, reason, at });
    await by.audit(tx, {
      action: status === 'approved' ? 'promotion.set' : 'promotion.ask',
      subject: `promotion:${promotionId}`,
      before: agreed === null ? null : definitionText(agreed),
      after: document,
    });
    return status;
  });
}

/** What a change counts in its operator's book. */
export function changeAct(promotionId: string, weight: bigint, at: Date): WeighedAct {
  return { kind: 'promotion-budget', subject: `promotion:${promotionId}`, weight, at };
}

/**
 * Agrees to a version, refuses it, or takes it back.
 *
 * @throws Refusal PR010, PR011, PR013 to PR015, PR017, PR018
 */
export async function decideChange(
  { pool, clock }: Deps,
  by: Decider,
  decision: { changeId: string; move: RequestMove; reason: string },
): Promise<void> {
  const { siteId } = by;
  const { changeId: requestId, move, reason } = decision;
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    const decided = { requestId, move, reason, at };
    const { before, after } = await decideRequest(tx, by, decided, {
      table: promotionChanges,
      refusals: requestRefusals,
      recheck: async (row) => {
        await standingOf(tx, { siteId, at }, row);
        return {};
      },
      perform: async ({ promotionId, document, reason: why }) => {
        const definition = definitionShape.parse(document);
        await writeVersion(tx, promotionId, definition, { ...by, reason: why, at });
      },
    });
    await by.audit(tx, {
      action: `promotion-change.${move}`,
      subject: `promotion:${before.promotionId}`,
      before: { changeId: requestId, status: before.status },
      after: { changeId: requestId, status: after.status, reason },
    });
  });
}

async function standingOf(
  tx: pg.ClientBase,
  { siteId, at }: { siteId: string; at: Date },
  row: { promotionId: string; fromVersion: number; document: unknown },
): Promise<void> {
  const { promotionId, fromVersion, document } = row;
  const promotion = await readPromotion(tx, { siteId, promotionId }, 'update');
  const definition = definitionShape.parse(document);
  checkChange(promotion, { version: fromVersion, definition, at });
}

function checkChange(
  promotion: Promotion | null,
  { version, definition, at }: { version: number; definition: Definition; at: Date },
): Promotion {
  if (promotion === null || promotion.version !== version) throw refuse(errors, 'PR010');
  if (promotion.trigger !== definition.rules.trigger) throw refuse(errors, 'PR012');
  // One that was set before this was refused goes on as it is; it is what it was, and never counted.
  if (definition.caps.perNetworkDay !== null && !countsNetworks(promotion.trigger)) {
    throw refuse(errors, 'PR018');
  }
  if (definition.budget < promotion.committed) {
    throw refuse(errors, 'PR011', { committed: formatWon(promotion.committed) });
  }
  const isInForce = promotion.version > 0;
  if (isInForce && breaksTerms(promotion.definition, definition, at)) throw refuse(errors, 'PR017');
  return promotion;
}
