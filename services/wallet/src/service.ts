import { auditRoutes } from '@noriter/kit/audit-routes';
import { consume } from '@noriter/kit/kafka';
import { createPrisma } from '@noriter/kit/prisma';
import { defineService } from '@noriter/kit/service';
import { memberEvents, walletCommands, walletEvents } from '@noriter/proto/topics';
import { walletConfig } from './config.ts';
import type { WalletDeps } from './deps.ts';
import { errors } from './errors.ts';
import { onMemberEvent } from './events/on-member-event.ts';
import { COMMANDS_PER_CALL_MAX, onWalletCommands } from './events/on-wallet-commands.ts';
import { PrismaClient } from './generated/client.ts';
import { adminAccountRoutes } from './http/admin-accounts.ts';
import { adminAdjustmentRoutes } from './http/admin-adjustments.ts';
import { adminDebtRoutes } from './http/admin-debts.ts';
import { adminFigureRoutes } from './http/admin-figures.ts';
import { adminLedgerRoutes } from './http/admin-ledger.ts';
import { adminPolicyRoutes } from './http/admin-policy.ts';
import { adminReconciliationRoutes } from './http/admin-reconciliation.ts';
import { adminRequestListRoutes } from './http/admin-request-lists.ts';
import { adminRequestRoutes } from './http/admin-requests.ts';
import { applyCommandRoutes } from './http/apply-commands.ts';
import { balanceRoutes } from './http/balances.ts';
import { cashFeedRoutes } from './http/cash-feed.ts';
import { cashLimitRoutes } from './http/cash-limits.ts';
import { cashRequestRoutes } from './http/cash-requests.ts';
import { closeCommandRoutes } from './http/close-commands.ts';
import { debtRoutes } from './http/debts.ts';
import { gameMoneyRoutes } from './http/game-money.ts';
import { ledgerRoutes } from './http/ledger.ts';
import { pointRoutes } from './http/points.ts';
import { protectionUsageRoutes } from './http/protection-usage.ts';
import { winLoseRoutes } from './http/win-lose.ts';
import { reconcileJob } from './jobs/reconcile.ts';
import { sumCounterAccountsJob } from './jobs/sum-counter-accounts.ts';
import { auditNames } from './queries/audit-names.ts';
import { createBalanceReader } from './queries/read-balances.ts';
import { createTopWithdrawals } from './queries/top-withdrawals.ts';
import { violationsGauge } from './violations-gauge.ts';

/** Under load commands wait this long for each other: a fetch and a commit cost more than they do. */
const COMMANDS_REST_MS = 5;

/** Money: accounts and the ledger, deposits and withdrawals, points. */
export const wallet = defineService({
  name: 'wallet',
  config: walletConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  open: (base): WalletDeps => ({
    ...base,
    prisma: createPrisma(PrismaClient, base.pool),
    balances: createBalanceReader(base.pool),
    topWithdrawals: createTopWithdrawals(base),
    identity: { url: base.config.IDENTITY_URL, service: 'wallet', key: base.config.INTERNAL_KEY },
    violations: violationsGauge(base.metrics),
  }),
  async close({ balances, prisma }) {
    await balances.close();
    await prisma.$disconnect();
  },
  routes: [
    ...balanceRoutes,
    ...applyCommandRoutes,
    ...closeCommandRoutes,
    ...cashRequestRoutes,
    ...cashLimitRoutes,
    ...debtRoutes,
    ...ledgerRoutes,
    ...adminLedgerRoutes,
    ...winLoseRoutes,
    ...pointRoutes,
    ...protectionUsageRoutes,
    ...gameMoneyRoutes,
    ...cashFeedRoutes,
    ...adminRequestListRoutes,
    ...adminRequestRoutes,
    ...adminAccountRoutes,
    ...adminAdjustmentRoutes,
    ...adminDebtRoutes,
    ...adminFigureRoutes,
    ...adminPolicyRoutes,
    ...adminReconciliationRoutes,
    ...auditRoutes('wallet', auditNames),
  ],
  consumes: [
    consume(walletCommands, {
      handleBatch: onWalletCommands,
      maxBatch: COMMANDS_PER_CALL_MAX,
      // The database is at work for the one while this process prepares the other.
      batchesAtOnce: 2,
      restMs: COMMANDS_REST_MS,
    }),
    consume(memberEvents, { handle: onMemberEvent }),
  ],
  emits: [walletEvents],
  jobs: [sumCounterAccountsJob, reconcileJob],
});
