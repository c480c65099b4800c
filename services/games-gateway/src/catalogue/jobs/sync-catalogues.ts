import type { Job } from '@noriter/kit/jobs';
import { syncCatalogue } from '../actions/sync-catalogue.ts';
import type { CatalogueDeps } from '../deps.ts';

/** A catalogue that was read is read again after so long. */
const CATALOGUE_AGE_MS = 300_000;

/**
 * Reads the catalogues that are due: a new vendor's soon after it was added. A vendor that does not answer
 * is left until the next run, and keeps no other one waiting.
 */
export const syncCataloguesJob: Job<CatalogueDeps> = {
  name: 'sync-game-catalogues',
  everyMs: 15_000,
  async run(deps, signal) {
    if (deps.config.GAME_VENDORS_URL === undefined) return;
    const due = new Date(deps.clock.now().getTime() - CATALOGUE_AGE_MS);
    for (const { vendorKey, syncedAt } of deps.vendors.all()) {
      if (syncedAt !== null && syncedAt > due) continue;
      if (signal.aborted || deps.config.GAME_VENDOR_KEYS[vendorKey] === undefined) continue;
      await syncCatalogue(deps, vendorKey, signal).catch((err: unknown) => {
        deps.log.warn({ err, vendorKey }, 'a catalogue could not be read');
      });
    }
  },
};
