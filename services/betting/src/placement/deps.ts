import type { Velocity } from '@noriter/velocity/velocity';
import type { AskedWallet } from '@noriter/wallet-client/call-wallet';
import type { Decisions } from './actions/open-decisions.ts';
import type { PlacementBatch } from './actions/open-placements.ts';
import type { RevalidationBatch } from './actions/revalidate-slips.ts';
import type { PlaceSlipsDeps } from './actions/steps/decide-all.ts';
import type { RevalidationFaults } from './clients/revalidation-faults.ts';

/** What placing a slip needs, from its route to its answer. */
export type PlacementDeps = PlaceSlipsDeps & {
  /** Places slips, those that arrive together in one transaction. */
  placements: PlacementBatch;
  /** Validates slips in play again, by their ids, as `placements` places them. */
  revalidations: RevalidationBatch;
  revalidationFaults: RevalidationFaults;
  /** Writes down what became of stakes, those that arrive together in one transaction. */
  decisions: Decisions;
  wallet: AskedWallet;
  /** Refuses slips that come faster than people place them. */
  velocity: Velocity;
};
