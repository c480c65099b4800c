/**
 * Invariant: on a site in real mode guests and members read from the countries that it may serve,
 * and from nowhere else. The gateway judges calls; `/ws` may go past it, and names its site in
 * CONNECT alone.
 */
import { type CountryOf, openCountries } from '@noriter/kit/countries';
import { isPublishedSiteKey } from '@noriter/kit/published-keys';
import type { ServiceBase } from '@noriter/kit/service';
import { type SiteRules, watchSites } from '@noriter/kit/site-rules';
import type { NotifierConfig } from '../config.ts';
import type { Principal } from '../domain/principal.ts';
import type { Failure } from '../stomp/session-types.ts';

/** Why somebody at an address is not served; null where they are. */
type EntryJudge = (principal: Principal, address: string) => Failure | null;

export type Entry = { judge: EntryJudge; stop(): void };

type EntryDeps = {
  rules: Pick<SiteRules, 'countries'>;
  countryOf: CountryOf;
  sites: NotifierConfig['SITES'];
};

const fromElsewhere: Failure = {
  code: 'S008',
  reason: 'This site may not serve the country of this address',
  // They come home, or the site is opened to them: the channel finds out by itself.
  close: 'tryLater',
};

const unknownSite: Failure = {
  code: 'S001',
  reason: 'This site is not known here',
  close: 'policy',
};

const underPublishedKey: Failure = {
  code: 'S001',
  reason: 'A site in real mode is not served under the key of the demonstration',
  close: 'policy',
};

/** @throws when there is no such database of countries */
export async function openEntry({ config, log }: ServiceBase<NotifierConfig>): Promise<Entry> {
  const { GEO_DATABASE, IDENTITY_URL: url, SERVICE_KEY: key, SITES: sites } = config;
  const countryOf = await openCountries(GEO_DATABASE);
  const identity = { url, to: 'identity', service: 'notifier', key } as const;
  const rules = watchSites(identity, Object.keys(sites), log);
  await rules.known;
  return { judge: createEntryJudge({ rules, countryOf, sites }), stop: () => rules.stop() };
}

export function createEntryJudge({ rules, countryOf, sites }: EntryDeps): EntryJudge {
  return (principal, address) => {
    if (principal.kind === 'operator') return null;
    const { siteId } = principal;
    const site = sites[siteId];
    // Nobody asks for its rules, and they may be those of a site in real mode.
    if (site === undefined) return unknownSite;
    const countries = rules.countries(siteId);
    // Before the rules are known calls may read too. Who is connected is judged again.
    if (countries === null || countries === 'unknown') return null;
    if (isPublishedSiteKey(site.key)) return underPublishedKey;
    return countries.has(countryOf(address) ?? '') ? null : fromElsewhere;
  };
}
