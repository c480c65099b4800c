import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { categories } from '../../vocabulary/categories.ts';
import type { RatesDeps } from '../deps.ts';
import { publishedHolds } from '../store/published-holds.ts';

const holds = defineRoute<RatesDeps>()({
  path: '/api/admin/partner/holds',
  summary: 'What categories hold by what is published of their games: it goes before the policy',
  access: { permission: 'partners.read' },
  audits: false,
  body: z.object({}),
  data: z.object({
    holds: z.array(
      z.object({
        category: z.enum(categories),
        holdPpm: z.int().describe('Millionths of the turnover'),
        source: z.enum(['betting', 'games-gateway']),
        readAt: z.iso.datetime(),
      }),
    ),
  }),
  async handle({ pool }, { caller: { siteId } }) {
    const found = await publishedHolds(pool, siteId);
    return { holds: found.map((one) => ({ ...one, readAt: one.readAt.toISOString() })) };
  },
});

export const holdRoutes = [holds];
