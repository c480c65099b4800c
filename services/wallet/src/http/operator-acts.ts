import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { enterAct } from '../actions/enter-act.ts';
import type { WalletDeps } from '../deps.ts';

const alone = defineRoute<WalletDeps>()({
  path: '/internal/operators/alone',
  summary:
    'Whether an operator may do something alone, by all that they did alone today; enters it',
  access: 'internal',
  callers: ['betting'],
  body: z.object({
    siteId: z.string().min(1).max(64),
    operatorId: idText,
    actId: idText.describe('The same act again is the same entry'),
    kind: z.string().min(1).max(40),
    subject: z.string().min(1).max(200),
    weight: wonText.describe('What it may cost at worst'),
  }),
  data: z.object({ alone: z.boolean().describe('False: a second operator has to approve') }),
  async handle(deps, { body: { siteId, operatorId, kind, ...act }, caller: { service } }) {
    const entered = { ...act, kind: `${service}:${kind}` };
    return { alone: await enterAct(deps, { siteId, operatorId }, entered) };
  },
});

export const operatorActRoutes = [alone] as const;
