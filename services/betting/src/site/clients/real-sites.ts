import type { ServiceBase } from '@noriter/kit/service';
import { callService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { BettingConfig } from '../../config.ts';

type Base = Pick<ServiceBase<BettingConfig>, 'config' | 'log' | 'clock'>;

const answer = z.object({ siteIds: z.array(z.string()) });

/** For so long identity's answer counts. Who is a real site a moment ago has no members yet. */
const ANSWER_COUNTS_MS = 5_000;

/** A site in real mode, as identity last said; null when there is none. */
export type RealSite = () => Promise<string | null>;

/**
 * Draws for real money are mixed with what nobody here can know. Identity itself neither starts nor
 * makes a site a real one without a beacon; this is for an address that betting alone was not given,
 * and for rounds that were announced without one. A site becomes a real one while betting runs, so it
 * is asked again. While identity is away its last answer has to do, and its own look before the first.
 */
export function openRealSites({ config, log, clock }: Base): RealSite {
  const { BEACON_URL: beacon, IDENTITY_URL: url, SERVICE_KEY: key } = config;
  const identity = { url, to: 'identity', service: 'betting', key } as const;
  let last: { siteId: string | null; askedAt: number } | null = null;
  return async () => {
    const now = clock.now().getTime();
    if (last !== null && Math.abs(now - last.askedAt) < ANSWER_COUNTS_MS) return last.siteId;
    const found = await callService(identity, '/internal/sites/real', {}, answer).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'identity does not say which sites are in real mode');
        return null;
      },
    );
    const siteId = found === null ? (last?.siteId ?? null) : (found.siteIds[0] ?? null);
    if (beacon === undefined && siteId !== null && siteId !== last?.siteId) {
      log.error({ siteId }, 'a site is in real mode without BEACON_URL: nothing is drawn for it');
    }
    last = { siteId, askedAt: now };
    return siteId;
  };
}

/** @throws Error naming the site in real mode that would be drawn for without a beacon */
export async function refuseDrawsWithoutBeacon(
  { config }: Pick<Base, 'config'>,
  realSite: RealSite,
): Promise<void> {
  if (config.BEACON_URL !== undefined) return;
  const siteId = await realSite();
  if (siteId === null) return;
  throw new Error(`Site ${siteId} is in real mode without BEACON_URL: it does not start.`);
}
