/** What happened, by the group in which the notification centre shows it. */
export const notificationKinds = {
  cash: [
    'deposit-held',
    'deposit-approved',
    'deposit-rejected',
    'deposit-taken-back',
    'withdrawal-held',
    'withdrawal-approved',
    'withdrawal-rejected',
    'bonus',
    'corrected-up',
    'corrected-down',
    'taken-back',
    'debt-written-off',
    'bonus-forfeited',
    'bonus-taken-back',
    'transfer-given',
    'transfer-received',
    'transfer-collected',
    'transfer-taken-back',
    'commission-paid',
    'commission-taken-back',
    'game-refunded',
    'game-taken-back',
  ],
  points: ['points-granted', 'points-converted'],
  bets: [
    'bet-refused',
    'bet-won',
    'bet-lost',
    'bet-voided',
    'bet-corrected',
    'bet-reopened',
    'bet-cashed-out',
  ],
  benefits: ['rank-raised', 'rank-lowered', 'rank-ended', 'free-bet-given', 'free-bet-ending'],
  account: ['payout-account-changed', 'withdrawal-password-changed', 'second-factor-changed'],
  support: ['inquiry-answered'],
} as const;

export type NotificationGroup = keyof typeof notificationKinds;

export type NotificationKind = (typeof notificationKinds)[NotificationGroup][number];

export type Notification = {
  /** The event's, or made of it where two members are told of one. */
  readonly notificationId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly kind: NotificationKind;
  /** The request, slip, command, transfer, settlement, day or free bet that it is about. */
  readonly subjectId: string;
  /** Won or points, below zero when it went away. */
  readonly amount: bigint;
  /** In the operator's words; empty where nobody gave any. */
  readonly reason: string;
  readonly at: Date;
};
