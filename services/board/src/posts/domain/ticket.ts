import { idText } from '@noriter/kit/id-text';
import { z } from 'zod';

/** An attached bet as readers see it: betting's answer, without what its owner hides. */
export const ticket = z.object({
  betId: idText.nullable().describe('Of one’s own post; else null'),
  groupKey: z.string().describe('mini or sport'),
  vendorCode: z.string(),
  gameDay: z.string(),
  number: z.int(),
  marketId: z.string(),
  selectionId: z.string(),
  kind: z.string(),
  linesOf: z.int(),
  odds: z.string(),
  state: z.string(),
  cash: z.string().nullable().describe('Won that was staked; null where its owner hides it'),
  winCash: z.string().nullable().describe('Won that came back; null where it is hidden'),
  legs: z.array(z.record(z.string(), z.unknown())).describe("Of sports; betting's LegView"),
});

export type Ticket = z.infer<typeof ticket>;

/** What others see of a ticket: not which bet it is, nor a stake that its owner hides. */
export function forOthers(shown: Ticket, isStakeHidden: boolean): Ticket {
  const unnamed = { ...shown, betId: null };
  return isStakeHidden ? { ...unnamed, cash: null, winCash: null } : unnamed;
}
