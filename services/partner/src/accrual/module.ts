import { consume } from '@noriter/kit/kafka';
import { isNoBetEnding, isNoGameRound } from '@noriter/proto/play-endings';
import { betEvents, gameEvents, walletEvents } from '@noriter/proto/topics';
import type { PartnerBase } from '../base.ts';
import { openLateMembers } from './actions/open-late-members.ts';
import type { AccrualDeps } from './deps.ts';
import { onBetEvents } from './events/on-bet-events.ts';
import { isNoCash, onCashEvents } from './events/on-cash-events.ts';
import { onGameEvents } from './events/on-game-events.ts';
import { whyRoutes } from './http/why.ts';

/** Of more bets more are of the same chain and partner, and share a row of its day. */
const EVENTS_PER_BATCH_MAX = 10_000;

/** One is read and reckoned while the database writes the other. */
const BATCHES_AT_ONCE = 2;

/** So many events share a transaction: nobody waits for one of them. */
const REST_MS = 250;

/** What bets, rounds of games and cash earn, counted once for each version of their settlement. */
export const accrualModule = {
  open: (base: PartnerBase) => ({ treeBooks: new Map(), lateMembers: openLateMembers(base) }),
  routes: whyRoutes,
  consumes: [
    consume<AccrualDeps, typeof betEvents>(betEvents, {
      handleBatch: onBetEvents,
      skip: isNoBetEnding,
      maxBatch: EVENTS_PER_BATCH_MAX,
      batchesAtOnce: BATCHES_AT_ONCE,
      restMs: REST_MS,
    }),
    consume<AccrualDeps, typeof gameEvents>(gameEvents, {
      handleBatch: onGameEvents,
      skip: isNoGameRound,
      maxBatch: EVENTS_PER_BATCH_MAX,
      batchesAtOnce: BATCHES_AT_ONCE,
      restMs: REST_MS,
    }),
    // A group of its own: payments and transfers do not wait for it.
    consume<AccrualDeps, typeof walletEvents>(walletEvents, {
      group: 'partner-cash',
      handleBatch: onCashEvents,
      skip: isNoCash,
      maxBatch: EVENTS_PER_BATCH_MAX,
      restMs: REST_MS,
    }),
  ],
};
