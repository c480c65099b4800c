import { wouldNeedFourEyes } from '@noriter/four-eyes/book';
import { refusalCodes } from '@noriter/four-eyes/decide-request';
import { decisionShape } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { errors, requestRefusals } from '../../errors.ts';
import { aloneLimit } from '../../site/domain/alone-limit.ts';
import { changeReason } from '../../site/http/change-reason.ts';
import { askVoid, decideVoid, roundVoidAct } from '../actions/void-round.ts';
import type { SettlementDeps } from '../deps.ts';
import { readVoidCase, voidsOf } from '../store/round-voids.ts';
import { kindOf, request, requestOf, shown } from './round-void-views.ts';

const route = defineRoute<SettlementDeps>();

const look = route({
  path: '/api/admin/betting/rounds/void/get',
  summary: 'What declaring a round void would do at this moment, and whether it was',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ roundId: idText }),
  data: z.object({
    kind: z
      .enum(['before', 'after', 'over', 'wait'])
      .describe(
        'before: every stake goes back; after: lost stakes go back, who won keeps it; over: it ' +
          'cannot be void any more; wait: it is being drawn and settled',
      ),
    bets: z.int().describe('Bets whose stake would go back'),
    refund: wonText,
    kept: z.int().describe('Bets that won and keep it'),
    keptPaid: wonText,
    takesTwo: z.boolean().describe('A second operator has to agree'),
    requests: z.array(request).describe('The newest first'),
  }),
  refuses: ['B1011'],
  async handle({ pool, clock }, { body: { roundId }, caller }) {
    const { siteId, operatorId } = caller;
    const found = await readVoidCase(pool, { siteId, roundId }, { locks: false });
    if (found === null) throw refuse(errors, 'B1011');
    const requests = await voidsOf(pool, { siteId, roundId });
    const act = roundVoidAct(found, clock.now());
    return {
      kind: kindOf(found, requests),
      bets: found.bets,
      refund: found.refund.toString(),
      kept: found.kept,
      keptPaid: found.keptPaid.toString(),
      takesTwo: await wouldNeedFourEyes(pool, caller, act, aloneLimit),
      requests: requests.map((row) => requestOf(row, operatorId)),
    };
  },
});

const ask = route({
  path: '/api/admin/betting/rounds/void/ask',
  summary: 'Declares a round void, or asks a second operator for it',
  access: { permission: 'betting.manage' },
  audits: true,
  movesMoney: true,
  idempotent: true,
  body: z.object({ roundId: idText, refund: shown, ...changeReason }),
  data: z.object({ outcome: z.enum(['approved', 'waiting']) }),
  refuses: ['B1011', 'B1031', 'B1032', 'B1033', 'C999'],
  async handle(deps, { body, caller, audit, effectId: voidId }) {
    const { siteId, operatorId, loginId } = caller;
    return {
      outcome: await askVoid(deps, { siteId, operatorId, loginId, audit }, { ...body, voidId }),
    };
  },
});

const decide = route({
  path: '/api/admin/betting/rounds/void/decide',
  summary: 'A second operator agrees to a void or refuses it; who asked may take it back',
  access: { permission: 'betting.manage' },
  audits: true,
  approves: ({ move }) => move === 'approve',
  idempotent: true,
  body: z.object({
    voidId: idText,
    ...decisionShape,
    refund: shown,
  }),
  data: z.object({}),
  refuses: [...refusalCodes(requestRefusals), 'B1011', 'B1031', 'B1032', 'B1033', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId, loginId } = caller;
    await decideVoid(deps, { siteId, operatorId, loginId, audit }, body);
    return {};
  },
});

export const adminRoundVoidRoutes = [look, ask, decide] as const;
