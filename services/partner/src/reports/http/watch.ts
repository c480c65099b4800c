import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { TreeDeps } from '../../tree/deps.ts';
import { partnerScope } from '../../tree/store/reach.ts';
import { keepWatch } from '../store/watches.ts';

/** A page asks again within it; one that was closed is published to for so long at most. */
const WATCH_MS = 120_000;

/** Whose day is published is who calls, and nobody else. */
export const watchRoute = defineRoute<TreeDeps>()({
  path: '/api/partner/watch',
  summary: 'Has what the caller’s day comes to published to the caller for two minutes',
  access: 'member',
  body: z.object({}),
  data: z.object({ until: z.iso.datetime() }),
  refuses: ['PT101'],
  async handle({ pool, clock }, { caller }) {
    const { siteId, rootId, at } = await partnerScope(pool, caller, clock.now());
    const until = new Date(at.getTime() + WATCH_MS);
    if (rootId !== null) await keepWatch(pool, { partnerId: rootId, siteId, until });
    return { until: until.toISOString() };
  },
});
