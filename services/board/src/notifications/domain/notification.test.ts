import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { MemberEventSchema, PayoutAccessPart } from '@noriter/proto/member_events_pb';
import { PromotionEventSchema } from '@noriter/proto/promotion_events_pb';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import {
  CashRequestKind,
  CashRequestStatus,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import { expect, it, test } from 'vitest';
import {
  notificationOfBet,
  notificationOfMember,
  notificationOfPromotion,
  notificationOfWallet,
} from './notification.ts';

const at = new Date('2026-01-15T03:00:00Z');
const envelope = { siteId: 'noriter', memberId: 'm-1', occurredAt: timestampFromDate(at) };

type WalletNews = MessageInitShape<typeof WalletEventSchema>['event'];
type BetNews = MessageInitShape<typeof BetEventSchema>['event'];

const ofWallet = (event: NonNullable<WalletNews>) =>
  notificationOfWallet('e-1', create(WalletEventSchema, { ...envelope, event }));
const ofBet = (event: NonNullable<BetNews>) =>
  notificationOfBet('e-1', create(BetEventSchema, { ...envelope, slipId: 's-1', event }));

const { DEPOSIT, WITHDRAWAL } = CashRequestKind;
const { REQUESTED, WAITING, COMPLETED, CANCELLED } = CashRequestStatus;

test.each([
  [DEPOSIT, WAITING, '', 'deposit-held'],
  [DEPOSIT, COMPLETED, '', 'deposit-approved'],
  [DEPOSIT, CANCELLED, '입금자명이 다릅니다.', 'deposit-rejected'],
  [WITHDRAWAL, WAITING, '', 'withdrawal-held'],
  [WITHDRAWAL, COMPLETED, '', 'withdrawal-approved'],
  [WITHDRAWAL, CANCELLED, '계좌 확인', 'withdrawal-rejected'],
])('request %s that becomes %s with "%s" is %s', (kind, status, reason, expected) => {
  const value = { requestId: 'r-1', kind, status, amount: 30_000n, reason };
  expect(ofWallet({ case: 'cashRequest', value })).toEqual({
    notificationId: 'e-1',
    siteId: 'noriter',
    memberId: 'm-1',
    kind: expected,
    subjectId: 'r-1',
    amount: 30_000n,
    reason,
    at,
  });
});

it('says nothing of what members did themselves', () => {
  for (const status of [REQUESTED, CANCELLED]) {
    const value = { requestId: 'r-1', kind: DEPOSIT, status, amount: 1n, reason: '' };
    expect(ofWallet({ case: 'cashRequest', value })).toBeNull();
  }
});

const {
  BONUS_GRANT,
  ADJUST_DOWN,
  DEBT_PAYMENT,
  POINTS_GRANT,
  STAKE,
  PAYOUT,
  DEPOSIT: MONEY,
} = WalletCommandKind;

test.each([
  [BONUS_GRANT, 'bonus', 500n],
  [ADJUST_DOWN, 'corrected-down', -500n],
  [DEBT_PAYMENT, 'taken-back', -500n],
  [POINTS_GRANT, 'points-granted', 500n],
])('a command of kind %s is %s', (kind, expected, amount) => {
  const value = { commandId: 'c-1', kind, amount: 500n, applied: true };
  expect(ofWallet({ case: 'outcome', value })).toMatchObject({ kind: expected, amount });
  expect(ofWallet({ case: 'outcome', value: { ...value, applied: false } })).toBeNull();
});

it('leaves the money of bets and requests to their own news', () => {
  for (const kind of [STAKE, PAYOUT, MONEY]) {
    const value = { commandId: 'c-1', kind, amount: 500n, applied: true };
    expect(ofWallet({ case: 'outcome', value })).toBeNull();
  }
});

it('reports what came of a bet, and what was corrected later', () => {
  const settled = {
    settlementVersion: 1,
    result: BetResult.WON,
    returned: 19_500n,
    moved: 19_500n,
  };
  expect(ofBet({ case: 'settled', value: settled })).toMatchObject({
    kind: 'bet-won',
    subjectId: 's-1',
    amount: 19_500n,
  });
  const lost = { ...settled, result: BetResult.LOST, returned: 0n, moved: 0n };
  expect(ofBet({ case: 'settled', value: lost })).toMatchObject({ kind: 'bet-lost', amount: 0n });
  const corrected = { ...lost, settlementVersion: 2, moved: -19_500n };
  expect(ofBet({ case: 'settled', value: corrected })).toMatchObject({
    kind: 'bet-corrected',
    amount: -19_500n,
  });
  expect(ofBet({ case: 'voided', value: { moved: 10_000n, reason: '경기 취소' } })).toMatchObject({
    kind: 'bet-voided',
    amount: 10_000n,
    reason: '경기 취소',
  });
  expect(ofBet({ case: 'accepted', value: { stake: 10_000n } })).toBeNull();
});

test.each([
  [PayoutAccessPart.PAYOUT_ACCOUNT, 'payout-account-changed'],
  [PayoutAccessPart.WITHDRAWAL_PASSWORD, 'withdrawal-password-changed'],
  [PayoutAccessPart.SECOND_FACTOR, 'second-factor-changed'],
])('a change of part %s of the way to payouts is %s', (part, kind) => {
  const event = { case: 'payoutAccessChanged', value: { part } } as const;
  const made = notificationOfMember('e-1', create(MemberEventSchema, { ...envelope, event }));
  expect(made).toMatchObject({ kind, memberId: 'm-1', amount: 0n });
});

test.each([
  [0, 1, 'rank-raised'],
  [1, 3, 'rank-raised'],
  [3, 1, 'rank-lowered'],
  [2, 0, 'rank-ended'],
])('from rank %i to %i is %s', (fromRank, toRank, kind) => {
  const value = { day: '2026-01-14', fromRank, toRank };
  const event = { case: 'rankChanged', value } as const;
  const made = notificationOfPromotion('e-1', create(PromotionEventSchema, { ...envelope, event }));
  expect(made).toMatchObject({ kind, subjectId: '2026-01-14', amount: 0n, memberId: 'm-1' });
});

test.each([
  ['freeBetGiven', 'free-bet-given'],
  ['freeBetEnding', 'free-bet-ending'],
] as const)('%s is %s, with its stake', (name, kind) => {
  const event = { case: name, value: { freeBetId: 'f-1', amount: 5_000n } };
  const made = notificationOfPromotion('e-1', create(PromotionEventSchema, { ...envelope, event }));
  expect(made).toMatchObject({ kind, subjectId: 'f-1', amount: 5_000n, memberId: 'm-1' });
});

it('leaves what was given to the news of its money', () => {
  const event = { case: 'grantMade', value: { grantId: 'g-1', amount: 500n } } as const;
  const value = create(PromotionEventSchema, { ...envelope, event });
  expect(notificationOfPromotion('e-1', value)).toBeNull();
});
