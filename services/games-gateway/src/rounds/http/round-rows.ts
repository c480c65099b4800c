import { idText } from '@noriter/kit/id-text';
import { signedWonText, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { roundStates, transactionStates } from '../domain/round.ts';
import type { RoundRow, TransactionRow } from '../store/list-rounds.ts';

export const roundShape = z.object({
  roundId: idText,
  vendorRoundId: z.string(),
  vendorKey: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  groupCode: z.string(),
  memberId: idText,
  loginId: z.string(),
  state: z.enum(roundStates),
  staked: wonText,
  returned: signedWonText,
  openedAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});

export const transactionShape = z.object({
  transactionId: idText,
  vendorTransactionId: z.string(),
  vendorKey: z.string(),
  verb: z.string().describe('bet, win, bet_and_win, rollback, adjust, promotion_win, jackpot_win'),
  roundId: idText.nullable(),
  memberId: idText,
  loginId: z.string(),
  amount: signedWonText,
  won: wonText.describe('Of a bet-and-win'),
  state: z.enum(transactionStates).describe('tombstone: a rollback that came before its bet'),
  code: z.string().describe('What the vendor was answered; empty while it waits for the wallet'),
  balance: wonText.nullable().describe("The member's cash in that answer"),
  rollsBack: z.string().nullable(),
  rolledBackAt: z.iso.datetime().nullable(),
  askedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});

nameSchemas({ GameRound: roundShape, GameTransaction: transactionShape });

export function roundRowOf(row: RoundRow): z.input<typeof roundShape> {
  const { openedAt, lastAt, closedAt } = row;
  return {
    ...row,
    openedAt: openedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

export function transactionRowOf(row: TransactionRow): z.input<typeof transactionShape> {
  const { askedAt, decidedAt, rolledBackAt } = row;
  return {
    ...row,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    rolledBackAt: rolledBackAt?.toISOString() ?? null,
  };
}
