import { auditRoutes } from '@noriter/kit/audit-routes';
import { consume } from '@noriter/kit/kafka';
import { createPrisma } from '@noriter/kit/prisma';
import { defineService } from '@noriter/kit/service';
import { isNoBetEnding, isNoGameRound } from '@noriter/proto/play-endings';
import {
  betEvents,
  gameEvents,
  memberEvents,
  stakeEvents,
  walletCommands,
  walletEvents,
} from '@noriter/proto/topics';
import { forgetHitsJob } from '@noriter/velocity/forget-hits';
import { openVelocity } from '@noriter/velocity/velocity';
import { readSettings } from '@noriter/versioned-settings/store';
import { walletConfig } from './config.ts';
import type { WalletDeps } from './deps.ts';
import { errors } from './errors.ts';
import { onBetEvents } from './events/on-bet-events.ts';
import { onGameEvents } from './events/on-game-events.ts';
import { onMemberEvents } from './events/on-member-events.ts';
import { COMMANDS_PER_CALL_MAX, onWalletCommands } from './events/on-wallet-commands.ts';
import { PrismaClient } from './generated/client.ts';
import { adminAccountRoutes } from './http/admin/accounts.ts';
import { adminAdjustmentRoutes } from './http/admin/adjustments.ts';
import { adminDebtRoutes } from './http/admin/debts.ts';
import { adminFigureRoutes } from './http/admin/figures.ts';
import { adminLedgerRoutes } from './http/admin/ledger.ts';
import { adminPolicyRoutes } from './http/admin/policy.ts';
import { adminReconciliationRoutes } from './http/admin/reconciliation.ts';
import { adminRequestListRoutes } from './http/admin/request-lists.ts';
import { adminRequestRoutes } from './http/admin/requests.ts';
import { adminVelocityRoutes } from './http/admin/velocity.ts';
import { applyCommandRoutes } from './http/apply-commands.ts';
import { balanceRoutes } from './http/balances.ts';
import { cashFeedRoutes } from './http/cash-feed.ts';
import { cashLimitRoutes } from './http/cash-limits.ts';
import { cashRequestRoutes } from './http/cash-requests.ts';
import { closeCommandRoutes } from './http/close-commands.ts';
import { debtRoutes } from './http/debts.ts';
import { houseEntryRoutes } from './http/house-entries.ts';
import { ledgerRoutes } from './http/ledger.ts';
import { operatorActRoutes } from './http/operator-acts.ts';
import { pointRoutes } from './http/points.ts';
import { protectionUsageRoutes } from './http/protection-usage.ts';
import { transferRoutes } from './http/transfers.ts';
import { turnoverRoutes } from './http/turnover.ts';
import { unappliedCommandRoutes } from './http/unapplied-commands.ts';
import { winLoseRoutes } from './http/win-lose.ts';
import { readUnreadProtectionsJob } from './jobs/read-unread-protections.ts';
import { proveLedgerJob, reconcileJob } from './jobs/reconcile.ts';
import { sumCounterAccountsJob } from './jobs/sum-counter-accounts.ts';
import { auditNames } from './store/audit-names.ts';
import { createBalanceReader } from './store/ledger/read-balances.ts';
import { openReconciliationGauges } from './store/reconciliation/gauges.ts';
import { createTopWithdrawals } from './store/requests/top-withdrawals.ts';
import { velocitySettings } from './store/velocity-rules.ts';
import { forbiddenCommandsCounter, standingsCounter } from './wallet-metrics.ts';

/** Under load commands wait this long for each other: a fetch and a commit cost more than they do. */
const COMMANDS_REST_MS = 5;

/** Turnover may come a moment later: fewer fetches leave the processor to the stakes. */
const BETS_REST_MS = 250;
const BETS_PER_BATCH = 1_000;

/** As many as identity says the protection of by one call. */
const MEMBERS_PER_BATCH = 1_000;

/** Money: accounts and the ledger, deposits and withdrawals, points. */
export const wallet = defineService({
  name: 'wallet',
  config: walletConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  open(base): WalletDeps {
    openReconciliationGauges(base);
    return {
      ...base,
      prisma: createPrisma(PrismaClient, base.pool),
      balances: createBalanceReader(base.pool),
      topWithdrawals: createTopWithdrawals(base),
      identity: {
        url: base.config.IDENTITY_URL,
        to: 'identity',
        service: 'wallet',
        key: base.config.SERVICE_KEY,
      },
      velocity: openVelocity(base, {
        kind: 'cash-request',
        read: async (siteId) => (await readSettings(base.pool, velocitySettings, siteId)).document,
      }),
      forbiddenCommands: forbiddenCommandsCounter(base.metrics),
      standings: standingsCounter(base.metrics),
    };
  },
  async close({ balances, prisma, velocity }) {
    await velocity.close();
    await balances.close();
    await prisma.$disconnect();
  },
  routes: [
    ...balanceRoutes,
    ...applyCommandRoutes,
    ...closeCommandRoutes,
    ...houseEntryRoutes,
    ...unappliedCommandRoutes,
    ...operatorActRoutes,
    ...cashRequestRoutes,
    ...cashLimitRoutes,
    ...debtRoutes,
    ...transferRoutes,
    ...turnoverRoutes,
    ...ledgerRoutes,
    ...adminLedgerRoutes,
    ...winLoseRoutes,
    ...pointRoutes,
    ...protectionUsageRoutes,
    ...cashFeedRoutes,
    ...adminRequestListRoutes,
    ...adminRequestRoutes,
    ...adminAccountRoutes,
    ...adminAdjustmentRoutes,
    ...adminDebtRoutes,
    ...adminFigureRoutes,
    ...adminPolicyRoutes,
    ...adminReconciliationRoutes,
    ...adminVelocityRoutes,
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
    consume(memberEvents, { handleBatch: onMemberEvents, maxBatch: MEMBERS_PER_BATCH }),
    consume<WalletDeps, typeof betEvents>(betEvents, {
      maxBatch: BETS_PER_BATCH,
      restMs: BETS_REST_MS,
      skip: isNoBetEnding,
      handleBatch: onBetEvents,
    }),
    consume<WalletDeps, typeof gameEvents>(gameEvents, {
      maxBatch: BETS_PER_BATCH,
      restMs: BETS_REST_MS,
      skip: isNoGameRound,
      handleBatch: onGameEvents,
    }),
  ],
  emits: [walletEvents, stakeEvents],
  jobs: [
    sumCounterAccountsJob,
    reconcileJob,
    proveLedgerJob,
    forgetHitsJob,
    readUnreadProtectionsJob,
  ],
});
