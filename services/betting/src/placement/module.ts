import { betEvents, slipEvents, walletCommands } from '@noriter/proto/topics';
import { forgetHitsJob } from '@noriter/velocity/forget-hits';
import { openVelocity } from '@noriter/velocity/velocity';
import { readSettings } from '@noriter/versioned-settings/store';
import { openWalletCaller } from '@noriter/wallet-client/wallet-caller';
import { velocitySettings } from '../site/store/velocity-rules.ts';
import { openDecisions } from './actions/open-decisions.ts';
import { openPlacementBatch } from './actions/open-placements.ts';
import { openRevalidationBatch } from './actions/revalidate-slips.ts';
import type { PlaceSlipsDeps } from './actions/steps/decide-all.ts';
import { openRevalidationFaults } from './clients/revalidation-faults.ts';
import type { PlacementDeps } from './deps.ts';
import { givenFreeBets } from './events/on-promotion-events.ts';
import { betLimitRoutes } from './http/bet-limits.ts';
import { betRoutes } from './http/bets.ts';
import { freeBetRoutes } from './http/free-bets.ts';
import { askStakesJob } from './jobs/ask-stakes.ts';
import { clearRefusalsJob } from './jobs/clear-refusals.ts';
import { closeSlipsJob } from './jobs/close-slips.ts';
import { revalidateSlipsJob } from './jobs/revalidate-slips.ts';
import { openUnansweredGauge } from './store/pending-slips.ts';

/** Slips: asked for, decided, written, staked, accepted or refused. */
export const placementModule = {
  async open(base: Omit<PlaceSlipsDeps, 'walletCaller'>): Promise<PlacementDeps> {
    const { WALLET_URL: url, SERVICE_KEY: key, COMMAND_KEY: commandKeys } = base.config;
    const wallet = { url, to: 'wallet', service: 'betting', key, commandKeys } as const;
    const walletCaller = openWalletCaller({ ...base, wallet });
    openUnansweredGauge(base);
    const revalidationFaults = openRevalidationFaults(base.metrics);
    const deps = { ...base, wallet, walletCaller, revalidationFaults };
    const velocity = openVelocity(base, {
      kind: 'bet',
      read: async (siteId) => (await readSettings(base.pool, velocitySettings, siteId)).document,
    });
    return {
      ...deps,
      velocity,
      placements: openPlacementBatch({ ...deps, velocity }),
      revalidations: openRevalidationBatch(deps),
      decisions: openDecisions(deps),
    };
  },
  async close({ velocity, placements, revalidations, walletCaller, decisions }: PlacementDeps) {
    await placements.close();
    await velocity.close();
    await revalidations.close();
    await walletCaller.close();
    await decisions.close();
  },
  routes: [...betRoutes, ...betLimitRoutes, ...freeBetRoutes],
  consumes: [givenFreeBets],
  emits: [slipEvents, betEvents, walletCommands],
  jobs: [askStakesJob, revalidateSlipsJob, closeSlipsJob, clearRefusalsJob, forgetHitsJob],
};
