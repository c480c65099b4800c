import { z } from 'zod';
import type { StakeOutcome } from '../domain/placement/stake.ts';

/** What the wallet answers of commands, in the order in which it was asked for them. */
export const commandOutcomes = z.object({
  outcomes: z.array(
    z.object({
      commandId: z.string(),
      applied: z.boolean(),
      refusalCode: z.string(),
      at: z.iso.datetime().transform((text) => new Date(text)),
    }),
  ),
});

export type CommandOutcome = z.output<typeof commandOutcomes>['outcomes'][number];

/** The same of the stake of a slip. */
export function outcomeOfSlip(
  slipId: string,
  { commandId, applied, refusalCode, at }: CommandOutcome,
): StakeOutcome {
  return { slipId, commandId, refusal: applied ? null : refusalCode, at };
}
