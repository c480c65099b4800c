import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { EventMessage } from '@noriter/kit/kafka';
import type { Won } from '@noriter/kit/money';
import type { walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';

/** What services may ask the wallet for, by the wallet's names; the other kinds are its own acts. */
export const commandKinds = {
  stake: WalletCommandKind.STAKE,
  payout: WalletCommandKind.PAYOUT,
  refund: WalletCommandKind.REFUND,
  clawback: WalletCommandKind.CLAWBACK,
  points_grant: WalletCommandKind.POINTS_GRANT,
  bonus_grant: WalletCommandKind.BONUS_GRANT,
  adjust_up: WalletCommandKind.ADJUST_UP,
  adjust_down: WalletCommandKind.ADJUST_DOWN,
  game_money_out: WalletCommandKind.GAME_MONEY_OUT,
  game_money_in: WalletCommandKind.GAME_MONEY_IN,
  transfer_out: WalletCommandKind.TRANSFER_OUT,
  transfer_in: WalletCommandKind.TRANSFER_IN,
  commission_pay: WalletCommandKind.COMMISSION_PAY,
  free_bet_grant: WalletCommandKind.FREE_BET_GRANT,
  free_bet_stake: WalletCommandKind.FREE_BET_STAKE,
  free_bet_refund: WalletCommandKind.FREE_BET_REFUND,
  free_bet_clawback: WalletCommandKind.FREE_BET_CLAWBACK,
  free_bet_expire: WalletCommandKind.FREE_BET_EXPIRE,
} as const;

export type CommandKind = keyof typeof commandKinds;

/** What has to be staked before a withdrawal, and what counts for it. */
export type TurnoverCondition = {
  /** In fully counted won. */
  readonly required: Won;
  /** Percent of a stake that counts, by product; `*` is for products that are not named. */
  readonly weights: Readonly<Record<string, number>>;
  /** The lowest total odds that count, in thousandths. */
  readonly oddsMinimum: number;
};

/** One change of one member's money. */
export type MoneyCommand = {
  /** Follows from what it is for, so that the same thing asked for again is the same command. */
  readonly commandId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly kind: CommandKind;
  /** Above zero; the kind decides the direction. */
  readonly amount: Won;
  /** The other side of the ledger's pair, such as `house:sport`. */
  readonly counterAccount: string;
  /** What it is for, in the ledger: what gives money back names the same as what took it. */
  readonly subjectType: string;
  readonly subjectId: string;
  /** Counts towards a rolling requirement; empty where none does. */
  readonly product: string;
  /** Of a bonus grant: what has to be staked of it before money may leave. */
  readonly turnover?: TurnoverCondition;
  /** Of a transfer out: refused (C216) while its member has something left to stake. */
  readonly afterTurnover?: boolean;
  /** Of a transfer out: the member whom it goes to; refused (C504) where that one may not be given so much. */
  readonly receiverId?: string;
  /** When it was asked for. */
  readonly at: Date;
};

/** The command as it travels, on its topic and in calls. */
export function commandMessage(command: MoneyCommand): EventMessage<typeof walletCommands> {
  const { commandId, siteId, memberId, kind, amount } = command;
  const { counterAccount, subjectType, subjectId, product, turnover, at } = command;
  const { afterTurnover = false, receiverId = '' } = command;
  return {
    key: memberId,
    id: commandId,
    value: create(WalletCommandSchema, {
      commandId,
      siteId,
      memberId,
      kind: commandKinds[kind],
      amount,
      counterAccount,
      subjectType,
      subjectId,
      product,
      afterTurnover,
      receiverId,
      ...(turnover === undefined
        ? {}
        : { turnover: { ...turnover, weights: { ...turnover.weights } } }),
      requestedAt: timestampFromDate(at),
    }),
  };
}
