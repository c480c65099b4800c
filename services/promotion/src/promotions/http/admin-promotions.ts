import { requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { loginIdOf } from '../../members/store/members.ts';
import { definitionShape, definitionText } from '../domain/definition.ts';
import { dailyFigures, figuresOf } from '../store/figures.ts';
import { listPromotions, readPromotion } from '../store/promotions.ts';
import { changesOf, type PromotionChange, versionsOf, waitingChanges } from '../store/versions.ts';
import { promotionView, viewOf } from './shapes.ts';

const route = defineRoute<PromotionBase>();

const access = { permission: 'promotion.read' } as const;

const TREND_DAYS = 30;

const DAY_MS = 86_400_000;

const change = z.object({
  changeId: z.string(),
  ...requestShape,
  fromVersion: z.int(),
  document: definitionShape,
  weight: wonText.describe('By how much the budget grows; where terms loosen, what is left of it'),
});

const version = z.object({
  version: z.int(),
  document: definitionShape,
  reason: z.string(),
  changedAt: z.iso.datetime(),
  changedByName: z.string(),
});

nameSchemas({ Promotion: promotionView, PromotionChange: change, PromotionVersion: version });

const list = route({
  path: '/api/admin/promotion/list',
  summary: 'Promotions of the site with what they gave, the newest first',
  access,
  audits: false,
  body: z.object(pageOnlyQuery),
  data: listOf(promotionView),
  async handle({ pool }, { body: { page }, caller: { siteId } }) {
    const { rows, total } = await listPromotions(pool, { siteId, ...pageSlice(page) });
    const ids = rows.map(({ promotionId }) => promotionId);
    const [figures, waiting] = await Promise.all([figuresOf(pool, ids), waitingChanges(pool, ids)]);
    return {
      list: rows.map((row) =>
        viewOf(row, figures.get(row.promotionId), waiting.get(row.promotionId) ?? 0),
      ),
      pageInfo: pageInfo(page, total),
    };
  },
});

const get = route({
  path: '/api/admin/promotion/get',
  summary: 'One promotion: its versions, what was asked for, and what it gave day by day',
  access,
  audits: false,
  body: z.object({ promotionId: idText }),
  data: z.object({
    promotion: promotionView,
    belowName: z.string().describe('Login id of the partner its segment is below; else empty'),
    versions: z.array(version),
    changes: z.array(change).describe('The newest first'),
    days: z.array(z.object({ day: z.string(), grants: z.int(), amount: wonText })),
  }),
  refuses: ['PR001'],
  async handle({ pool, clock }, { body: { promotionId }, caller: { siteId, operatorId } }) {
    const promotion = await readPromotion(pool, { siteId, promotionId });
    if (promotion === null) throw refuse(errors, 'PR001');
    const since = new Date(clock.now().getTime() - TREND_DAYS * DAY_MS);
    const { below } = promotion.definition.segment;
    const [belowName, figures, versions, changes, days] = await Promise.all([
      below === null ? '' : loginIdOf(pool, siteId, below),
      figuresOf(pool, [promotionId]),
      versionsOf(pool, promotionId),
      changesOf(pool, { siteId, promotionId }),
      dailyFigures(pool, promotionId, since),
    ]);
    const waiting = changes.filter(({ status }) => status === 'waiting').length;
    return {
      promotion: viewOf(promotion, figures.get(promotionId), waiting),
      belowName,
      versions: versions.map(({ document, changedAt, ...rest }) => ({
        ...rest,
        document: definitionText(document),
        changedAt: changedAt.toISOString(),
      })),
      changes: changes.map((row) => changeOf(row, operatorId)),
      days: days.map(({ amount, ...rest }) => ({ ...rest, amount: amount.toString() })),
    };
  },
});

function changeOf(row: PromotionChange, operatorId: string): z.input<typeof change> {
  const { requestId, fromVersion, weight } = row;
  return {
    changeId: requestId,
    ...requestView(row, operatorId),
    fromVersion,
    document: definitionText(definitionShape.parse(row.document)),
    weight: weight.toString(),
  };
}

export const adminPromotionRoutes = [list, get] as const;
