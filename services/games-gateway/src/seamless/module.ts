import type { LaunchDeps } from '../launch/deps.ts';
import { decideTransactions } from './actions/steps/decide-transactions.ts';
import { finishTransactions } from './actions/steps/finish-transactions.ts';
import { openBatch } from './actions/steps/open-batch.ts';
import { playersOf } from './actions/steps/players-of.ts';
import { openCashBatch } from './clients/cash-batch.ts';
import { openCommandBatch } from './clients/command-batch.ts';
import type { SeamlessDeps } from './deps.ts';
import { healthRoutes } from './http/admin-health.ts';
import { vendorDoor } from './http/vendor-door.ts';
import { endInterruptedRoundsJob } from './jobs/end-interrupted-rounds.ts';
import { forgetCallsJob } from './jobs/forget-calls.ts';
import { settlePendingJob } from './jobs/settle-pending.ts';
import { openVendorMetrics } from './metrics.ts';
import { openCallCounts } from './store/call-counts.ts';
import { openPendingGauge } from './store/open-pending-gauge.ts';

/** Under load calls wait so long for each other: a transaction costs nearly the same for one and for twenty. */
const REST_MS = 5;

/** Vendors that play on our members' cash: their calls, and our answers to them. */
export const seamlessModule = {
  open(base: LaunchDeps): SeamlessDeps {
    const { log } = base;
    openPendingGauge(base);
    return {
      ...base,
      players: openBatch({
        log,
        name: "players of vendors' calls",
        restMs: 0,
        run: (calls) => playersOf(base, calls),
      }),
      decisions: openBatch({
        log,
        name: "vendors' transactions",
        restMs: REST_MS,
        run: (asked) => decideTransactions(base, asked),
      }),
      commands: openCommandBatch(base.wallet),
      cash: openCashBatch(base.wallet),
      endings: openBatch({
        log,
        name: 'answered transactions',
        restMs: REST_MS,
        run: (answered) => finishTransactions(base, answered),
      }),
      settling: new Map(),
      vendorMetrics: openVendorMetrics(base.metrics),
      callCounts: openCallCounts(base),
    };
  },
  async close({ players, decisions, commands, cash, endings, callCounts }: SeamlessDeps) {
    for (const batch of [players, decisions, commands, cash, endings]) await batch.close();
    await callCounts.close();
  },
  routes: [...healthRoutes],
  rawRoutes: [vendorDoor],
  jobs: [settlePendingJob, endInterruptedRoundsJob, forgetCallsJob],
};
