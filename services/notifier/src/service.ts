import { consume } from '@noriter/kit/kafka';
import { defineService } from '@noriter/kit/service';
import {
  betEvents,
  drawEvents,
  gameEvents,
  marketEvents,
  memberEvents,
  messageEvents,
  partnerEvents,
  promotionEvents,
  siteEvents,
  slipEvents,
  stakeEvents,
  walletEvents,
} from '@noriter/proto/topics';

import { type NotifierConfig, notifierConfig } from './config.ts';
import {
  isUnread,
  isUnreadMessage,
  isUnreadOutcome,
  isUnreadRanking,
} from './delivery/unread-events.ts';
import type { NotifierDeps } from './deps.ts';
import { errors } from './errors.ts';
import { onBetEvents } from './events/on-bet-event.ts';
import { onDrawEvent } from './events/on-draw-event.ts';
import { isNoLock, onGameEvents } from './events/on-game-event.ts';
import { onMarketEvents } from './events/on-market-event.ts';
import { onMemberEvents } from './events/on-member-event.ts';
import { onMessageEvents } from './events/on-message-event.ts';
import { onPartnerEvents } from './events/on-partner-event.ts';
import { onPromotionEvents } from './events/on-promotion-event.ts';
import { onSiteEvent } from './events/on-site-event.ts';
import { onWalletEvents } from './events/on-wallet-event.ts';
import { openLive } from './live.ts';
import { createSocketServer } from './socket-server.ts';

/** The most events of one batch: its messages leave in one turn of the event loop. */
const EVENTS_PER_BATCH = 2_000;

/**
 * Under load events wait this long for each other: a fetch, and a write to each socket, cost more
 * than an event does, and nobody sees it in a balance.
 */
const REST_MS = 8;

/** What becomes of a bet is read by its player alone, and changes no figure: it may wait longer. */
const BETS_REST_MS = 25;

const moneyNews = {
  maxBatch: EVENTS_PER_BATCH,
  restMs: REST_MS,
  skip: isUnreadOutcome,
  handleBatch: onWalletEvents,
};

/** Outcomes alone are on their topic. */
const stakeNews = { ...moneyNews, skip: isUnread };

const betNews = {
  maxBatch: EVENTS_PER_BATCH,
  restMs: BETS_REST_MS,
  skip: isUnread,
  handleBatch: onBetEvents,
};

export const notifier = defineService<NotifierConfig, NotifierDeps>({
  name: 'notifier',
  config: notifierConfig,
  codes: errors,
  async open(base) {
    const live = await openLive(base);
    return { ...base, live, sockets: createSocketServer(live, base.config) };
  },
  routes: [],
  // From their beginning: a partition that changes hands before its first event would lose it
  // otherwise. What is old is dropped by its version, or has no reader.
  consumes: [
    consume<NotifierDeps, typeof walletEvents>(walletEvents, moneyNews),
    consume<NotifierDeps, typeof stakeEvents>(stakeEvents, stakeNews),
    consume<NotifierDeps, typeof slipEvents>(slipEvents, betNews),
    consume<NotifierDeps, typeof betEvents>(betEvents, betNews),
    consume<NotifierDeps, typeof messageEvents>(messageEvents, {
      maxBatch: EVENTS_PER_BATCH,
      restMs: BETS_REST_MS,
      skip: isUnreadMessage,
      handleBatch: onMessageEvents,
    }),
    consume<NotifierDeps, typeof partnerEvents>(partnerEvents, {
      maxBatch: EVENTS_PER_BATCH,
      restMs: BETS_REST_MS,
      skip: isUnread,
      handleBatch: onPartnerEvents,
    }),
    consume<NotifierDeps, typeof promotionEvents>(promotionEvents, {
      maxBatch: EVENTS_PER_BATCH,
      restMs: BETS_REST_MS,
      skip: isUnreadRanking,
      handleBatch: onPromotionEvents,
    }),
    consume(memberEvents, { maxBatch: EVENTS_PER_BATCH, handleBatch: onMemberEvents }),
    consume(siteEvents, { handle: onSiteEvent }),
    consume(drawEvents, { handle: onDrawEvent }),
    consume<NotifierDeps, typeof gameEvents>(gameEvents, {
      maxBatch: EVENTS_PER_BATCH,
      restMs: REST_MS,
      skip: isNoLock,
      handleBatch: onGameEvents,
    }),
    consume(marketEvents, {
      maxBatch: EVENTS_PER_BATCH,
      restMs: REST_MS,
      handleBatch: onMarketEvents,
    }),
  ],
  attach: ({ sockets }, server) => sockets.attach(server),
  drain: ({ sockets }) => sockets.drain(),
  close: ({ live }) => live.close(),
});
