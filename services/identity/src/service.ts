import { auditRoutes } from '@noriter/kit/audit-routes';
import { consumeDeadLetters } from '@noriter/kit/kafka/dead-letters';
import { createPrisma } from '@noriter/kit/prisma';
import { defineService } from '@noriter/kit/service';
import { memberEvents, siteEvents, topics } from '@noriter/proto/topics';

import { forgetHitsJob } from '@noriter/velocity/forget-hits';
import { openVelocity } from '@noriter/velocity/velocity';
import { readSettings } from '@noriter/versioned-settings/store';
import { identityConfig } from './config.ts';
import type { IdentityDeps } from './deps.ts';
import { errors } from './errors.ts';
import { onDeadLetters } from './events/on-dead-letters.ts';
import { PrismaClient } from './generated/client.ts';
import { adminDeadLetterRoutes } from './http/admin/dead-letters.ts';
import { adminDecisionRoutes } from './http/admin/decisions.ts';
import { adminDepositAccountRequestRoutes } from './http/admin/deposit-account-requests.ts';
import { adminDepositAccountRoutes } from './http/admin/deposit-accounts.ts';
import { adminMemberListRoutes } from './http/admin/members/member-lists.ts';
import { adminMemberMarkRoutes } from './http/admin/members/member-marks.ts';
import { adminMemberRecordRoutes } from './http/admin/members/member-records.ts';
import { adminMemberSecretRoutes } from './http/admin/members/member-secrets.ts';
import { adminMemberRoutes } from './http/admin/members/members.ts';
import { enrolmentRoutes } from './http/admin/operators/enrolment.ts';
import { adminOperatorAccessRoutes } from './http/admin/operators/operator-access.ts';
import { adminOperatorRequestRoutes } from './http/admin/operators/operator-requests.ts';
import { adminOperatorRoutes } from './http/admin/operators/operators.ts';
import { ownCredentialRoutes } from './http/admin/operators/own-credentials.ts';
import { ownPasskeyRoutes } from './http/admin/operators/own-passkeys.ts';
import { adminRoleRoutes } from './http/admin/operators/roles.ts';
import { adminProtectionRoutes } from './http/admin/protection.ts';
import { adminSessionRoutes } from './http/admin/session.ts';
import { adminSiteRoutes } from './http/admin/site.ts';
import { adminSummaryRoutes } from './http/admin/summary.ts';
import { adminVelocityRoutes } from './http/admin/velocity.ts';
import { authRoutes } from './http/auth.ts';
import { internalRoutes } from './http/internal.ts';
import { memberRoutes } from './http/member.ts';
import { memberPasskeyRoutes } from './http/member-passkeys.ts';
import { memberSecondFactorRoutes } from './http/member-second-factor.ts';
import { memberSessionRoutes } from './http/member-sessions.ts';
import { partnerRoutes } from './http/partners.ts';
import { protectionRoutes } from './http/protection.ts';
import { siteRoutes } from './http/site.ts';
import { endExpiredSessions } from './jobs/end-expired-sessions.ts';
import { fillNicknameSkeletons } from './jobs/fill-nickname-skeletons.ts';
import { forgetDeadLetters } from './jobs/forget-dead-letters.ts';
import { forgetOldAttempts } from './jobs/forget-old-attempts.ts';
import { publishEnds } from './jobs/publish-ends.ts';
import { countOperatorLogins } from './operator-logins.ts';
import { openPasswords } from './passwords.ts';
import { auditNames } from './store/audit-names.ts';
import { refuseUnfitSites } from './store/site/unfit-sites.ts';
import { velocitySettings } from './store/site/velocity-rules.ts';
import { openVault } from './store/vault.ts';

/** Who looks at their own data does not wait longer for the balances beside it. */
const BALANCES_MS_MAX = 1_000;

export const identity = defineService({
  name: 'identity',
  config: identityConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),

  async open(base): Promise<IdentityDeps> {
    const { config, pool } = base;
    const db = createPrisma<PrismaClient>(PrismaClient, pool);
    await refuseUnfitSites({ db, pool, config });
    const vault = await openVault(pool, config.DATA_KEYS);
    const cost = { memoryKib: config.ARGON2_MEMORY_KIB, passes: config.ARGON2_PASSES };
    const { WALLET_URL: url, SERVICE_KEY: key } = config;
    const wallet = {
      url,
      to: 'wallet',
      service: 'identity',
      key,
      timeoutMs: BALANCES_MS_MAX,
    } as const;
    const operatorLogins = countOperatorLogins(base.metrics);
    const passwords = await openPasswords(cost);
    const velocity = openVelocity(base, {
      kind: 'log-in',
      read: async (siteId) => (await readSettings(pool, velocitySettings, siteId)).document,
    });
    return { ...base, db, vault, wallet, passwords, operatorLogins, velocity };
  },
  async close({ db, velocity }) {
    await velocity.close();
    await db.$disconnect();
  },

  routes: [
    ...authRoutes,
    ...memberRoutes,
    ...partnerRoutes,
    ...memberSessionRoutes,
    ...memberSecondFactorRoutes,
    ...memberPasskeyRoutes,
    ...protectionRoutes,
    ...siteRoutes,
    ...internalRoutes,
    ...adminSessionRoutes,
    ...adminMemberListRoutes,
    ...adminMemberRoutes,
    ...adminMemberMarkRoutes,
    ...adminMemberRecordRoutes,
    ...adminMemberSecretRoutes,
    ...adminDecisionRoutes,
    ...adminProtectionRoutes,
    ...adminOperatorRoutes,
    ...adminOperatorAccessRoutes,
    ...adminOperatorRequestRoutes,
    ...enrolmentRoutes,
    ...ownCredentialRoutes,
    ...ownPasskeyRoutes,
    ...adminRoleRoutes,
    ...adminSummaryRoutes,
    ...adminSiteRoutes,
    ...adminDepositAccountRoutes,
    ...adminDepositAccountRequestRoutes,
    ...adminVelocityRoutes,
    ...adminDeadLetterRoutes,
    ...auditRoutes('identity', auditNames),
  ],
  consumes: [consumeDeadLetters<IdentityDeps>(topics, onDeadLetters)],
  emits: [memberEvents, siteEvents],
  jobs: [
    publishEnds,
    endExpiredSessions,
    forgetOldAttempts,
    forgetDeadLetters,
    forgetHitsJob,
    fillNicknameSkeletons,
  ],
});
