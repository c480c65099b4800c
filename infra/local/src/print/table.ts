import { upstreamNames } from '@noriter/registry/names';
import Table from 'cli-table3';
import { demoCode, demoMembers, demoOperators } from '../site/demo.ts';
import type { Site } from '../site/site.ts';

/** No colours, and no line between the rows: it has to fit on one screen. */
const plain = {
  style: { head: [], border: [], compact: true },
};

/** What a newcomer needs once the site is up: where it is and who to log in as. */
export function siteTable(site: Site): string {
  const { servers, services } = site;
  const addresses = new Table({ ...plain, head: ['address', ''] });
  addresses.push(
    [site.url, 'the site'],
    [`${site.url}/admin`, 'the back office'],
    ...upstreamNames.map((name) => [services[name].url, name]),
    ...(site.oddsFeed ? [[site.oddsFeed.url, 'odds feed (sandbox)']] : []),
    ...(site.gameVendors ? [[site.gameVendors.url, 'game vendors (sandbox)']] : []),
    ...(site.drawBeacon ? [[site.drawBeacon.url, 'draw beacon (sandbox)']] : []),
    ...(site.partnerBackOffice
      ? [[site.partnerBackOffice.url, 'external back office of partners (sandbox)']]
      : []),
    [servers.postgres.address, `PostgreSQL (${servers.postgres.found})`],
    [servers.kafka.address, `Kafka (${servers.kafka.found})`],
    [servers.redis.address, `Redis (${servers.redis.found})`],
    [`${site.dataDir}/logs`, 'logs'],
  );
  const logins = new Table({ ...plain, head: ['demonstration login', 'password', ''] });
  for (const { loginId, password, role } of [...demoOperators, ...demoMembers]) {
    logins.push([loginId, password, role]);
  }
  return `${addresses.toString()}\n${logins.toString()}`;
}

/** The operators' second factor now, and the secret for an authenticator app. */
export function codeLine(at: Date): string {
  const { code, secondsLeft, secret } = demoCode(at);
  return `Second factor of the operators: ${code} (for ${secondsLeft} s more; secret ${secret})`;
}
