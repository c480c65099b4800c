import { randomUUID } from 'node:crypto';
import { keepMismatches } from '@noriter/ledger-comparison/mismatch-table';
import { grantMismatches } from '../../src/reconciliation/store/mismatches.ts';
import { couponRules, definitionOf } from './definitions.ts';
import type { PromotionWorld } from './promotion-world.ts';

/** A part of every name of a site that others must not see. */
export const OURS = 'crossed';

/** Of each thing: who asks as the site's own operator uses some up. */
export const EACH = 6;

type Site = ReturnType<PromotionWorld['site']>;
type Member = ReturnType<Site['member']>;

export const same = (text: string) => ({ ko: text, en: text, vi: text });

/** Issues batches of coupons. */
export async function issue(site: Site, promotionId: string): Promise<void> {
  const wish = { promotionId, name: OURS, kind: 'batch', count: 1 };
  for (let at = 0; at < EACH; at += 1)
    await done(site.manager, 'admin/promotion/coupon/issue', wish);
}

/** Promotions whose budgets take a second operator. */
export async function askForMore(site: Site): Promise<string[]> {
  const document = definitionOf(couponRules(), { title: same(OURS) });
  const wish = { version: 0, document, reason: OURS };
  const ids: string[] = [];
  for (let at = 0; at < EACH; at += 1)
    ids.push((await done(site.manager, 'admin/promotion/set', wish)).promotionId);
  return ids;
}

/** The ledger has grants that nobody asked for. */
export async function disagree(world: PromotionWorld, { siteId, memberId }: Member): Promise<void> {
  const about = { siteId, memberId, account: 'promotion:none', kind: 'points_grant', amount: 1n };
  const found = Array.from({ length: EACH }, () => ({
    ...about,
    commandId: randomUUID(),
    grantId: randomUUID(),
    fault: 'unknown' as const,
  }));
  await keepMismatches(world.pool, grantMismatches, found);
}

export async function done(call: Member['call'], path: string, body: object) {
  const answer = await call(`/api/${path}`, body, { idempotencyKey: randomUUID() });
  if (answer.resultCode !== '0') throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
