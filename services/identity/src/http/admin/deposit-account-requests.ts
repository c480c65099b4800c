import { decideRoute } from '@noriter/four-eyes/decide-route';
import { requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { versionNumber } from '@noriter/kit/version-number';
import { z } from 'zod';
import { decideDepositAccount } from '../../actions/site/decide-deposit-account.ts';
import type { IdentityDeps } from '../../deps.ts';
import { requestRefusals } from '../../request-refusals.ts';
import { listDepositAccountRequests } from '../../store/site/list-deposit-account-requests.ts';
import { uuidText } from '../shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'cash.policy' } as const;

const paidInto = z.object({
  bankName: z.string(),
  accountNumber: z.string().describe('Whole while the request waits, masked afterwards'),
  accountHolder: z.string().describe('Whole while the request waits, masked afterwards'),
  levelFrom: z.int(),
  levelTo: z.int(),
  shownMinutes: z.int(),
  enabled: z.boolean(),
});

const requestRow = z.object({
  requestId: z.string(),
  ...requestShape,
  accountId: z.string(),
  version: versionNumber.describe('The version it was made from; 0 of a new account'),
  before: paidInto.nullable().describe('Null of a new account'),
  after: paidInto.describe('What the account is to become'),
  changes: z.array(z.string()).describe('The fields that take a second operator'),
  isStale: z.boolean().describe('The account has changed since: it cannot be approved'),
});

nameSchemas({ DepositAccountRequest: requestRow, PaidInto: paidInto });

const list = route({
  path: '/api/admin/site/accounts/requests',
  summary:
    'What is asked of the accounts that members pay into: all that waits, and the newest decided',
  access,
  audits: false,
  body: z.object({}),
  data: z.object({ list: z.array(requestRow) }),
  async handle(deps, { caller: { siteId, operatorId } }) {
    const found = await listDepositAccountRequests(deps, siteId);
    const list = found.map(({ request, ...account }) => {
      const { requestId, accountId, version, changes } = request;
      const view = requestView(request, operatorId);
      return { requestId, ...view, accountId, version, changes, ...account };
    });
    return { list };
  },
});

const decide = decideRoute<IdentityDeps>()({
  path: '/api/admin/site/accounts/decide',
  summary: 'A second operator approves an account or refuses it; who asked may take it back',
  permission: access.permission,
  requestId: uuidText,
  refusals: requestRefusals,
  refuses: ['S006'],
  decide: (deps, { audit, ...operator }, decision) =>
    decideDepositAccount(deps, { operator, audit }, decision),
});

export const adminDepositAccountRequestRoutes = [list, decide];
