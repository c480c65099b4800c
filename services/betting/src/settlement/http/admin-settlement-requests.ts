import { refusalCodes } from '@noriter/four-eyes/decide-request';
import { decisionShape, requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { requestRefusals } from '../../errors.ts';
import { legResultShape } from '../../sportsbook/domain/messages/message-parts.ts';
import { decideResult } from '../actions/settle-manually.ts';
import type { SettlementDeps } from '../deps.ts';
import { resultRequestsOf } from '../store/manual-settlements.ts';
import { faults, market, name } from './manual-settlement-shapes.ts';
import { effectShape, effectText, shownShape } from './ticket-void-views.ts';

const route = defineRoute<SettlementDeps>();

export const requests = route({
  path: '/api/admin/sport/result/requests',
  summary: 'The manual settlements of a market that operators asked for, the newest first',
  access: { permission: 'betting.read', scope: 'platform' },
  audits: false,
  body: z.object(market),
  data: z.object({
    list: z.array(
      z.object({
        requestId: z.string(),
        results: z.record(name, legResultShape).nullable().describe('Null takes it back'),
        ...requestShape,
        ...effectShape,
      }),
    ),
  }),
  async handle({ pool }, { body, caller: { siteId, operatorId } }) {
    const rows = await resultRequestsOf(pool, siteId, body);
    const list = rows.map((row) => ({
      requestId: row.requestId,
      results: row.results,
      ...requestView(row, operatorId),
      ...effectText(row),
    }));
    return { list };
  },
});

export const decide = route({
  path: '/api/admin/sport/result/decide',
  summary:
    'A second operator agrees to a manual settlement or refuses it; who asked may take it back',
  access: { permission: 'betting.manage', scope: 'platform' },
  audits: true,
  approves: ({ move }) => move === 'approve',
  idempotent: true,
  body: z.object({
    requestId: idText,
    ...decisionShape,
    ...shownShape,
  }),
  data: z.object({}),
  refuses: [...faults, ...refusalCodes(requestRefusals), 'B1033', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId, loginId } = caller;
    const { requestId, move, reason } = body;
    const asked = { requestId, move, reason, shown: body };
    await decideResult(deps, { siteId, operatorId, loginId, audit }, asked);
    return {};
  },
});
