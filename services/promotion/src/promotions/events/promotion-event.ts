import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import type { SecretKey } from '@noriter/kit/secret-keys';
import {
  PromotionEventSchema,
  PromotionTrigger,
  RewardKind,
} from '@noriter/proto/promotion_events_pb';
import type { promotionEvents } from '@noriter/proto/topics';
import type { Trigger } from '../domain/definition.ts';
import type { Gift } from '../domain/reward.ts';
import type { EndingFreeBet, OpenedFreeBet } from '../store/free-bets.ts';

type PromotionMessage = EventMessage<typeof promotionEvents>;

export const triggerNumber: Readonly<Record<Trigger, PromotionTrigger>> = {
  coupon: PromotionTrigger.COUPON,
  attendance: PromotionTrigger.ATTENDANCE,
  roulette: PromotionTrigger.ROULETTE,
  'sign-up': PromotionTrigger.SIGN_UP,
  deposit: PromotionTrigger.DEPOSIT,
  payback: PromotionTrigger.PAYBACK,
  mission: PromotionTrigger.MISSION,
  rank: PromotionTrigger.RANK,
  tournament: PromotionTrigger.TOURNAMENT,
};

const rewardNumber = {
  points: RewardKind.POINTS,
  cash: RewardKind.CASH,
  'free-bet': RewardKind.FREE_BET,
} as const;

/** A member was given something. */
export function grantEvent(
  grant: {
    grantId: string;
    promotionId: string;
    version: number;
    siteId: string;
    memberId: string;
    reward: Gift['kind'];
    amount: bigint;
    turnoverRequired: bigint;
    askedAt: Date;
  },
  trigger: Trigger,
): PromotionMessage {
  const { grantId, promotionId, siteId, memberId, amount, turnoverRequired, askedAt } = grant;
  return {
    key: memberId,
    id: deriveId('grant-made-event', grantId),
    type: 'noriter.v1.PromotionEvent.grant_made',
    time: askedAt,
    value: create(PromotionEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(askedAt),
      event: {
        case: 'grantMade',
        value: {
          grantId,
          promotionId,
          promotionVersion: grant.version,
          trigger: triggerNumber[trigger],
          reward: rewardNumber[grant.reward],
          amount,
          turnoverRequired,
        },
      },
    }),
  };
}

/** A coupon came into a member's hands. */
export function couponEvent(
  coupon: {
    couponId: string;
    promotionId: string;
    siteId: string;
    fromMemberId: string;
    reward: Gift['kind'];
    amount: bigint;
    expiresAt: Date | null;
  },
  memberId: string,
  at: Date,
): PromotionMessage {
  const { couponId, promotionId, siteId, fromMemberId, amount, expiresAt } = coupon;
  return {
    key: memberId,
    id: deriveId('coupon-received-event', `${couponId}:${memberId}`),
    type: 'noriter.v1.PromotionEvent.coupon_received',
    time: at,
    value: create(PromotionEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event: {
        case: 'couponReceived',
        value: {
          couponId,
          promotionId,
          fromMemberId,
          reward: rewardNumber[coupon.reward],
          amount,
          ...(expiresAt === null ? {} : { expiresAt: timestampFromDate(expiresAt) }),
        },
      },
    }),
  };
}

/**
 * A free bet is a member's to stake: its money is set aside. It stakes the site's money, so betting takes
 * it with the MAC of a key that both have, and not otherwise.
 */
export function freeBetEvent(free: OpenedFreeBet, provenWith: SecretKey): PromotionMessage {
  const { freeBetId, promotionId, siteId, memberId, amount, expiresAt, at } = free;
  return {
    key: memberId,
    id: deriveId('free-bet-given-event', freeBetId),
    type: 'noriter.v1.PromotionEvent.free_bet_given',
    time: at,
    provenWith,
    value: create(PromotionEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event: {
        case: 'freeBetGiven',
        value: {
          freeBetId,
          promotionId,
          amount,
          products: free.products,
          oddsMinimum: free.oddsMinimum,
          winMax: free.winMax ?? 0n,
          expiresAt: timestampFromDate(expiresAt),
        },
      },
    }),
  };
}

/** A free bet that nobody has staked ends soon. */
export function freeBetEndingEvent(free: EndingFreeBet, at: Date): PromotionMessage {
  const { freeBetId, siteId, memberId, amount, expiresAt } = free;
  const value = { freeBetId, amount, expiresAt: timestampFromDate(expiresAt) };
  return {
    key: memberId,
    id: deriveId('free-bet-ending-event', freeBetId),
    type: 'noriter.v1.PromotionEvent.free_bet_ending',
    time: at,
    value: create(PromotionEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event: { case: 'freeBetEnding', value },
    }),
  };
}
