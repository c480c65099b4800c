import { pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { changeProtectionOf } from '../../actions/protection/change-protection.ts';
import type { IdentityDeps } from '../../deps.ts';
import type { ProtectionRequest } from '../../domain/protection/protection.ts';
import { protectionHistory } from '../../store/protection/protection-history.ts';
import { readProtection } from '../../store/protection/protection-view.ts';
import {
  adminHistory,
  changeDetail,
  exclusionLength,
  limitAmount,
  limitKind,
  limitPeriod,
  protectionShape,
  timeOutLength,
} from '../protection-shapes.ts';
import { reasonText, uuidText } from '../shapes.ts';

const route = defineRoute<IdentityDeps>();
const read = { permission: 'members.read' } as const;
const manage = { permission: 'members.manage' } as const;

const get = route({
  path: '/api/admin/members/protection/get',
  summary: "A member's limits, breaks and reality check",
  access: read,
  audits: false,
  body: z.object({ memberId: uuidText }),
  data: protectionShape,
  refuses: ['U130'],
  handle: (deps, { body: { memberId }, caller: { siteId } }) =>
    readProtection(deps, { siteId, memberId }),
});

const history = route({
  path: '/api/admin/members/protection/history',
  summary: "Changes of a member's protection, newest first",
  access: read,
  audits: false,
  body: z.object({ ...pageQuery, memberId: uuidText }),
  data: adminHistory,
  async handle(deps, { body: { memberId, ...query }, caller: { siteId } }) {
    const { list, pageInfo } = await protectionHistory(deps, { siteId, memberId }, query);
    const rows = list.map((row) => ({ ...row, detail: changeDetail.parse(row.detail) }));
    return { list: rows, pageInfo };
  },
});

const imposed = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('setLimit'),
    kind: limitKind,
    period: limitPeriod,
    amount: limitAmount,
  }),
  z.object({ action: z.literal('timeOut'), length: timeOutLength }),
  z.object({ action: z.literal('exclude'), length: exclusionLength }),
]);

const impose = route({
  path: '/api/admin/members/protection/impose',
  summary: 'Protects a member; easing an own limit again waits for the member to confirm',
  access: manage,
  audits: true,
  idempotent: true,
  body: z.object({ memberId: uuidText, reason: reasonText, protection: imposed }),
  data: z.object({}),
  refuses: ['R003', 'U130', 'C999'],
  async handle(deps, { body, caller: operator, audit, effectId: changeId }) {
    const { memberId, reason, protection } = body;
    const request: ProtectionRequest =
      protection.action === 'setLimit' ? { ...protection, setBy: 'operator' } : protection;
    const wish = { memberId, reason, changeId, request };
    await changeProtectionOf(deps, { operator, audit }, wish);
    return {};
  },
});

const liftExclusion = route({
  path: '/api/admin/members/protection/liftExclusion',
  summary: 'Ends an exclusion whose time is over',
  access: manage,
  audits: true,
  idempotent: true,
  body: z.object({ memberId: uuidText, reason: reasonText }),
  data: z.object({}),
  refuses: ['R001', 'R004', 'R005', 'U130', 'C999'],
  async handle(deps, { body, caller: operator, audit, effectId: changeId }) {
    const request = { action: 'liftExclusion' } as const;
    await changeProtectionOf(deps, { operator, audit }, { ...body, changeId, request });
    return {};
  },
});

export const adminProtectionRoutes = [get, history, impose, liftExclusion];
