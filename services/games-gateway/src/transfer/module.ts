import { bringLeftMoneyJob } from './jobs/bring-left-money.ts';
import { driveTransfersJob } from './jobs/drive-transfers.ts';

/** Money between cash and vendors with wallets of their own. */
export const transferModule = { jobs: [driveTransfersJob, bringLeftMoneyJob] };
