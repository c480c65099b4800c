import type { LegResult } from '@noriter/rules/leg-result';
import type { BonusRule } from '@noriter/rules/ticket';
import { z } from 'zod';
import { legResultShape } from '../../sportsbook/domain/messages/message-parts.ts';
import { bonusShape } from '../../sportsbook/store/rules-shape.ts';

/** What `bet.bonus` holds: the rule of the day the ticket was accepted. */
export const storedBonus = bonusShape;

export function bonusColumn(bonus: BonusRule | null): z.input<typeof storedBonus> {
  return z.encode(storedBonus, bonus);
}

/** What `bet_leg.result` holds. */
export const storedResult = legResultShape
  .nullable()
  .transform((result): LegResult | null => result);
