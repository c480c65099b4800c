import type { Job } from '@noriter/kit/jobs';
import { readVendorJackpots } from '../actions/read-vendor-jackpots.ts';
import type { JackpotsDeps } from '../deps.ts';
import { vendorsWithJackpots } from '../domain/jackpot.ts';

/**
 * A vendor that did not answer is left alone for so long: it may have no such call, and its breaker is not
 * to open by it.
 */
const LEFT_ALONE_MS = 120_000;

/** Asks each vendor whose games feed a jackpot what it stands at. */
export function createReadJackpotsJob(): Job<JackpotsDeps> {
  const notBefore = new Map<string, number>();
  return {
    name: 'read-game-jackpots',
    everyMs: 5_000,
    async run(deps, signal) {
      const { config, clock, games } = deps;
      if (config.GAME_VENDORS_URL === undefined) return;
      for (const vendorKey of vendorsWithJackpots(games.all())) {
        if (signal.aborted) return;
        const now = clock.now().getTime();
        if (config.GAME_VENDOR_KEYS[vendorKey] === undefined) continue;
        if (now < (notBefore.get(vendorKey) ?? 0)) continue;
        const isRead = await readVendorJackpots(deps, vendorKey);
        if (!isRead) notBefore.set(vendorKey, now + LEFT_ALONE_MS);
      }
    },
  };
}
