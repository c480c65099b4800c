import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { dropRole, saveRole } from '../actions/change-role.ts';
import type { IdentityDeps } from '../deps.ts';
import { permissions } from '../domain/roles.ts';
import { siteRoles } from '../queries/site-roles.ts';
import { roleIdText } from './shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'operators.manage' } as const;
const version = z.int().min(0).describe('0 is a role nobody has changed yet');

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
    name: z.string().trim().max(40).default(''),
    permissions: z.array(z.enum(permissions)).max(permissions.length),
    version,
  }),
  data: rolesAnswer,
  refuses: ['A103', 'A105', 'A106', 'A108', 'S006', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    const wish = { ...body, permissions: [...new Set(body.permissions)] };
    await saveRole(deps, { operator, audit }, wish);
    return answerOf(deps, operator.siteId);
  },
});

const drop = route({
  path: '/api/admin/roles/drop',
  summary: 'Takes a role of the site away; one of the code goes back to what it was',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ roleId: roleIdText, version }),
  data: rolesAnswer,
  refuses: ['A103', 'A105', 'A106', 'A107', 'S006', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    await dropRole(deps, { operator, audit }, body);
    return answerOf(deps, operator.siteId);
  },
});

async function answerOf({ pool }: IdentityDeps, siteId: string) {
  const roles = await siteRoles(pool, siteId);
  const list = roles.map((role) => ({ ...role, permissions: [...role.permissions] }));
  return { permissions: [...permissions], list };
}

export const adminRoleRoutes = [list, save, drop];
