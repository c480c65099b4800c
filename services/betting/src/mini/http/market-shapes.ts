import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { stakeLimitsShape } from '../../site/store/limits.ts';
import { oddsText } from '../../vocabulary/odds.ts';
import { isVoid } from './game-views.ts';

const conditionShape = z.object({
  fact: z.string(),
  from: z.int().optional(),
  to: z.int().optional(),
  parity: z.enum(['odd', 'even']).optional(),
});

export const marketsShape = z.object({
  gameId: z.string(),
  serverTime: z.iso.datetime().describe('Countdowns go by this clock'),
  round: z
    .object({ gameDay: z.iso.date(), number: z.int(), closesAt: z.iso.datetime(), isVoid })
    .nullable()
    .describe('The round that is drawn next'),
  oddsVersion: z.int().describe('Grows with each change of the odds'),
  limits: stakeLimitsShape.nullable().describe("Of the member's level; null for guests"),
  markets: z.array(
    z.object({
      marketId: z.string(),
      selections: z.array(
        z.object({
          selectionId: z.string(),
          odds: oddsText,
          isOpen: z.boolean(),
          conditions: z.array(conditionShape).describe('It wins when all of them hold'),
        }),
      ),
    }),
  ),
});

nameSchemas({ MiniCondition: conditionShape, MiniMarkets: marketsShape });
