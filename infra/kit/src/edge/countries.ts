/**
 * The country of an address, from a database on this machine in MaxMind's format (GeoLite2-Country,
 * dbip-country-lite and the like), which is read again when its file is replaced.
 */
import { type CountryResponse, open } from 'maxmind';

/** ISO 3166's two letters, or null for an address of which nobody knows. */
export type CountryOf = (address: string) => string | null;

/**
 * @param file of the database; without one no country is known
 * @throws when there is no such database
 */
export async function openCountries(file: string | undefined): Promise<CountryOf> {
  if (file === undefined) return () => null;
  const reader = await open<CountryResponse>(file, {
    watchForUpdates: true,
    watchForUpdatesNonPersistent: true,
  });
  return (address) => {
    try {
      return reader.get(address)?.country?.iso_code ?? null;
    } catch {
      // No address at all, as of a client that is gone.
      return null;
    }
  };
}
