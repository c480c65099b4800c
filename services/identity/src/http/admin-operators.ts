import { listOf, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { changeOperator, type OperatorChange } from '../actions/change-operator.ts';
import { createOperator } from '../actions/create-operator.ts';
import { grantableRole } from '../actions/operator-rows.ts';
import { isAddressEntry } from '../address-list.ts';
import type { IdentityDeps } from '../deps.ts';
import { listOperators, operatorNames } from '../queries/list-operators.ts';
import { operatorPassword, operatorShape, roleIdText, uuidText } from './shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'operators.manage' } as const;

const addresses = z
  .array(z.string().refine(isAddressEntry, 'An entry is an address or a CIDR range.'))
  .max(100);

const operatorName = z.string().trim().min(1).max(60);

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
      lastLogInAt: z.iso.datetime().nullable(),
      liveSessions: z.int(),
    }),
  ),
  handle: (deps, { body, caller }) => listOperators(deps, { siteId: caller.siteId, ...body }),
});

/** Every operator may know who the others are: queues and logs name them. */
const names = route({
  path: '/api/admin/operators/names',
  summary: "Who the site's operators are",
  access: 'operator',
  body: z.object({}),
  data: z.object({
    list: z.array(z.object({ operatorId: z.string(), loginId: z.string(), name: z.string() })),
  }),
  handle: async (deps, { caller: { siteId } }) => ({ list: await operatorNames(deps, siteId) }),
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
    name: operatorName,
    password: operatorPassword,
    role: roleIdText,
    addresses: addresses.default([]),
  }),
  data: z.object({ operatorId: z.string(), otpauthUri: z.string() }),
  refuses: ['A101', 'A105', 'A106'],
  async handle(deps, { body, caller, audit, effectId: operatorId }) {
    const { loginId, name, role } = body;
    const { siteId } = caller;
    const after = { loginId, name, role, addresses: body.addresses };
    const entry = {
      action: 'operator.create',
      subject: `operator:${operatorId}`,
      before: null,
      after,
    };
    const made = await createOperator(deps, { ...body, operatorId, siteId }, async (tx) => {
      await grantableRole(tx, caller, role);
      await audit(tx, entry);
    });
    return { operatorId, ...made };
  },
});

const one = { operatorId: uuidText };

export const adminOperatorRoutes = [
  list,
  names,
  create,
  changeRoute('disable', 'Disables an operator', z.object(one), () => ({ kind: 'disable' })),
  changeRoute('enable', 'Enables an operator and takes the lock off', z.object(one), () => ({
    kind: 'enable',
  })),
  changeRoute(
    'setRole',
    "Changes an operator's role",
    z.object({ ...one, role: roleIdText }),
    ({ role }) => ({ kind: 'set-role', role }),
  ),
  changeRoute(
    'setName',
    "Changes an operator's name",
    z.object({ ...one, name: operatorName }),
    ({ name }) => ({ kind: 'set-name', name }),
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
    summary: name === 'setName' ? summary : `${summary}; every session of the operator ends`,
    access,
    audits: true,
    idempotent: true,
    body,
    data: z.object({}),
    refuses: ['A102', 'A103', 'A104', 'A105', 'A106', 'C999'],
    async handle(deps, { body: changed, caller: operator, audit }) {
      const { operatorId } = z.object(one).parse(changed);
      await changeOperator(deps, { operator, audit }, { operatorId, change: change(changed) });
      return {};
    },
  });
}
