import type { ServiceBase } from '@noriter/kit/service';

import type { IdentityConfig } from './config.ts';
import type { PrismaClient } from './generated/client.ts';
import type { Passwords } from './passwords.ts';
import type { Vault } from './vault.ts';

/**
 * What identity's actions and queries are given. Queries read through `db`; actions write with SQL
 * in one transaction of `pool`, because the event and the audit entry belong in it.
 */
export type IdentityDeps = ServiceBase<IdentityConfig> & {
  db: PrismaClient;
  vault: Vault;
  passwords: Passwords;
};
