import type { Job } from '@noriter/kit/jobs';
import { readVendorJackpots } from '../actions/read-vendor-jackpots.ts';
import type { JackpotsDeps } from '../deps.ts';
import { vendorsWithJackpots } from '../domain/jackpot.ts';

/** Asks each vendor whose games feed a jackpot what it stands at. */
export const readJackpotsJob: Job<JackpotsDeps> = {
  name: 'read-game-jackpots',
  everyMs: 5_000,
  async run(deps, signal) {
    const { config, games, leftAlone } = deps;
    if (config.GAME_VENDORS_URL === undefined) return;
    for (const vendorKey of vendorsWithJackpots(games.all())) {
      if (signal.aborted) return;
      if (config.GAME_VENDOR_KEYS[vendorKey] === undefined) continue;
      if (leftAlone.has('jackpots', vendorKey)) continue;
      const isRead = await readVendorJackpots(deps, vendorKey);
      if (!isRead) leftAlone.add('jackpots', vendorKey);
    }
  },
};
