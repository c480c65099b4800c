import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { decideRequest } from '../../actions/requests/decide-request.ts';
import { takeBackDeposit } from '../../actions/requests/take-back-deposit.ts';
import type { WalletDeps } from '../../deps.ts';

const moves = [
  { move: 'wait', summary: 'Puts a request on waiting' },
  { move: 'approve', summary: 'Approves a waiting request: the money moves' },
  { move: 'reject', summary: 'Refuses a waiting request; held money goes back' },
] as const;

const moveBody = z.object({
  requestId: idText,
  reason: z.string().trim().max(200).refine(isPlainBlock, 'Has control characters.').default(''),
});
const approvalBody = moveBody.extend({
  rollingRemaining: wonText
    .optional()
    .describe(
      'Of a withdrawal: what is left to stake as the operator was shown it. Where more is left it is refused, and without it where anything is',
    ),
  keptSeen: z
    .boolean()
    .optional()
    .describe('Of a withdrawal: the operator was shown that its member is banned or suspended'),
});

/** What every move is asked with, and an approval alone. */
type Asked = z.output<typeof moveBody> &
  Pick<z.output<typeof approvalBody>, 'rollingRemaining' | 'keptSeen'>;

const moveRoutes = moves.map(({ move, summary }) =>
  defineRoute<WalletDeps>()({
    path: `/api/admin/cash/${move}`,
    summary,
    access: { permission: 'cash.decide' },
    audits: true,
    ...(move === 'approve' ? { approves: () => true } : {}),
    idempotent: true,
    body: move === 'approve' ? approvalBody : moveBody,
    data: z.object({ requestId: z.string(), status: z.number().int() }),
    refuses: [
      'T001',
      'T999',
      'W003',
      'W014',
      'W016',
      'W017',
      'W020',
      'C109',
      'C110',
      'H404',
      'TE99',
      'NT99',
    ],
    async handle(deps, { body, caller, audit }) {
      const { siteId, operatorId } = caller;
      const { rollingRemaining: rollingSeen, keptSeen, ...asked }: Asked = body;
      const decision = { ...asked, move, rollingSeen, keptSeen };
      const { requestId, status } = await decideRequest(
        deps,
        { siteId, operatorId, audit },
        decision,
      );
      return { requestId, status };
    },
  }),
);

const takeBack = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/takeBack',
  summary: 'Takes back a completed deposit, with its bonus; what is not there is owed',
  access: { permission: 'cash.decide' },
  audits: true,
  movesMoney: true,
  idempotent: true,
  body: moveBody,
  data: z.object({ requestId: z.string(), status: z.number().int() }),
  refuses: ['T002', 'T999', 'W003', 'W019', 'H404'],
  async handle(deps, { body, caller: { siteId, operatorId }, audit }) {
    const { requestId, status } = await takeBackDeposit(deps, { siteId, operatorId, audit }, body);
    return { requestId, status };
  },
});

export const adminRequestRoutes = [...moveRoutes, takeBack];
