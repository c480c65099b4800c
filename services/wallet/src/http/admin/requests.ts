import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { decideRequest } from '../../actions/requests/decide-request.ts';
import type { WalletDeps } from '../../deps.ts';

const moves = [
  { move: 'wait', summary: 'Puts a request on waiting' },
  { move: 'approve', summary: 'Approves a waiting request: the money moves' },
  { move: 'reject', summary: 'Rejects a waiting request; held money goes back' },
] as const;

export const adminRequestRoutes = moves.map(({ move, summary }) =>
  defineRoute<WalletDeps>()({
    path: `/api/admin/cash/${move}`,
    summary,
    access: { permission: 'cash.decide' },
    audits: true,
    ...(move === 'approve' ? { approves: () => true } : {}),
    idempotent: true,
    body: z.object({
      requestId: z.uuid(),
      reason: z
        .string()
        .trim()
        .max(200)
        .refine(isPlainBlock, 'Has control characters.')
        .default(''),
    }),
    data: z.object({ requestId: z.string(), status: z.number().int() }),
    refuses: ['T001', 'T999', 'W003', 'W014', 'W016', 'C109', 'C110', 'H404', 'TE99', 'NT99'],
    async handle(deps, { body, caller, audit }) {
      const { siteId, operatorId } = caller;
      const decision = { requestId: body.requestId, move, reason: body.reason };
      const { requestId, status } = await decideRequest(
        deps,
        { siteId, operatorId, audit },
        decision,
      );
      return { requestId, status };
    },
  }),
);
