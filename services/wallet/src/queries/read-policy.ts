import { z } from 'zod';
import { type CashPolicy, demoPolicy } from '../domain/policy.ts';
import type { PrismaClient } from '../generated/client.ts';
import { cashPolicyShape, policyText } from './cash-policy-document.ts';

const storedDocument = z.record(z.string(), z.unknown());

/** A site's policy and the version it was set at; version 0 is the demonstration policy. */
export type VersionedPolicy = {
  version: number;
  policy: CashPolicy;
  /** Null for version 0. */
  changedAt: Date | null;
  /** The operator; null for version 0. */
  changedBy: string | null;
};

export type PolicyRow = VersionedPolicy & { changedAt: Date; changedBy: string };

export async function readPolicy(
  { prisma }: { prisma: PrismaClient },
  siteId: string,
): Promise<VersionedPolicy> {
  const row = await prisma.cashPolicy.findUnique({ where: { siteId } });
  const none = { version: 0, policy: demoPolicy, changedAt: null, changedBy: null };
  return row === null ? none : policyOfRow(row);
}

type Stored = { version: number; policy: unknown; changedAt: Date; changedBy: string };

export function policyOfRow({ version, changedAt, changedBy, ...row }: Stored): PolicyRow {
  // A document from before a field was there has that field as the demonstration policy does.
  const stored = storedDocument.parse(row.policy);
  const policy = cashPolicyShape.parse({ ...policyText(demoPolicy), ...stored });
  return { version, policy, changedAt, changedBy };
}
