import { auditRoutes } from '@noriter/kit/audit-routes';
import { consumeDeadLetters } from '@noriter/kit/kafka/dead-letters';
import { createPrisma } from '@noriter/kit/prisma';
import { defineService } from '@noriter/kit/service';
import { memberEvents, siteEvents, topics } from '@noriter/proto/topics';

import { identityConfig } from './config.ts';
import type { IdentityDeps } from './deps.ts';
import { errors } from './errors.ts';
import { onDeadLetters } from './events/on-dead-letters.ts';
import { PrismaClient } from './generated/client.ts';
import { adminDeadLetterRoutes } from './http/admin-dead-letters.ts';
import { adminDecisionRoutes } from './http/admin-decisions.ts';
import { adminDepositAccountRoutes } from './http/admin-deposit-accounts.ts';
import { adminMemberListRoutes } from './http/admin-member-lists.ts';
import { adminMemberRecordRoutes } from './http/admin-member-records.ts';
import { adminMemberRoutes } from './http/admin-members.ts';
import { adminOperatorAccessRoutes } from './http/admin-operator-access.ts';
import { adminOperatorRoutes } from './http/admin-operators.ts';
import { adminProtectionRoutes } from './http/admin-protection.ts';
import { adminRoleRoutes } from './http/admin-roles.ts';
import { adminSessionRoutes } from './http/admin-session.ts';
import { adminSiteRoutes } from './http/admin-site.ts';
import { adminSummaryRoutes } from './http/admin-summary.ts';
import { authRoutes } from './http/auth.ts';
import { internalRoutes } from './http/internal.ts';
import { memberRoutes } from './http/member.ts';
import { memberSessionRoutes } from './http/member-sessions.ts';
import { protectionRoutes } from './http/protection.ts';
import { siteRoutes } from './http/site.ts';
import { endExpiredSessions } from './jobs/end-expired-sessions.ts';
import { forgetDeadLetters } from './jobs/forget-dead-letters.ts';
import { forgetOldAttempts } from './jobs/forget-old-attempts.ts';
import { publishEnds } from './jobs/publish-ends.ts';
import { openPasswords } from './passwords.ts';
import { auditNames } from './queries/audit-names.ts';
import { refuseUnlicensedSites } from './queries/unlicensed-sites.ts';
import { openVault } from './vault.ts';

export const identity = defineService({
  name: 'identity',
  config: identityConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),

  async open(base): Promise<IdentityDeps> {
    const { config, pool } = base;
    const db = createPrisma<PrismaClient>(PrismaClient, pool);
    await refuseUnlicensedSites(db);
    const vault = await openVault(pool, config.DATA_KEYS);
    const cost = { memoryKib: config.ARGON2_MEMORY_KIB, passes: config.ARGON2_PASSES };
    return { ...base, db, vault, passwords: await openPasswords(cost) };
  },
  close: ({ db }) => db.$disconnect(),

  routes: [
    ...authRoutes,
    ...memberRoutes,
    ...memberSessionRoutes,
    ...protectionRoutes,
    ...siteRoutes,
    ...internalRoutes,
    ...adminSessionRoutes,
    ...adminMemberListRoutes,
    ...adminMemberRoutes,
    ...adminMemberRecordRoutes,
    ...adminDecisionRoutes,
    ...adminProtectionRoutes,
    ...adminOperatorRoutes,
    ...adminOperatorAccessRoutes,
    ...adminRoleRoutes,
    ...adminSummaryRoutes,
    ...adminSiteRoutes,
    ...adminDepositAccountRoutes,
    ...adminDeadLetterRoutes,
    ...auditRoutes('identity', auditNames),
  ],
  consumes: consumeDeadLetters<IdentityDeps>(topics, onDeadLetters),
  emits: [memberEvents, siteEvents],
  jobs: [publishEnds, endExpiredSessions, forgetOldAttempts, forgetDeadLetters],
});
