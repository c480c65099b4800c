import { refuse } from '@noriter/kit/result-codes';
import { type Settings, type Versioned, versionedOf } from '@noriter/versioned-settings/settings';
import { z } from 'zod';
import { type CashPolicy, demoPolicy } from '../domain/policy/policy.ts';
import { cashPolicyShape, policyText } from '../domain/policy/policy-document.ts';
import { errors } from '../errors.ts';
import type { PrismaClient } from '../generated/client.ts';

const storedDocument = z.record(z.string(), z.unknown());

/** What members of a site may pay in and out, with its versions. */
export const cashPolicySettings: Settings<CashPolicy, z.input<typeof cashPolicyShape>> = {
  table: 'cash_policy',
  initial: demoPolicy,
  // A document from before a field was there has that field as the demonstration policy does.
  parse: (stored) =>
    cashPolicyShape.parse({ ...policyText(demoPolicy), ...storedDocument.parse(stored) }),
  text: policyText,
  action: 'policy.set',
  conflict: () => refuse(errors, 'W002'),
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
