import { defineRoute } from '@noriter/kit/route';
import { readSettings } from '@noriter/versioned-settings/store';
import { z } from 'zod';
import { limitsOf, products } from '../../site/domain/limits.ts';
import { limitSettings, stakeLimitsShape, stakeLimitsText } from '../../site/store/limits.ts';
import { levelOf } from '../../site/store/member-level.ts';
import { sportRuleSettings, sportRulesText } from '../../sportsbook/store/rules.ts';
import { sportRulesShape } from '../../sportsbook/store/rules-shape.ts';
import type { PlacementDeps } from '../deps.ts';

const limits = defineRoute<PlacementDeps>()({
  path: '/api/bet/limits',
  summary: "The member's limits of a product, and the rules of slips on sports",
  access: 'member',
  body: z.object({ product: z.enum(products) }),
  data: z.object({
    limits: stakeLimitsShape,
    rules: sportRulesShape
      .omit({ exposure: true })
      .nullable()
      .describe(
        'Of sports: what a slip can be checked by before it is sent; null of the mini games',
      ),
  }),
  async handle(deps, { body: { product }, caller }) {
    const policy = await readSettings(deps.pool, limitSettings, caller.siteId);
    const level = await levelOf(deps, caller);
    const own = stakeLimitsText(limitsOf(policy.document, product, level));
    if (product === 'mini') return { limits: own, rules: null };
    const { document } = await readSettings(deps.pool, sportRuleSettings, caller.siteId);
    const { exposure: _exposure, ...rules } = sportRulesText(document);
    return { limits: own, rules };
  },
});

export const betLimitRoutes = [limits] as const;
