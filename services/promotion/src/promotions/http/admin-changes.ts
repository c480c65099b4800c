import { wouldNeedFourEyes } from '@noriter/four-eyes/book';
import { refusalCodes } from '@noriter/four-eyes/decide-request';
import { decisionShape } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { versionNumber } from '@noriter/kit/version-number';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { requestRefusals } from '../../errors.ts';
import { askChange, changeAct, decideChange } from '../actions/change-promotion.ts';
import { switchPromotion } from '../actions/switch-promotion.ts';
import { aloneLimit } from '../domain/alone-limit.ts';
import { definitionShape } from '../domain/definition.ts';
import { changeReason } from './shapes.ts';

const route = defineRoute<PromotionBase>();
const access = { permission: 'promotion.manage' } as const;

const weigh = route({
  path: '/api/admin/promotion/weigh',
  summary: 'Whether raising a budget by so much needs a second operator at this moment',
  access,
  audits: false,
  body: z.object({
    promotionId: idText.optional().describe('None of a new one'),
    added: wonText,
  }),
  data: z.object({ needsFourEyes: z.boolean(), aloneMax: wonText }),
  async handle({ pool, clock }, { body: { promotionId, added }, caller }) {
    const act = changeAct(promotionId ?? 'new', added, clock.now());
    return {
      needsFourEyes: await wouldNeedFourEyes(pool, caller, act, aloneLimit),
      aloneMax: aloneLimit.max.toString(),
    };
  },
});

const set = route({
  path: '/api/admin/promotion/set',
  summary: 'Sets a new version of a promotion, or asks a second operator for it; new without an id',
  access,
  audits: true,
  movesMoney: true,
  idempotent: 'required',
  body: z.object({
    promotionId: idText.optional(),
    version: versionNumber.describe('Of what was read; 0 for a new one'),
    document: definitionShape,
    reason: changeReason,
  }),
  data: z.object({ promotionId: z.string(), outcome: z.enum(['approved', 'waiting']) }),
  refuses: ['PR010', 'PR011', 'PR012', 'PR017', 'PR018', 'C999'],
  async handle(deps, { body, caller, audit, effectId }) {
    const { document: definition, version, reason } = body;
    const promotionId = body.promotionId ?? effectId;
    const by = { ...caller, audit };
    const asked = { changeId: effectId, promotionId, version, definition, reason };
    return { promotionId, outcome: await askChange(deps, by, asked) };
  },
});

const decide = route({
  path: '/api/admin/promotion/decide',
  summary: 'A second operator agrees to a version or refuses it; who asked may take it back',
  access,
  audits: true,
  approves: ({ move }) => move === 'approve',
  idempotent: true,
  body: z.object({ changeId: idText, ...decisionShape }),
  data: z.object({}),
  refuses: [...refusalCodes(requestRefusals), 'PR010', 'PR011', 'PR012', 'PR017', 'PR018', 'C999'],
  async handle(deps, { body, caller, audit }) {
    await decideChange(deps, { ...caller, audit }, body);
    return {};
  },
});

const switchOver = route({
  path: '/api/admin/promotion/switch',
  summary: 'Starts a promotion, or stops it at once',
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    promotionId: idText,
    state: z.enum(['running', 'stopped']),
    reason: changeReason,
  }),
  data: z.object({}),
  refuses: ['PR001', 'PR004', 'C999'],
  async handle(deps, { body, caller, audit }) {
    await switchPromotion(deps, { ...caller, audit }, body);
    return {};
  },
});

export const adminChangeRoutes = [weigh, set, decide, switchOver] as const;
