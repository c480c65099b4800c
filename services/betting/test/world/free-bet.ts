import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@noriter/kit/testing';
import { PromotionEventSchema } from '@noriter/proto/promotion_events_pb';
import { promotionEvents } from '@noriter/proto/topics';
import { expect } from 'vitest';
import type { BettingWorld } from './betting-world.ts';

const DAY_MS = 86_400_000;

type Terms = {
  amount?: bigint;
  products?: string[];
  oddsMinimum?: number;
  winMax?: bigint;
  lastsMs?: number;
};

/** A free bet as promotion publishes it, without what proves it. */
export function freeBetMessage(
  { memberId, siteId }: { memberId: string; siteId: string },
  {
    amount = 10_000n,
    products = [],
    oddsMinimum = 1_500,
    winMax = 0n,
    lastsMs = DAY_MS,
  }: Terms = {},
) {
  const now = new Date();
  const value = {
    freeBetId: randomUUID(),
    promotionId: randomUUID(),
    amount,
    products,
    oddsMinimum,
    winMax,
    expiresAt: timestampFromDate(new Date(now.getTime() + lastsMs)),
  };
  const message = {
    key: memberId,
    id: randomUUID(),
    type: 'noriter.v1.PromotionEvent.free_bet_given',
    value: create(PromotionEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(now),
      event: { case: 'freeBetGiven', value },
    }),
  };
  return { freeBetId: value.freeBetId, message };
}

/** A free bet that promotion gave, once betting knows of it. */
export async function giveFreeBet(
  { space, pool, deps }: Pick<BettingWorld, 'space' | 'pool' | 'deps'>,
  member: { memberId: string; siteId: string },
  terms: Terms = {},
): Promise<string> {
  const { freeBetId, message } = freeBetMessage(member, terms);
  const [provenWith] = deps.config.FREE_BET_KEY;
  await space.producer.send(promotionEvents, { ...message, provenWith });
  await eventually(async () => {
    const { rowCount } = await pool.query('select from free_bet where free_bet_id = $1', [
      freeBetId,
    ]);
    expect(rowCount).toBe(1);
  });
  return freeBetId;
}
