import { auditRoutes } from '@noriter/kit/audit-routes';
import { consume } from '@noriter/kit/kafka';
import { createMicroBatcher } from '@noriter/kit/micro-batch';
import { createPrisma } from '@noriter/kit/prisma';
import { createReplyInbox } from '@noriter/kit/reply';
import { defineService } from '@noriter/kit/service';
import {
  betEvents,
  drawEvents,
  marketEvents,
  memberEvents,
  siteEvents,
  walletCommands,
  walletEvents,
} from '@noriter/proto/topics';
import { commitDecisions } from './actions/decide-slips.ts';
import { placeSlips } from './actions/place-slips.ts';
import { recheckSlips } from './actions/recheck-slips.ts';
import { takeAnswered } from './actions/take-stakes.ts';
import { bettingConfig } from './config.ts';
import { createDecidedCommands } from './decided-commands.ts';
import type { BettingDeps } from './deps.ts';
import { errors } from './errors.ts';
import { onMemberEvent } from './events/on-member-event.ts';
import { onSiteEvent } from './events/on-site-event.ts';
import { isDecided, onWalletEvents } from './events/on-wallet-events.ts';
import { stakeReply } from './events/stake-message.ts';
import { createFeedMetrics } from './feed/feed-metrics.ts';
import { createFeedListener } from './feed/listener.ts';
import { PrismaClient } from './generated/client.ts';
import { adminBetRoutes } from './http/admin-bets.ts';
import { adminLimitRoutes } from './http/admin-limits.ts';
import { adminOddsRoutes } from './http/admin-odds.ts';
import { adminRoundRoutes } from './http/admin-rounds.ts';
import { adminSlipRoutes } from './http/admin-slip.ts';
import { adminSportRoutes } from './http/admin-sport.ts';
import { adminExposureRoutes } from './http/admin-sport-exposure.ts';
import { adminResultRoutes } from './http/admin-sport-result.ts';
import { adminSportRuleRoutes } from './http/admin-sport-rules.ts';
import { adminTicketVoidRoutes } from './http/admin-ticket-voids.ts';
import { adminVoidRoutes } from './http/admin-voids.ts';
import { betEndingRoutes } from './http/bet-endings.ts';
import { betLimitRoutes } from './http/bet-limits.ts';
import { betListRoutes } from './http/bet-lists.ts';
import { betRoutes } from './http/bets.ts';
import { miniGameRoutes } from './http/mini-games.ts';
import { miniMarketRoutes } from './http/mini-markets.ts';
import { sportChangeRoutes } from './http/sport-changes.ts';
import { sportRoutes } from './http/sports.ts';
import { clearFixturesJob } from './jobs/clear-fixtures.ts';
import { clearRefusalsJob } from './jobs/clear-refusals.ts';
import { closeSlipsJob } from './jobs/close-slips.ts';
import { recheckSlipsJob } from './jobs/recheck-slips.ts';
import { refundVoidedJob } from './jobs/refund-voided.ts';
import { runRoundsJob } from './jobs/run-rounds.ts';
import { settleBetsJob } from './jobs/settle-bets.ts';
import { settleTicketsJob } from './jobs/settle-tickets.ts';
import { auditNames } from './queries/audit-names.ts';
import { createSiteDocuments } from './queries/site-documents.ts';

/**
 * Slips that are placed in one transaction, and those that may wait for it. A transaction costs
 * nearly the same for one slip and for twenty, so under load they wait for each other a little: half
 * as long costs a tenth more processor, and late answers come later for it.
 */
const PLACEMENTS = { maxBatch: 100, maxQueue: 5_000, restMs: 28 };

/** Outcomes of their stakes: those of one call of the wallet come together. */
const DECISIONS = { maxBatch: 500, maxQueue: 20_000 };

/**
 * Nobody waits for these events: callers are answered by replies. When they are looked at, the reply
 * has long been written down, also where much is under way; what asked both would do it twice.
 */
const EVENTS_REST_MS = 500;

/** Mini games: rounds that everybody can check, bets on them, and what those pay. Sports: what the odds feed offers. */
export const betting = defineService({
  name: 'betting',
  config: bettingConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  async open(base): Promise<BettingDeps> {
    const deps: BettingDeps = {
      ...base,
      prisma: createPrisma(PrismaClient, base.pool),
      replies: await createReplyInbox(base.redis, base.ids.next(), stakeReply),
      siteDocuments: createSiteDocuments(),
      placements: createMicroBatcher({
        ...PLACEMENTS,
        run: (placements) => placeSlips(deps, placements),
      }),
      rechecks: createMicroBatcher({
        ...PLACEMENTS,
        run: (slipIds) => recheckSlips(deps, slipIds),
      }),
      decisions: createMicroBatcher({
        ...DECISIONS,
        run: async (outcomes) => {
          const decided = await commitDecisions(base.pool, outcomes, takeAnswered(deps.stakeCalls));
          for (const { commandId } of outcomes) deps.decidedCommands.add(commandId);
          return decided;
        },
      }),
      wallet: { url: base.config.WALLET_URL, service: 'betting', key: base.config.INTERNAL_KEY },
      stakeCalls: { underWay: 0, answered: [] },
      decidedCommands: createDecidedCommands(),
      feed: createFeedListener(),
      feedMetrics: createFeedMetrics(base.metrics),
    };
    return deps;
  },
  attach: (deps) => deps.feed.start(deps),
  // Before the outbox is emptied: that it hears no more is told, too.
  drain: ({ feed }) => feed.stop(),
  async close({ replies, placements, rechecks, decisions, prisma }) {
    await placements.close();
    await rechecks.close();
    await replies.close();
    await decisions.close();
    await prisma.$disconnect();
  },
  routes: [
    ...miniGameRoutes,
    ...miniMarketRoutes,
    ...betRoutes,
    ...betListRoutes,
    ...betLimitRoutes,
    ...betEndingRoutes,
    ...adminOddsRoutes,
    ...adminLimitRoutes,
    ...adminBetRoutes,
    ...adminSlipRoutes,
    ...adminRoundRoutes,
    ...adminVoidRoutes,
    ...adminExposureRoutes,
    ...adminSportRuleRoutes,
    ...adminTicketVoidRoutes,
    ...adminResultRoutes,
    ...sportRoutes,
    ...sportChangeRoutes,
    ...adminSportRoutes,
    ...auditRoutes('betting', auditNames),
  ],
  consumes: [
    consume<BettingDeps, typeof walletEvents>(walletEvents, {
      skip: isDecided,
      handleBatch: onWalletEvents,
      maxBatch: 1_000,
      restMs: EVENTS_REST_MS,
    }),
    consume(memberEvents, { handle: onMemberEvent }),
    consume(siteEvents, { handle: onSiteEvent }),
  ],
  emits: [drawEvents, betEvents, marketEvents, walletCommands],
  jobs: [
    runRoundsJob,
    recheckSlipsJob,
    closeSlipsJob,
    settleBetsJob,
    settleTicketsJob,
    refundVoidedJob,
    clearFixturesJob,
    clearRefusalsJob,
  ],
});
