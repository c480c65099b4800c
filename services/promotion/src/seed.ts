import { systemClock } from '@noriter/kit/clock';
import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import { openTool } from '@noriter/kit/tool';
import { promotionConfig } from './config.ts';
import { newCodes } from './coupons/actions/steps/new-codes.ts';
import { useCoupon } from './coupons/actions/use-coupon.ts';
import { findBatch } from './coupons/store/batches.ts';
import { insertBatch, insertCoupons } from './coupons/store/new-batches.ts';
import { demoFreeBets } from './demo-free-bets.ts';
import { demoLadder } from './demo-ladder.ts';
import { demoPromotions } from './demo-promotions.ts';
import { demoTournaments } from './demo-tournaments.ts';
import { definitionShape } from './promotions/domain/definition.ts';
import { freeBetTermsText } from './promotions/domain/reward.ts';
import { commitBudget } from './promotions/store/budgets.ts';
import { readPromotion } from './promotions/store/promotions.ts';
import { insertDraft, writeState, writeVersion } from './promotions/store/write-promotion.ts';
import { insertFirstLadder } from './ranks/store/ladder.ts';

// The demonstration's promotions, all running. Run again it changes nothing.
const { pool } = await openTool({
  name: 'promotion-seed',
  config: promotionConfig.omit({ FREE_BET_KEY: true, SPIN_KEY: true }),
  migrations: new URL('../prisma/migrations', import.meta.url),
});
const siteId = 'noriter';
const at = new Date();
const by = {
  operatorId: deriveId('noriter-demo', 'operator admin'),
  loginId: 'admin',
  reason: '시연용 이벤트',
  at,
};
try {
  const documents = { ...demoPromotions, ...demoFreeBets, ...demoTournaments(at) };
  for (const [name, document] of Object.entries(documents)) {
    const promotionId = deriveId('noriter-demo', `promotion ${name}`);
    const definition = definitionShape.parse(document);
    await withTransaction(pool, async (tx) => {
      if ((await readPromotion(tx, { siteId, promotionId })) !== null) return;
      await insertDraft(tx, { siteId, promotionId }, definition, at);
      await writeVersion(tx, promotionId, definition, by);
      await writeState(tx, promotionId, { state: 'running', at });
    });
  }
  await withTransaction(pool, (tx) =>
    insertFirstLadder(tx, demoLadder, { siteId, at, by: by.operatorId, reason: by.reason }),
  );
  await giveCoupons('coupon batch', 'coupon', ['player1', 'player1', 'player2']);
  await giveFreeBets();
} finally {
  await pool.end();
}

type Issued = { code: string; memberId: string };

/** Coupons in the hands of the demonstration's players. @returns those that were issued now */
async function giveCoupons(
  name: string,
  promotion: string,
  players: readonly string[],
): Promise<Issued[]> {
  const batchId = deriveId('noriter-demo', name);
  const promotionId = deriveId('noriter-demo', `promotion ${promotion}`);
  const { rules } = definitionShape.parse({ ...demoPromotions, ...demoFreeBets }[promotion]);
  if (rules.trigger !== 'coupon') throw new Error(`${promotion} issues no coupons.`);
  const { reward, isGiftable } = rules;
  const { amount } = reward;
  return withTransaction(pool, async (tx) => {
    if ((await findBatch(tx, siteId, batchId)) !== null) return [];
    await commitBudget(tx, promotionId, { amount: amount * BigInt(players.length) });
    const batch = {
      batchId,
      siteId,
      promotionId,
      kind: 'single' as const,
      name: '시연용 쿠폰',
      version: 1,
      reward: reward.kind,
      amount,
      turnover: null,
      freeBet: freeBetTermsText(reward),
      isGiftable,
      coupons: players.length,
      usesMax: 1,
      expiresAt: null,
      issuedAt: at,
      issuedByName: by.loginId,
    };
    await insertBatch(tx, batch);
    const coupons = newCodes(players.length).map((code, index) => ({
      couponId: deriveId('coupon', `${batchId}:${index + 1}`),
      place: index + 1,
      code,
      memberId: deriveId('noriter-demo', players[index] ?? ''),
    }));
    await insertCoupons(tx, batch, coupons);
    return coupons;
  });
}

/** Free bets that players hold, and one more in a coupon: the wallet sets them aside once all runs. */
async function giveFreeBets(): Promise<void> {
  const players = ['player1', 'player4', 'player1'];
  const coupons = await giveCoupons('free bet coupons', 'free-bet', players);
  for (const { code, memberId } of coupons.slice(0, 2)) {
    const member = { memberId, siteId, level: 1, isPartner: false, address: '' };
    await useCoupon({ pool, clock: systemClock }, member, code);
  }
}
