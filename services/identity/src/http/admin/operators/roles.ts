import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { versionNumber } from '@noriter/kit/version-number';
import { isVisibleName } from '@noriter/rules/text/names';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';

import { saveRole } from '../../../actions/operators/change-role.ts';
import { dropRole } from '../../../actions/operators/drop-role.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { permissions } from '../../../domain/operators/built-in-roles.ts';
import { siteRoles } from '../../../store/operators/roles.ts';
import { roleIdText } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'operators.manage' } as const;
const version = versionNumber.describe('0 is a role nobody has changed yet');

const roleShape = z.object({
  roleId: z.string(),
  name: z.string().describe('Empty for a role that comes with the code'),
  permissions: z.array(z.enum(permissions)),
  isBuiltIn: z.boolean(),
  version,
});

const rolesAnswer = z.object({
  permissions: z.array(z.enum(permissions)).describe('All there are'),
  list: z.array(roleShape),
});

nameSchemas({ RoleView: roleShape, RolesView: rolesAnswer });

const changedRoles = rolesAnswer.extend({
  isWaiting: z.boolean().describe('Another operator has to approve it'),
});

/** Read by the operator who has to approve it. */
const why = {
  reason: z.string().trim().max(200).refine(isPlainBlock, 'Has control characters.').default(''),
};

const list = route({
  path: '/api/admin/roles/list',
  summary: "The site's roles and what each may do",
  access,
  audits: false,
  body: z.object({}),
  data: rolesAnswer,
  handle: (deps, { caller }) => answerOf(deps, caller.siteId),
});

const save = route({
  path: '/api/admin/roles/save',
  summary: 'Makes a role or changes what one may do; the sessions of who holds it end',
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    roleId: roleIdText,
    name: z
      .string()
      .trim()
      .max(40)
      .refine(isVisibleName, 'Has characters that cannot be seen.')
      .default(''),
    permissions: z.array(z.enum(permissions)).max(permissions.length),
    version,
    ...why,
  }),
  data: changedRoles,
  refuses: ['A103', 'A105', 'A106', 'A108', 'A112', 'A114', 'S006', 'C999'],
  async handle(deps, { body, caller: operator, audit, effectId: requestId }) {
    const wish = { ...body, requestId, permissions: [...new Set(body.permissions)] };
    const changed = await saveRole(deps, { operator, audit }, wish);
    return { ...(await answerOf(deps, operator.siteId)), ...changed };
  },
});

const drop = route({
  path: '/api/admin/roles/drop',
  summary: 'Takes a role of the site away; one of the code goes back to what it was',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ roleId: roleIdText, version, ...why }),
  data: changedRoles,
  refuses: ['A103', 'A105', 'A106', 'A107', 'A112', 'A114', 'S006', 'C999'],
  async handle(deps, { body, caller: operator, audit, effectId: requestId }) {
    const changed = await dropRole(deps, { operator, audit }, { ...body, requestId });
    return { ...(await answerOf(deps, operator.siteId)), ...changed };
  },
});

async function answerOf({ pool }: IdentityDeps, siteId: string) {
  const roles = await siteRoles(pool, siteId);
  const list = roles.map((role) => ({ ...role, permissions: [...role.permissions] }));
  return { permissions: [...permissions], list };
}

export const adminRoleRoutes = [list, save, drop];
