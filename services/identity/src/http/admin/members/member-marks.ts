import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { confirmAge } from '../../../actions/members/confirm-age.ts';
import { markTest } from '../../../actions/members/mark-test.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { ageSeen, reasonText, uuidText } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();

const confirm = route({
  path: '/api/admin/members/confirmAge',
  summary: 'Keeps how old a member is, what it was seen by, and who saw it',
  access: { permission: 'members.approve' },
  audits: true,
  idempotent: true,
  body: z.object({
    memberId: uuidText,
    ...ageSeen,
    reason: z.string().max(300).refine(isPlainBlock, 'Has control characters.').default(''),
  }),
  data: z.object({}),
  refuses: ['U129', 'U130', 'U131', 'C999'],
  async handle(deps, { body: { ageMethod: method, ...seen }, caller: operator, audit }) {
    await confirmAge(deps, { operator, audit }, { ...seen, method });
    return {};
  },
});

const mark = route({
  path: '/api/admin/members/markTest',
  summary: 'Keeps a member out of every figure, as a test account, or lets them in again',
  access: { permission: 'members.manage' },
  audits: true,
  idempotent: true,
  body: z.object({ memberId: uuidText, isTest: z.boolean(), reason: reasonText }),
  data: z.object({}),
  refuses: ['U130', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    await markTest(deps, { operator, audit }, body);
    return {};
  },
});

export const adminMemberMarkRoutes = [confirm, mark];
