import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import { limitsOf, products } from '../domain/limits.ts';
import { readLimits, stakeLimitsShape, stakeLimitsText } from '../queries/limits-document.ts';
import { levelOf } from '../queries/member-level.ts';
import {
  readSportRules,
  sportRulesShape,
  sportRulesText,
} from '../queries/sport-rules-document.ts';

const limits = defineRoute<BettingDeps>()({
  path: '/api/bet/limits',
  summary: "The member's limits of a product, and the rules of slips on sports",
  access: 'member',
  body: z.object({ product: z.enum(products) }),
  data: z.object({
    limits: stakeLimitsShape,
    rules: sportRulesShape
      .omit({ exposure: true })
      .nullable()
      .describe('Of sports: what a slip can be told before it is sent; null of the mini games'),
  }),
  async handle(deps, { body: { product }, caller }) {
    const policy = await readLimits(deps, caller.siteId);
    const level = await levelOf(deps, caller);
    const own = stakeLimitsText(limitsOf(policy.document, product, level));
    if (product === 'mini') return { limits: own, rules: null };
    const { document } = await readSportRules(deps, caller.siteId);
    const { exposure: _exposure, ...rules } = sportRulesText(document);
    return { limits: own, rules };
  },
});

export const betLimitRoutes = [limits] as const;
