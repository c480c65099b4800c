import { consume } from '@noriter/kit/kafka';
import { walletEvents } from '@noriter/proto/topics';
import type { PartnerBase } from '../base.ts';
import type { TransfersDeps } from './deps.ts';
import { isNoOutcome, onWalletEvents } from './events/on-wallet-events.ts';
import { transferRoutes } from './http/transfers.ts';

const EVENTS_PER_BATCH_MAX = 500;

/** A caller may wait for so long more: a fetch for each of the site's bets costs more than it saves. */
const REST_MS = 25;

/** Giving money down the tree, and taking it back. */
export const transfersModule = {
  open: ({ config: { IDENTITY_URL, WALLET_URL, SERVICE_KEY: key } }: PartnerBase) => ({
    identity: { url: IDENTITY_URL, to: 'identity', service: 'partner', key } as const,
    wallet: { url: WALLET_URL, to: 'wallet', service: 'partner', key } as const,
  }),
  routes: transferRoutes,
  consumes: [
    // A group of its own: callers wait for it, and for no payment of a period.
    consume<TransfersDeps, typeof walletEvents>(walletEvents, {
      group: 'partner-transfers',
      handleBatch: onWalletEvents,
      skip: isNoOutcome,
      maxBatch: EVENTS_PER_BATCH_MAX,
      restMs: REST_MS,
    }),
  ],
};
