import { isAddressEntry } from '@noriter/kit/address-list';
import { listOf, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { isVisibleName } from '@noriter/rules/text/names';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { askNewOperator } from '../../../actions/operators/ask-operator.ts';
import { changeOperator, type OperatorChange } from '../../../actions/operators/change-operator.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { listOperators, operatorNames } from '../../../store/operators/list-operators.ts';
import { operatorShape, roleIdText, uuidText } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'operators.manage' } as const;

const addresses = z
  .array(z.string().refine(isAddressEntry, 'An entry is an address or a CIDR range.'))
  .max(100);

/** Read by the operator who has to approve it. */
const why = {
  reason: z.string().trim().max(200).refine(isPlainBlock, 'Has control characters.').default(''),
};

const operatorName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine(isVisibleName, 'Has characters that cannot be seen.');

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
      isEnrolled: z.boolean().describe('Has set password and second factor'),
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
  summary: 'Asks for a new operator; another operator has to approve it',
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    loginId: z
      .string()
      .trim()
      .min(4)
      .max(40)
      .regex(/^[\w.-]+$/),
    name: operatorName,
    role: roleIdText,
    addresses: addresses.default([]),
    ...why,
  }),
  data: z.object({ requestId: z.string() }),
  refuses: ['A101', 'A105', 'A106', 'A112', 'A114', 'C999'],
  async handle(deps, { body, caller: operator, audit, effectId: requestId }) {
    await askNewOperator(deps, { operator, audit }, { ...body, requestId });
    return { requestId };
  },
});

const one = { operatorId: uuidText };

export const adminOperatorRoutes = [
  list,
  names,
  create,
  changeRoute('disable', 'Disables an operator', z.object(one), () => ({ kind: 'disable' })),
  changeRoute(
    'enable',
    'Takes the lock off, and asks to enable who is disabled',
    z.object({ ...one, ...why }),
    () => ({
      kind: 'enable',
    }),
  ),
  changeRoute(
    'setRole',
    "Changes an operator's role; what gives more rights waits for another operator",
    z.object({ ...one, role: roleIdText, ...why }),
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
    'Sets the addresses an operator may log in from, none lets every one in; more wait for another operator',
    z.object({ ...one, addresses, ...why }),
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
    data: z.object({ isWaiting: z.boolean().describe('Another operator has to approve it') }),
    refuses: ['A102', 'A103', 'A104', 'A105', 'A106', 'A112', 'A114', 'C999'],
    async handle(deps, { body: changed, caller: operator, audit, effectId: requestId }) {
      const { operatorId, reason } = z.object({ ...one, ...why }).parse(changed);
      const wish = { operatorId, change: change(changed), requestId, reason };
      return changeOperator(deps, { operator, audit }, wish);
    },
  });
}
