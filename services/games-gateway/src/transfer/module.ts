import type { GamesBase } from '../base.ts';
import { bringLeftMoneyJob } from './jobs/bring-left-money.ts';
import { driveTransfersJob } from './jobs/drive-transfers.ts';
import { openTransferGauges } from './store/open-gauges.ts';

/** Money between cash and vendors with wallets of their own. */
export const transferModule = {
  open(base: GamesBase): GamesBase {
    openTransferGauges(base);
    return base;
  },
  jobs: [driveTransfersJob, bringLeftMoneyJob],
};
