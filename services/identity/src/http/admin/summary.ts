import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import type { IdentityDeps } from '../../deps.ts';
import { memberSummary } from '../../store/members/member-summary.ts';

const summary = defineRoute<IdentityDeps>()({
  path: '/api/admin/members/summary',
  summary: 'How many members there are, are logged in now, and signed up on the last days',
  access: { permission: 'members.read' },
  audits: false,
  body: z.object({ days: z.int().min(1).max(31).default(7) }),
  data: z.object({
    active: z.int(),
    pending: z.int(),
    online: z.int().describe('Members with a session that is live now'),
    newToday: z.int(),
    series: z.array(z.object({ day: z.string(), signUps: z.int() })),
  }),
  handle: (deps, { body, caller: { siteId } }) => memberSummary(deps, { siteId, days: body.days }),
});

export const adminSummaryRoutes = [summary];
