import { z } from 'zod';
import { legResultShape } from '../domain/feed/messages.ts';
import type { LegResult } from '../domain/settlement/leg-result.ts';
import type { BonusRule } from '../domain/settlement/ticket.ts';
import { bonusShape } from './sport-rules-document.ts';

/** What `bet.bonus` holds: the rule of the day the ticket was accepted. */
export const storedBonus = bonusShape;

export function bonusColumn(bonus: BonusRule | null): z.input<typeof storedBonus> {
  return z.encode(storedBonus, bonus);
}

/** What `bet_leg.result` holds. */
export const storedResult = legResultShape
  .nullable()
  .transform((result): LegResult | null => result);
