import { consume } from '@noriter/kit/kafka';
import { defineService } from '@noriter/kit/service';
import {
  betEvents,
  drawEvents,
  marketEvents,
  memberEvents,
  siteEvents,
  walletEvents,
} from '@noriter/proto/topics';

import type { NotifierConfig } from './config.ts';
import { notifierConfig } from './config.ts';
import type { NotifierDeps } from './deps.ts';
import { createDoor } from './door.ts';
import { errors } from './errors.ts';
import { onBetEvents } from './events/on-bet-event.ts';
import { onDrawEvent } from './events/on-draw-event.ts';
import { onMarketEvents } from './events/on-market-event.ts';
import { onMemberEvents } from './events/on-member-event.ts';
import { onSiteEvent } from './events/on-site-event.ts';
import { onWalletEvents } from './events/on-wallet-event.ts';
import { openLive } from './live.ts';
import { isUnread, isUnreadOutcome } from './unread-events.ts';

/** The most events of one batch: its messages leave in one turn of the event loop. */
const EVENTS_PER_BATCH = 2_000;

/**
 * Under load events wait this long for each other: a fetch, and a write to each socket, cost more
 * than an event does, and nobody sees it in a balance.
 */
const REST_MS = 8;

/** What becomes of a bet is read by its player alone, and changes no figure: it may wait longer. */
const BETS_REST_MS = 25;

export const notifier = defineService<NotifierConfig, NotifierDeps>({
  name: 'notifier',
  config: notifierConfig,
  codes: errors,
  async open(base) {
    const live = await openLive(base);
    return { ...base, live, door: createDoor(live, base.config) };
  },
  routes: [],
  // From their beginning: a partition that changes hands before its first event would lose it
  // otherwise. What is old is dropped by its version, or has no reader.
  consumes: [
    consume<NotifierDeps, typeof walletEvents>(walletEvents, {
      maxBatch: EVENTS_PER_BATCH,
      restMs: REST_MS,
      skip: isUnreadOutcome,
      handleBatch: onWalletEvents,
    }),
    consume<NotifierDeps, typeof betEvents>(betEvents, {
      maxBatch: EVENTS_PER_BATCH,
      restMs: BETS_REST_MS,
      skip: isUnread,
      handleBatch: onBetEvents,
    }),
    consume(memberEvents, { maxBatch: EVENTS_PER_BATCH, handleBatch: onMemberEvents }),
    consume(siteEvents, { handle: onSiteEvent }),
    consume(drawEvents, { handle: onDrawEvent }),
    consume(marketEvents, {
      maxBatch: EVENTS_PER_BATCH,
      restMs: REST_MS,
      handleBatch: onMarketEvents,
    }),
  ],
  attach: ({ door }, server) => door.attach(server),
  drain: ({ door }) => door.drain(),
  close: ({ live }) => live.close(),
});
