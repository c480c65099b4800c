import { type CashPolicy, demoPolicy } from '../domain/policy.ts';
import type { PrismaClient } from '../generated/client.ts';
import { cashPolicyShape } from './cash-policy-document.ts';

/** A site's policy and the version it was set at; version 0 is the demonstration policy. */
export type VersionedPolicy = { version: number; policy: CashPolicy };

export async function readPolicy(
  { prisma }: { prisma: PrismaClient },
  siteId: string,
): Promise<VersionedPolicy> {
  const row = await prisma.cashPolicy.findUnique({ where: { siteId } });
  if (row === null) return { version: 0, policy: demoPolicy };
  return { version: row.version, policy: cashPolicyShape.parse(row.policy) };
}
