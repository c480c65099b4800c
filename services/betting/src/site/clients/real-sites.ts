import type { ServiceBase } from '@noriter/kit/service';
import { callService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { BettingConfig } from '../../config.ts';

const answer = z.object({ siteIds: z.array(z.string()) });

/**
 * Draws for real money are mixed with what nobody here can know. Identity itself neither starts nor
 * makes a site a real one without a beacon; this is for an address that betting alone was not given.
 * While identity is away its own look has to do.
 *
 * @throws Error naming the site in real mode that would be drawn for without a beacon
 */
export async function refuseDrawsWithoutBeacon({
  config,
  log,
}: Pick<ServiceBase<BettingConfig>, 'config' | 'log'>): Promise<void> {
  const { BEACON_URL: beacon, IDENTITY_URL: url, SERVICE_KEY: key } = config;
  if (beacon !== undefined) return;
  const identity = { url, to: 'identity', service: 'betting', key } as const;
  const found = await callService(identity, '/internal/sites/real', {}, answer).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'identity does not say which sites are in real mode');
      return null;
    },
  );
  const [siteId] = found?.siteIds ?? [];
  if (siteId === undefined) return;
  throw new Error(`Site ${siteId} is in real mode without BEACON_URL: it does not start.`);
}
