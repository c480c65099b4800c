import { z } from 'zod';
import type { Outcome } from '../domain/batch.ts';

/** What became of a command, for who asked for it. */
export const commandOutcome = z.object({
  commandId: z.string(),
  applied: z.boolean(),
  refusalCode: z.string().describe('The result code; empty when it was applied'),
  at: z.iso.datetime().describe('When it was decided'),
});

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
