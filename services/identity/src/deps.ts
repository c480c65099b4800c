import type { Auditor } from '@noriter/kit/audit';
import type { OperatorCaller } from '@noriter/kit/caller';
import type { ServiceBase } from '@noriter/kit/service';
import type { RemoteService } from '@noriter/kit/service-client';
import type { Velocity } from '@noriter/velocity/velocity';
import type { Counter } from 'prom-client';

import type { IdentityConfig } from './config.ts';
import type { PrismaClient } from './generated/client.ts';
import type { Passwords } from './passwords.ts';
import type { Vault } from './store/vault.ts';

/**
 * What identity's actions and queries are given. Queries read through `db`; actions write with SQL
 * in one transaction of `pool`, because the event and the audit entry belong in it.
 */
export type IdentityDeps = ServiceBase<IdentityConfig> & {
  db: PrismaClient;
  vault: Vault;
  passwords: Passwords;
  wallet: RemoteService;
  /** Refuses log-ins that come faster than people make them. */
  velocity: Velocity;
  operatorLogins: Counter<'outcome'>;
};

/** The operator behind an act, and the writer of its audit entry. */
export type DecidedBy = { operator: OperatorCaller; audit: Auditor };
