import { refuse } from '@noriter/kit/result-codes';
import { loosenedCash } from '@noriter/rules/settings/cash-policy';
import {
  type GuardedSettings,
  type Versioned,
  versionedOf,
} from '@noriter/versioned-settings/settings';
import { z } from 'zod';
import { type CashPolicy, initialPolicy } from '../domain/policy/policy.ts';
import { cashPolicyShape, policyText } from '../domain/policy/policy-document.ts';
import { errors } from '../errors.ts';
import type { PrismaClient } from '../generated/client.ts';
import { requestRefusals } from '../request-refusals.ts';

const storedDocument = z.record(z.string(), z.unknown());

/** What members of a site may pay in and out, and operators do alone, with its versions. */
export const cashPolicySettings: GuardedSettings<CashPolicy, z.input<typeof cashPolicyShape>> = {
  table: 'cash_policy',
  initial: initialPolicy,
  // A document from before a field was there has that field as a site that has set nothing.
  parse: (stored) =>
    cashPolicyShape.parse({ ...policyText(initialPolicy), ...storedDocument.parse(stored) }),
  text: policyText,
  action: 'policy.set',
  conflict: () => refuse(errors, 'W002'),
  guard: {
    loosens: (before, after) => loosenedCash(policyText(before), policyText(after)),
    editor: 'operatorId',
    audited: 'policy',
    refusals: requestRefusals,
    pending: () => refuse(errors, 'W018'),
  },
};

/** A site's policy at this moment. */
export async function readPolicy(
  { prisma }: { prisma: PrismaClient },
  siteId: string,
): Promise<Omit<Versioned<CashPolicy>, 'document'> & { policy: CashPolicy }> {
  const row = await prisma.cashPolicy.findUnique({ where: { siteId } });
  const { document: policy, ...version } = versionedOf(cashPolicySettings, row);
  return { ...version, policy };
}
