import { z } from 'zod';
import { requestMoves, requestStatuses } from './request.ts';
import type { RequestRow } from './request-table.ts';

/** What operators see of a request, beside what is asked for. */
export const requestShape = {
  reason: z.string(),
  status: z.enum(requestStatuses),
  isOwn: z.boolean().describe('The caller asked for it, and may therefore not approve it'),
  askedByName: z.string().describe('Login id of the operator'),
  askedAt: z.iso.datetime(),
  decidedByName: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  refusal: z.string().describe('Why the second operator refused'),
};

type Shown = Pick<
  RequestRow,
  | 'reason'
  | 'status'
  | 'askedBy'
  | 'askedByName'
  | 'askedAt'
  | 'decidedByName'
  | 'decidedAt'
  | 'refusal'
>;

/** A request as one operator sees it. */
export function requestView(row: Shown, operatorId: string) {
  const { reason, status, askedByName, decidedByName, refusal } = row;
  return {
    reason,
    status,
    isOwn: row.askedBy === operatorId,
    askedByName,
    askedAt: row.askedAt.toISOString(),
    decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    refusal,
  };
}

/** Why a request is refused: every route that decides has it. */
export const decisionReason = z.string().trim().max(200).default('').describe('Needed to refuse');

/** What one route that makes all three moves is given. */
export const decisionShape = { move: z.enum(requestMoves), reason: decisionReason };
