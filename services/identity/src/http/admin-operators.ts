import { listOf, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { changeOperator, type OperatorChange } from '../actions/change-operator.ts';
import { createOperator } from '../actions/create-operator.ts';
import { isAddressEntry } from '../address-list.ts';
import type { IdentityDeps } from '../deps.ts';
import { roleNames } from '../domain/roles.ts';
import { listOperators } from '../queries/list-operators.ts';
import { operatorShape, uuidText } from './shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'operators.manage' } as const;

const addresses = z
  .array(z.string().refine(isAddressEntry, 'An entry is an address or a CIDR range.'))
  .max(100);

const list = route({
  path: '/api/admin/operators/list',
  summary: "The site's operators",
  access,
  audits: false,
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(
    operatorShape.extend({
      addresses: z.array(z.string()),
      disabled: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  handle: (deps, { body, caller }) => listOperators(deps, { siteId: caller.siteId, ...body }),
});

const create = route({
  path: '/api/admin/operators/create',
  summary: 'Creates an operator; the second factor is told once, in this answer',
  access,
  audits: true,
  body: z.object({
    loginId: z
      .string()
      .trim()
      .min(4)
      .max(40)
      .regex(/^[\w.-]+$/),
    name: z.string().trim().min(1).max(60),
    password: z.string().min(10).max(128),
    role: z.enum(roleNames),
    addresses: addresses.default([]),
  }),
  data: z.object({ operatorId: z.string(), otpauthUri: z.string() }),
  refuses: ['A101'],
  async handle(deps, { body, caller: { siteId }, audit, effectId: operatorId }) {
    const { loginId, name, role } = body;
    const after = { loginId, name, role, addresses: body.addresses };
    const entry = {
      action: 'operator.create',
      subject: `operator:${operatorId}`,
      before: null,
      after,
    };
    const made = await createOperator(deps, { ...body, operatorId, siteId }, (tx) =>
      audit(tx, entry),
    );
    return { operatorId, ...made };
  },
});

const one = { operatorId: uuidText };

export const adminOperatorRoutes = [
  list,
  create,
  changeRoute('disable', 'Disables an operator', z.object(one), () => ({ kind: 'disable' })),
  changeRoute('enable', 'Enables an operator and takes the lock off', z.object(one), () => ({
    kind: 'enable',
  })),
  changeRoute(
    'setRole',
    "Changes an operator's role",
    z.object({ ...one, role: z.enum(roleNames) }),
    ({ role }) => ({ kind: 'set-role', role }),
  ),
  changeRoute(
    'setAddresses',
    'Sets the addresses an operator may log in from; none lets every address in',
    z.object({ ...one, addresses }),
    (body) => ({ kind: 'set-addresses', addresses: body.addresses }),
  ),
];

function changeRoute<Shape extends { operatorId: typeof uuidText }>(
  name: string,
  summary: string,
  body: z.ZodObject<Shape>,
  change: (body: z.output<z.ZodObject<Shape>>) => OperatorChange,
) {
  return defineRoute<IdentityDeps>()({
    path: `/api/admin/operators/${name}`,
    summary: `${summary}; every session of the operator ends`,
    access,
    audits: true,
    idempotent: true,
    body,
    data: z.object({}),
    refuses: ['A102', 'A103', 'C999'],
    async handle(deps, { body: changed, caller: operator, audit }) {
      const { operatorId } = z.object(one).parse(changed);
      await changeOperator(deps, { operator, audit }, { operatorId, change: change(changed) });
      return {};
    },
  });
}
