import { wonText } from '@noriter/kit/money';
import { z } from 'zod';
import type { Outcome } from '../domain/ledger/batch.ts';

const COMMANDS_PER_CALL_MAX = 200;
const COMMAND_LENGTH_MAX = 2_000;
const MAC_LENGTH_MAX = 100;

/** Commands of a call, with what proves each to be its caller's. */
export const provenCommands = z.object({
  commands: z
    .array(z.base64().max(COMMAND_LENGTH_MAX))
    .min(1)
    .max(COMMANDS_PER_CALL_MAX)
    .describe('Each a WalletCommand as on its topic, in base64'),
  macs: z
    .array(z.string().max(MAC_LENGTH_MAX))
    .max(COMMANDS_PER_CALL_MAX)
    .describe('What proves each of them, as in the header on its topic'),
});

/** What became of a command, for who asked for it. */
export const commandOutcome = z.object({
  commandId: z.string(),
  applied: z.boolean(),
  refusalCode: z.string().describe('The result code; empty when it was applied'),
  at: z.iso.datetime().describe('When it was decided'),
});

/** The same with what the member had then. */
export const commandBalance = commandOutcome.extend({
  cash: wonText.describe('After the command; of a repeated one, as it was after it'),
});

export function balanceView(outcome: Outcome): z.input<typeof commandBalance> {
  return { ...outcomeView(outcome), cash: outcome.account.cash.toString() };
}

export function outcomeView({
  command,
  refusal,
  at,
}: Pick<Outcome, 'command' | 'refusal' | 'at'>): z.input<typeof commandOutcome> {
  return {
    commandId: command.commandId,
    applied: refusal === null,
    refusalCode: refusal ?? '',
    at: at.toISOString(),
  };
}
