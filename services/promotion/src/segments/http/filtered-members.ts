import { idText } from '@noriter/kit/id-text';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { memberFilterShape } from '../domain/member-filter.ts';
import { countFiltered, filteredAfter } from '../store/filtered-members.ts';

const route = defineRoute<PromotionBase>();

const MEMBERS_PER_PAGE = 10_000;

const count = route({
  path: '/internal/promotion/members/count',
  summary: 'How many active members a filter has; none who must not be addressed',
  access: 'internal',
  callers: ['board'],
  body: z.object({ site: z.string(), filter: memberFilterShape }),
  data: z.object({ members: z.int() }),
  handle: async ({ pool, clock }, { body: { site: siteId, filter } }) => ({
    members: await countFiltered(pool, { siteId, filter, now: clock.now() }),
  }),
});

const list = route({
  path: '/internal/promotion/members/list',
  summary: `The members of a filter in the order of their ids, ${MEMBERS_PER_PAGE} at a time`,
  access: 'internal',
  callers: ['board'],
  body: z.object({
    site: z.string(),
    filter: memberFilterShape,
    after: idText.nullable().describe('The last one of the page before'),
  }),
  data: z.object({
    memberIds: z.array(z.string()),
    isLast: z.boolean().describe('Whether nobody comes after them'),
  }),
  async handle({ pool, clock }, { body: { site: siteId, filter, after } }) {
    const page = { siteId, filter, now: clock.now(), after, limit: MEMBERS_PER_PAGE };
    const memberIds = await filteredAfter(pool, page);
    return { memberIds, isLast: memberIds.length < MEMBERS_PER_PAGE };
  },
});

export const filteredMemberRoutes = [count, list] as const;
