import { consume } from '@noriter/kit/kafka';
import { defineService } from '@noriter/kit/service';
import { memberEvents, siteEvents, walletEvents } from '@noriter/proto/topics';

import type { NotifierConfig } from './config.ts';
import { notifierConfig } from './config.ts';
import type { NotifierDeps } from './deps.ts';
import { createDoor } from './door.ts';
import { errors } from './errors.ts';
import { onMemberEvents } from './events/on-member-event.ts';
import { onSiteEvent } from './events/on-site-event.ts';
import { onWalletEvents } from './events/on-wallet-event.ts';
import { openLive } from './live.ts';

/** The most events of one batch: its messages leave in one turn of the event loop. */
const EVENTS_PER_BATCH = 500;

/** Events older than the first start are of no interest to open browsers. */
const fromNowOn = { fromBeginning: false, maxBatch: EVENTS_PER_BATCH } as const;

export const notifier = defineService<NotifierConfig, NotifierDeps>({
  name: 'notifier',
  config: notifierConfig,
  codes: errors,
  async open(base) {
    const live = await openLive(base);
    return { ...base, live, door: createDoor(live, base.config) };
  },
  routes: [],
  consumes: [
    consume(walletEvents, { ...fromNowOn, handleBatch: onWalletEvents }),
    consume(memberEvents, { ...fromNowOn, handleBatch: onMemberEvents }),
    // From the beginning, because a site's state is what its events add up to.
    consume(siteEvents, { handle: onSiteEvent }),
  ],
  attach: ({ door }, server) => door.attach(server),
  drain: ({ door }) => door.drain(),
  close: ({ live }) => live.close(),
});
