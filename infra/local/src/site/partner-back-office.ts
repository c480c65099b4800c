import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { KeeperSpec } from '../processes/keeper.ts';
import { sandboxKeeper } from './sandbox-keeper.ts';
import { type SiteFacts, serviceUrl } from './services.ts';

const ID_DIGITS = 12;

/** The external back office. Partners enter it, and the site goes on without it. */
export function partnerBackOfficeKeeper(
  { keys, ports }: Pick<SiteFacts, 'keys' | 'ports'>,
  { port, dataDir }: { port: number; dataDir: string },
): KeeperSpec {
  const jwk = keys.linkKey.public;
  // As the kit names keys.
  const kid = createHash('sha256')
    .update(jwk.x ?? '')
    .digest('hex')
    .slice(0, ID_DIGITS);
  const siteUrls = [serviceUrl(ports.gateway), `http://localhost:${ports.gateway}`];
  return sandboxKeeper({
    name: 'partner-back-office',
    port,
    logDir: join(dataDir, 'logs'),
    env: {
      PUBLIC_URL: serviceUrl(port),
      SITE_URLS: siteUrls.join(','),
      LINK_KEYS: JSON.stringify({ keys: [{ ...jwk, kid }] }),
    },
  });
}
