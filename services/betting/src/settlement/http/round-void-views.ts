import { requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { type RoundStanding, voidKind } from '../domain/round-void.ts';
import type { RoundVoid } from '../store/round-voids.ts';

export const request = z.object({
  voidId: z.string(),
  ...requestShape,
  beforeDraw: z.boolean().nullable(),
  bets: z.int(),
  refund: wonText.describe('What it came to when it was agreed to, or asked for'),
  doneAt: z.iso.datetime().nullable().describe('When the last stake was on its way back'),
});

nameSchemas({ RoundVoidRequest: request });

export function kindOf(
  round: RoundStanding,
  requests: readonly RoundVoid[],
): 'before' | 'after' | 'over' | 'wait' {
  const kind = voidKind(round);
  if (kind === 'B1031' || requests.some(({ status }) => status === 'approved')) return 'over';
  return kind === 'B1032' ? 'wait' : kind;
}

export function requestOf(row: RoundVoid, operatorId: string): z.input<typeof request> {
  const { requestId, beforeDraw, bets, refund, doneAt } = row;
  return {
    voidId: requestId,
    ...requestView(row, operatorId),
    beforeDraw,
    bets,
    refund: refund.toString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

export const shown = wonText.describe('What goes back, as the operator was shown it');
