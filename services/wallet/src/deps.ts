import type { Auditor } from '@noriter/kit/audit';
import type { MicroBatcher } from '@noriter/kit/micro-batch';
import type { ServiceBase } from '@noriter/kit/service';
import type { RemoteService } from '@noriter/kit/service-client';
import type { Velocity } from '@noriter/velocity/velocity';
import type { Counter } from 'prom-client';
import type { WalletConfig } from './config.ts';
import type { Account } from './domain/ledger/account.ts';
import type { PrismaClient } from './generated/client.ts';
import type { TopWithdrawals } from './store/requests/top-withdrawals.ts';
import type { ForbiddenCommands } from './wallet-metrics.ts';

/** What the wallet's actions need: the kit's base, and what service.ts opens. */
export type WalletDeps = ServiceBase<WalletConfig> & {
  /** Lists and settings; money moves through the pool alone. */
  prisma: PrismaClient;
  /** Reads of balances, gathered into one statement. */
  balances: MicroBatcher<string, Account | null>;
  /** The main page's ranking of a site, read again every few seconds at most. */
  topWithdrawals: (siteId: string) => Promise<TopWithdrawals>;
  identity: RemoteService;
  /** Refuses cash requests that come faster than people make them. */
  velocity: Velocity;
  /** Commands that their senders may not ask for; one is a defect or an intruder. */
  forbiddenCommands: ForbiddenCommands;
  /** What said how members are protected who stake. */
  standings: Counter<'by'>;
};

/** The member who asks, as their session has it. */
export type Requester = { memberId: string; siteId: string; level: number };

/** The operator behind an adjustment or a write-off. */
export type AdjustedBy = {
  siteId: string;
  operatorId: string;
  /** The login id, for those who see the request. */
  loginId: string;
  audit: Auditor;
};
