import type { MicroBatcher } from '@noriter/kit/micro-batch';
import type { ServiceBase } from '@noriter/kit/service';
import type { RemoteService } from '@noriter/kit/service-client';
import type { Gauge } from 'prom-client';
import type { WalletConfig } from './config.ts';
import type { Account } from './domain/account.ts';
import type { PrismaClient } from './generated/client.ts';
import type { TopWithdrawals } from './queries/top-withdrawals.ts';

/** What the wallet's actions need: the kit's base, and what service.ts opens. */
export type WalletDeps = ServiceBase<WalletConfig> & {
  /** Lists and settings; money moves through the pool alone. */
  prisma: PrismaClient;
  /** Reads of balances, gathered into one statement. */
  balances: MicroBatcher<string, Account | null>;
  /** The main page's ranking of a site, read again every few seconds at most. */
  topWithdrawals: (siteId: string) => Promise<TopWithdrawals>;
  identity: RemoteService;
  /** Violations the last reconciliation found, by check. */
  violations: Gauge<'check'>;
};
