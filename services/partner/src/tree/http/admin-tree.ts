import { refusalCodes } from '@noriter/four-eyes/decide-request';
import { requestStatuses } from '@noriter/four-eyes/request';
import { decisionShape, requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { momentText } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { requestRefusals } from '../../errors.ts';
import { decideMove, moveMember } from '../actions/move-member.ts';
import { suspendSubtree } from '../actions/suspend-subtree.ts';
import type { TreeDeps } from '../deps.ts';
import { treeMoves } from '../store/moves.ts';
import { readPeople } from '../store/people.ts';
import { listSiteRequests } from '../store/site-requests.ts';
import { personShape } from './person.ts';

const REASON_LENGTH_MAX = 200;

const route = defineRoute<TreeDeps>();
const reason = z
  .string()
  .trim()
  .min(1)
  .max(REASON_LENGTH_MAX)
  .refine(isPlainBlock, 'Has control characters.')
  .describe('Why; operators read it');
const moving = ['PT102', 'PT103', 'PT104', 'PT105', 'PT106', 'PT108', 'C999'];

const move = route({
  path: '/api/admin/partner/move',
  summary:
    'Moves somebody with everybody below to another partner, or asks a second operator for it',
  access: { permission: 'partners.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    memberId: idText,
    newParentId: idText,
    effectiveFrom: momentText.optional().describe('Now when absent'),
    reason,
  }),
  data: z.object({ moveId: z.string(), status: z.enum(['approved', 'waiting']), size: z.int() }),
  refuses: moving,
  async handle(deps, { body, caller, audit, effectId: moveId }) {
    const { memberId: subjectId, newParentId, effectiveFrom } = body;
    const from = effectiveFrom === undefined ? null : new Date(effectiveFrom);
    const asked = { moveId, subjectId, newParentId, effectiveFrom: from, reason: body.reason };
    return { moveId, ...(await moveMember(deps, { ...caller, audit }, asked)) };
  },
});

const decide = route({
  path: '/api/admin/partner/move/decide',
  summary: 'A second operator agrees to a move or refuses it; who asked may take it back',
  access: { permission: 'partners.manage' },
  audits: true,
  approves: ({ move }) => move === 'approve',
  idempotent: true,
  body: z.object({ moveId: idText, ...decisionShape }),
  data: z.object({ status: z.enum(requestStatuses) }),
  refuses: [...refusalCodes(requestRefusals), ...moving],
  handle: async (deps, { body, caller, audit }) => ({
    status: await decideMove(deps, { ...caller, audit }, body),
  }),
});

const moves = route({
  path: '/api/admin/partner/moves',
  summary: 'Moves of the site, the newest first',
  access: { permission: 'partners.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(
    z.object({
      moveId: z.string(),
      ...requestShape,
      subject: personShape,
      newParent: personShape,
      effectiveFrom: z.iso.datetime(),
      size: z.int().describe('How many move'),
    }),
  ),
  async handle({ pool, clock }, { body: { page }, caller: { siteId, operatorId } }) {
    const { rows, total } = await listSiteRequests(pool, treeMoves, siteId, page);
    const ids = rows.flatMap(({ subjectId, newParentId }) => [subjectId, newParentId]);
    const personOf = await readPeople(pool, ids, clock.now());
    const list = rows.map((row) => ({
      moveId: row.requestId,
      ...requestView(row, operatorId),
      subject: personOf(row.subjectId),
      newParent: personOf(row.newParentId),
      effectiveFrom: row.effectiveFrom.toISOString(),
      size: row.size,
    }));
    return { list, pageInfo: pageInfo(page, total) };
  },
});

const suspend = route({
  path: '/api/admin/partner/suspend',
  summary: 'Suspends a partner with all partners below, or lifts it',
  access: { permission: 'partners.manage' },
  audits: true,
  idempotent: true,
  body: z.object({ partnerId: idText, suspended: z.boolean(), reason }),
  data: z.object({ partners: z.int().describe('How many changed') }),
  refuses: ['PT101', 'PT107', 'C999'],
  async handle(deps, { body, caller, audit, effectId: eventId }) {
    const by = { ...caller, audit };
    return { partners: await suspendSubtree(deps, by, { ...body, eventId }) };
  },
});

export const adminTreeRoutes = [move, decide, moves, suspend];
