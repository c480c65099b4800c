import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { versionNumber } from '@noriter/kit/version-number';
import { isVisibleName } from '@noriter/rules/text/names';
import { outcomeShape } from '@noriter/versioned-settings/guarded-routes';
import { z } from 'zod';

import { readDepositAccount } from '../../actions/site/read-deposit-account.ts';
import { saveDepositAccount } from '../../actions/site/save-deposit-account.ts';
import type { IdentityDeps } from '../../deps.ts';
import { depositAccountVersions, listDepositAccounts } from '../../store/site/deposit-accounts.ts';
import { askedReason, uuidText } from '../shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'cash.policy' } as const;
const level = z.int().min(1).max(99);

const accountRow = z.object({
  accountId: z.string(),
  version: z.int(),
  bankName: z.string(),
  accountMasked: z.string(),
  levelFrom: z.int(),
  levelTo: z.int(),
  shownMinutes: z.int(),
  enabled: z.boolean(),
  changedAt: z.iso.datetime(),
  changedBy: z.string().describe('Login id'),
});
const accounts = z.object({ list: z.array(accountRow) });
const versionRow = accountRow.extend({
  changedBy: z.string().describe('Login id of who wanted it so'),
  approvedBy: z.string().nullable().describe('Login id; null where one operator did it alone'),
  reason: z.string().describe('Why it was asked for; empty where one operator did it alone'),
});

nameSchemas({
  DepositAccountView: accountRow,
  DepositAccounts: accounts,
  DepositAccountVersion: versionRow,
});

const list = route({
  path: '/api/admin/site/accounts/list',
  summary: 'The accounts that members pay into, their numbers masked',
  access,
  audits: false,
  body: z.object({}),
  data: accounts,
  handle: async (deps, { caller }) => ({ list: await listDepositAccounts(deps, caller.siteId) }),
});

const versions = route({
  path: '/api/admin/site/accounts/versions',
  summary: 'What an account was before, who changed it, and who approved it',
  access,
  audits: false,
  body: z.object({ accountId: uuidText }),
  data: z.object({ list: z.array(versionRow) }),
  refuses: ['S007'],
  handle: async (deps, { body, caller: { siteId } }) => ({
    list: await depositAccountVersions(deps, { siteId, ...body }),
  }),
});

const save = route({
  path: '/api/admin/site/accounts/save',
  summary: 'Changes an account that members pay into, or asks a second operator for it',
  access,
  audits: true,
  movesMoney: true,
  idempotent: true,
  body: z
    .object({
      accountId: uuidText.optional().describe('Absent for a new account'),
      version: versionNumber.describe('0 is a new account'),
      bankName: z
        .string()
        .trim()
        .min(1)
        .max(40)
        .refine(isVisibleName, 'Has characters that cannot be seen.'),
      accountNumber: z
        .string()
        .trim()
        .regex(/^(\d[\d-]{5,29})?$/)
        .default('')
        .describe('Empty keeps the present one'),
      accountHolder: z
        .string()
        .trim()
        .max(60)
        .refine(isVisibleName, 'Has characters that cannot be seen.')
        .default('')
        .describe('Empty keeps the present one'),
      levelFrom: level,
      levelTo: level,
      shownMinutes: z.int().min(1).max(1_440).describe('How long it is good once it was shown'),
      enabled: z.boolean(),
      reason: askedReason.describe('Needed where it takes a second operator'),
    })
    .refine((body) => body.levelFrom <= body.levelTo, 'The levels run from low to high.')
    .refine(
      (body) => (body.version === 0) === (body.accountId === undefined),
      'A new account has neither id nor version.',
    ),
  data: accounts.extend(outcomeShape).extend({
    outcome: outcomeShape.outcome.describe(
      'asked: a new account, another bank, number or holder, or enabled again; another one has to approve',
    ),
  }),
  refuses: ['A112', 'S005', 'S006', 'S007', 'S013', 'S014', 'C999'],
  async handle(deps, { body, caller: operator, audit, effectId: requestId }) {
    const wish = { ...body, accountId: body.accountId ?? requestId, requestId };
    const outcome = await saveDepositAccount(deps, { operator, audit }, wish);
    const list = await listDepositAccounts(deps, operator.siteId);
    return { list, outcome, requestId: outcome === 'asked' ? requestId : null };
  },
});

const reveal = route({
  path: '/api/admin/site/accounts/reveal',
  summary: 'The number and holder of a deposit account; that it was read is audited',
  access,
  audits: true,
  body: z.object({ accountId: uuidText, version: versionNumber.min(1) }),
  data: z.object({ accountNumber: z.string(), accountHolder: z.string() }),
  refuses: ['S007'],
  handle: (deps, { body, caller: operator, audit }) =>
    readDepositAccount(deps, { operator, audit }, body),
});

export const adminDepositAccountRoutes = [list, versions, save, reveal];
