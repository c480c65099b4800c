import { randomUUID } from 'node:crypto';
import type { PartnerWorld, Someone } from './partner-world.ts';

const MOVE = '/api/admin/partner/move';

type Operator = ReturnType<PartnerWorld['operator']>;

/** Asks for a move of somebody, and all below them, to right below another. */
export const askMove = (
  operator: Operator,
  { memberId }: Pick<Someone, 'memberId'>,
  newParent: Pick<Someone, 'memberId'>,
  changes: object = {},
) =>
  operator(
    MOVE,
    { memberId, newParentId: newParent.memberId, reason: 'a wish', ...changes },
    { idempotencyKey: randomUUID() },
  );

/** What an operator says to a move that was asked for. */
export const decideMove = (operator: Operator, moveId: string, move: 'approve' | 'withdraw') =>
  operator(`${MOVE}/decide`, { moveId, move, reason: 'x' });
