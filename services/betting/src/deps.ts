import type { MicroBatcher } from '@noriter/kit/micro-batch';
import type { ReplyInbox } from '@noriter/kit/reply';
import type { ServiceBase } from '@noriter/kit/service';
import type { RemoteService } from '@noriter/kit/service-client';
import type { Decision } from './actions/decide-slips.ts';
import type { Placed } from './actions/place-slips.ts';
import type { Rechecked } from './actions/recheck-slips.ts';
import type { StakeCalls } from './actions/take-stakes.ts';
import type { BettingConfig } from './config.ts';
import type { DecidedCommands } from './decided-commands.ts';
import type { StakeOutcome } from './domain/placement/stake.ts';
import type { FeedMetrics } from './feed/feed-metrics.ts';
import type { FeedListener } from './feed/listener.ts';
import type { PrismaClient } from './generated/client.ts';
import type { Placement } from './queries/placement.ts';
import type { SiteDocuments } from './queries/site-documents.ts';

/** What the betting service's actions need: the kit's base, and what service.ts opens. */
export type BettingDeps = ServiceBase<BettingConfig> & {
  /** Lists and settings; bets are written through the pool alone. */
  prisma: PrismaClient;
  /** Where the wallet answers the callers of this process. */
  replies: ReplyInbox<StakeOutcome>;
  /** Odds and limits as they were last read. */
  siteDocuments: SiteDocuments;
  /** Places slips, those that arrive together in one transaction. */
  placements: MicroBatcher<Placement, Placed>;
  /** Looks at slips in play a second time, by their ids, as `placements` places them. */
  rechecks: MicroBatcher<string, Rechecked>;
  /** Writes down what became of stakes, those that arrive together in one transaction. */
  decisions: MicroBatcher<Decision, void>;
  wallet: RemoteService;
  /** The stakes it was called for. */
  stakeCalls: StakeCalls;
  /** Those that callers of this process have heard of. */
  decidedCommands: DecidedCommands;
  /** Hears what sports are offered. */
  feed: FeedListener;
  feedMetrics: FeedMetrics;
};
