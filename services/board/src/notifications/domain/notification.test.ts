import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { MemberEventSchema, PayoutAccessPart } from '@noriter/proto/member_events_pb';
import { PartnerEventSchema } from '@noriter/proto/partner_events_pb';
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
  notificationsOfPartner,
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
const { REQUESTED, WAITING, COMPLETED, CANCELLED, TAKEN_BACK } = CashRequestStatus;

test.each<[CashRequestKind, CashRequestStatus, string, string, bigint?]>([
  [DEPOSIT, WAITING, '', 'deposit-held'],
  [DEPOSIT, COMPLETED, '', 'deposit-approved'],
  [DEPOSIT, CANCELLED, '입금자명이 다릅니다.', 'deposit-rejected'],
  [DEPOSIT, TAKEN_BACK, '입금 확인 안 됨', 'deposit-taken-back', -30_000n],
  [WITHDRAWAL, WAITING, '', 'withdrawal-held'],
  [WITHDRAWAL, COMPLETED, '', 'withdrawal-approved'],
  [WITHDRAWAL, CANCELLED, '계좌 확인', 'withdrawal-rejected'],
])(
  'request %s that becomes %s with "%s" is %s',
  (kind, status, reason, expected, amount = 30_000n) => {
    const value = { requestId: 'r-1', kind, status, amount: 30_000n, reason };
    expect(ofWallet({ case: 'cashRequest', value })).toEqual({
      notificationId: 'e-1',
      siteId: 'noriter',
      memberId: 'm-1',
      kind: expected,
      subjectId: 'r-1',
      amount,
      reason,
      at,
    });
  },
);

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
  DEBT_WRITE_OFF,
  BONUS_FORFEIT,
  BONUS_REVERSAL,
  DEPOSIT_REVERSAL,
  POINTS_GRANT,
  STAKE,
  PAYOUT,
  REFUND,
  CLAWBACK,
  TRANSFER_IN,
  COMMISSION_PAY,
  DEPOSIT: MONEY,
} = WalletCommandKind;

test.each([
  [BONUS_GRANT, 'bonus', 500n],
  [ADJUST_DOWN, 'corrected-down', -500n],
  [DEBT_PAYMENT, 'taken-back', -500n],
  [DEBT_WRITE_OFF, 'debt-written-off', 500n],
  [BONUS_FORFEIT, 'bonus-forfeited', -500n],
  [BONUS_REVERSAL, 'bonus-taken-back', -500n],
  [POINTS_GRANT, 'points-granted', 500n],
])('a command of kind %s is %s', (kind, expected, amount) => {
  const value = { commandId: 'c-1', kind, amount: 500n, applied: true };
  expect(ofWallet({ case: 'outcome', value })).toMatchObject({ kind: expected, amount });
  expect(ofWallet({ case: 'outcome', value: { ...value, applied: false } })).toBeNull();
});

it('leaves the money of bets, requests and partners to their own news', () => {
  for (const kind of [
    STAKE,
    PAYOUT,
    MONEY,
    DEPOSIT_REVERSAL,
    REFUND,
    CLAWBACK,
    TRANSFER_IN,
    COMMISSION_PAY,
  ]) {
    const value = { commandId: 'c-1', kind, amount: 500n, applied: true, subjectType: 'bet-slip' };
    expect(ofWallet({ case: 'outcome', value })).toBeNull();
  }
});

test.each([
  [REFUND, 'game-refunded', 500n],
  [CLAWBACK, 'game-taken-back', -500n],
])('what a vendor undoes of a game by command %s is %s', (kind, expected, amount) => {
  const value = { commandId: 'c-1', kind, amount: 500n, applied: true, subjectType: 'game' };
  expect(ofWallet({ case: 'outcome', value })).toMatchObject({ kind: expected, amount });
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

it('reports a refusal that gives something back, and no other', () => {
  const value = { code: 'B1016', returned: 10_000n };
  expect(ofBet({ case: 'refused', value })).toMatchObject({
    kind: 'bet-refused',
    subjectId: 's-1',
    amount: 10_000n,
  });
  expect(ofBet({ case: 'refused', value: { ...value, returned: 0n } })).toBeNull();
});

type PartnerNews = MessageInitShape<typeof PartnerEventSchema>['event'];

const ofPartner = (event: NonNullable<PartnerNews>) => {
  const { siteId, occurredAt } = envelope;
  const value = create(PartnerEventSchema, { siteId, partnerId: 'p-1', occurredAt, event });
  return notificationsOfPartner('e-1', value);
};

test.each([
  ['p-1', 'm-1', 'transfer-given', 'transfer-received'],
  ['m-1', 'p-1', 'transfer-taken-back', 'transfer-collected'],
])('money from %s to %s is %s to the one, %s to the other', (fromId, toId, given, got) => {
  const value = { transferId: 't-1', fromId, toId, amount: 7_000n };
  const made = ofPartner({ case: 'transferDone', value });
  const about = { siteId: 'noriter', subjectId: 't-1', reason: '', at };
  expect(made).toMatchObject([
    { ...about, memberId: fromId, kind: given, amount: -7_000n },
    { ...about, memberId: toId, kind: got, amount: 7_000n },
  ]);
  expect(new Set(made.map(({ notificationId }) => notificationId)).size).toBe(2);
  // The same event again is the same news.
  expect(ofPartner({ case: 'transferDone', value })).toEqual(made);
});

test.each([
  ['rolling', false, 'commission-paid', 7_000n],
  ['losing', true, 'commission-taken-back', -7_000n],
])('commission of kind %s, taken back: %s, is %s', (paid, reversed, kind, amount) => {
  const value = { settlementId: 'se-1', kind: paid, amount: 7_000n, reversed };
  expect(ofPartner({ case: 'paid', value })).toMatchObject([
    { notificationId: 'e-1', memberId: 'p-1', subjectId: 'se-1', kind, amount },
  ]);
});

it('leaves the points of own rolling to the news of points', () => {
  const value = { settlementId: 'se-1', kind: 'self-rolling', amount: 7_000n };
  expect(ofPartner({ case: 'paid', value })).toEqual([]);
});

it('says nothing of rates and days of partners', () => {
  expect(ofPartner({ case: 'accrued', value: { rolling: 5n } })).toEqual([]);
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
