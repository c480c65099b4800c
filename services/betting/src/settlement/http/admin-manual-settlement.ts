import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { changeReason } from '../../site/http/change-reason.ts';
import { legResultShape } from '../../sportsbook/domain/messages/message-parts.ts';
import { adminFixtureOf, adminFixtureShape } from '../../sportsbook/http/admin-fixture-rows.ts';
import { readFixture } from '../../sportsbook/store/fixture-views.ts';
import { previewResult } from '../actions/preview-result.ts';
import { askResult } from '../actions/settle-manually.ts';
import type { SettlementDeps } from '../deps.ts';
import { decide, requests } from './admin-settlement-requests.ts';
import { faults, manualResultOf, market, name, way } from './manual-settlement-shapes.ts';
import { effectShape, effectText, shownShape } from './ticket-void-views.ts';

const route = defineRoute<SettlementDeps>();

const effect = route({
  path: '/api/admin/sport/result/effect',
  summary: 'What another result of a market would move at this moment, over the bets of all sites',
  access: { permission: 'betting.read', scope: 'platform' },
  audits: false,
  body: z.object({ ...market, result: way }),
  data: z.object({
    ...effectShape,
    takesTwo: z.boolean().describe('A second operator has to agree'),
    results: z.record(name, legResultShape).nullable().describe('Of each selection'),
  }),
  refuses: [...faults],
  async handle(deps, { body: { fixtureId, marketKey, result }, caller }) {
    const { siteId, operatorId } = caller;
    const wish = { fixtureId, marketKey, result: manualResultOf(result) };
    const preview = await previewResult(deps, { siteId, operatorId }, wish);
    return {
      ...effectText(preview.effect),
      takesTwo: preview.needsFourEyes,
      results: preview.results,
    };
  },
});

const enter = route({
  path: '/api/admin/sport/market/result',
  summary:
    'Enters the result of a market manually, or takes it back; or asks a second operator for it',
  access: { permission: 'betting.manage', scope: 'platform' },
  audits: true,
  movesMoney: true,
  idempotent: true,
  body: z.object({ ...market, result: way, ...shownShape, ...changeReason }),
  data: adminFixtureShape.extend({
    outcome: z.enum(['approved', 'waiting']).describe('waiting: a second operator has to agree'),
  }),
  refuses: [...faults, 'B1033', 'B1075', 'C999'],
  async handle(deps, { body, caller, audit, effectId: requestId }) {
    const { siteId, operatorId, loginId } = caller;
    const { fixtureId, marketKey, reason } = body;
    const result = manualResultOf(body.result);
    const asked = { requestId, fixtureId, marketKey, result, reason, shown: body };
    const outcome = await askResult(deps, { siteId, operatorId, loginId, audit }, asked);
    const found = await readFixture(deps.pool, fixtureId);
    if (found === null) throw refuse(errors, 'B1076');
    return { ...adminFixtureOf(found), outcome };
  },
});

export const adminManualSettlementRoutes = [effect, enter, requests, decide] as const;
