import { consume } from '@noriter/kit/kafka';
import {
  betEvents,
  memberEvents,
  partnerEvents,
  promotionEvents,
  walletEvents,
} from '@noriter/proto/topics';
import type { BoardBase } from '../base.ts';
import { isNoBetNews, onBetEvents } from './events/on-bet-events.ts';
import { onMemberEvents } from './events/on-member-events.ts';
import { movesNoMoney, onPartnerEvents } from './events/on-partner-events.ts';
import { isNoNews, onPromotionEvents } from './events/on-promotion-events.ts';
import { onWalletEvents } from './events/on-wallet-events.ts';
import { notificationRoutes } from './http/notifications.ts';
import { pushRoutes } from './http/push.ts';
import { clearNotificationsJob } from './jobs/clear-notifications.ts';
import { sendPushesJob } from './jobs/send-pushes.ts';

/** Nobody waits for news: a moment's events are written by one statement. */
const batches = { maxBatch: 2_000, restMs: 250 };

/** The notification centre: what happened to a member's money, account and rank. */
export const notificationsModule = {
  routes: [...notificationRoutes, ...pushRoutes],
  consumes: [
    consume<BoardBase, typeof walletEvents>(walletEvents, {
      ...batches,
      handleBatch: onWalletEvents,
    }),
    consume<BoardBase, typeof betEvents>(betEvents, {
      ...batches,
      skip: isNoBetNews,
      handleBatch: onBetEvents,
    }),
    consume<BoardBase, typeof memberEvents>(memberEvents, {
      ...batches,
      handleBatch: onMemberEvents,
    }),
    consume<BoardBase, typeof promotionEvents>(promotionEvents, {
      ...batches,
      skip: isNoNews,
      handleBatch: onPromotionEvents,
    }),
    consume<BoardBase, typeof partnerEvents>(partnerEvents, {
      ...batches,
      skip: movesNoMoney,
      handleBatch: onPartnerEvents,
    }),
  ],
  jobs: [clearNotificationsJob, sendPushesJob],
};
