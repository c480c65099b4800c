import { type BetEvent, BetResult } from '@noriter/proto/bet_events_pb';
import type { PromotionEvent, RankChanged } from '@noriter/proto/promotion_events_pb';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import {
  type CashRequestChanged,
  CashRequestKind,
  CashRequestStatus,
  type CommandOutcome,
} from '@noriter/proto/wallet_events_pb';
import type { Notification, NotificationKind } from './notification-kinds.ts';

export type News = Pick<Notification, 'kind' | 'subjectId' | 'amount'> & {
  readonly reason?: string;
};

export function newsOfRequest({ kind, status, requestId, amount, reason }: CashRequestChanged) {
  const name = kind === CashRequestKind.WITHDRAWAL ? 'withdrawal' : 'deposit';
  const about = { subjectId: requestId, amount, reason } as const;
  switch (status) {
    case CashRequestStatus.WAITING:
      return { ...about, kind: `${name}-held` } as const;
    case CashRequestStatus.COMPLETED:
      return { ...about, kind: `${name}-approved` } as const;
    case CashRequestStatus.CANCELLED:
      // Only operators give a reason: members know what they cancelled themselves.
      return reason === '' ? null : ({ ...about, kind: `${name}-rejected` } as const);
    case CashRequestStatus.TAKEN_BACK:
      return { ...about, kind: 'deposit-taken-back', amount: -amount } as const;
    default:
      return null;
  }
}

/** Money that moves with a request, a bet or a partner is reported with that. */
const kindOfCommand: Partial<Record<WalletCommandKind, { kind: NotificationKind; sign: bigint }>> =
  {
    [WalletCommandKind.BONUS_GRANT]: { kind: 'bonus', sign: 1n },
    [WalletCommandKind.ADJUST_UP]: { kind: 'corrected-up', sign: 1n },
    [WalletCommandKind.ADJUST_DOWN]: { kind: 'corrected-down', sign: -1n },
    [WalletCommandKind.DEBT_PAYMENT]: { kind: 'taken-back', sign: -1n },
    [WalletCommandKind.DEBT_WRITE_OFF]: { kind: 'debt-written-off', sign: 1n },
    [WalletCommandKind.BONUS_FORFEIT]: { kind: 'bonus-forfeited', sign: -1n },
    [WalletCommandKind.BONUS_REVERSAL]: { kind: 'bonus-taken-back', sign: -1n },
    [WalletCommandKind.POINTS_GRANT]: { kind: 'points-granted', sign: 1n },
    [WalletCommandKind.POINTS_CONVERT]: { kind: 'points-converted', sign: 1n },
  };

/** What a vendor undoes of a game, maybe long after its round: no other news has it. */
const kindOfGameCommand: typeof kindOfCommand = {
  [WalletCommandKind.REFUND]: { kind: 'game-refunded', sign: 1n },
  [WalletCommandKind.CLAWBACK]: { kind: 'game-taken-back', sign: -1n },
};

export function newsOfOutcome(outcome: CommandOutcome): News | null {
  const { kind, applied, amount, commandId, subjectType } = outcome;
  const known = kindOfCommand[kind] ?? (subjectType === 'game' ? kindOfGameCommand[kind] : null);
  if (!applied || !known) return null;
  return { kind: known.kind, subjectId: commandId, amount: amount * known.sign };
}

export function newsOfBet({ slipId, event }: BetEvent): News | null {
  const about = { subjectId: slipId };
  switch (event.case) {
    case 'refused': {
      // Where nothing had been taken, its member was answered and nothing has changed.
      const { returned } = event.value;
      return returned === 0n ? null : { ...about, kind: 'bet-refused', amount: returned };
    }
    case 'settled': {
      const { settlementVersion, result, returned, moved } = event.value;
      if (settlementVersion > 1) return { ...about, kind: 'bet-corrected', amount: moved };
      const won = result === BetResult.WON;
      return { ...about, kind: won ? 'bet-won' : 'bet-lost', amount: returned };
    }
    case 'voided':
      return {
        ...about,
        kind: 'bet-voided',
        amount: event.value.moved,
        reason: event.value.reason,
      };
    case 'reopened':
      return { ...about, kind: 'bet-reopened', amount: event.value.moved };
    case 'cashedOut':
      return { ...about, kind: 'bet-cashed-out', amount: event.value.moved };
    default:
      return null;
  }
}

/** What else a member was given is reported with the money that moves for it. */
export function newsOfPromotion({ event }: PromotionEvent): News | null {
  switch (event.case) {
    case 'rankChanged':
      return newsOfRank(event.value);
    case 'freeBetGiven':
    case 'freeBetEnding': {
      const { freeBetId: subjectId, amount } = event.value;
      const kind = event.case === 'freeBetGiven' ? 'free-bet-given' : 'free-bet-ending';
      return { kind, subjectId, amount };
    }
    default:
      return null;
  }
}

function newsOfRank({ day: subjectId, fromRank, toRank }: RankChanged): News {
  const about = { subjectId, amount: 0n };
  if (toRank > fromRank) return { ...about, kind: 'rank-raised' };
  return { ...about, kind: toRank === 0 ? 'rank-ended' : 'rank-lowered' };
}
