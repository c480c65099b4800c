import { type Beacon, createBeacon } from '@noriter/fair-draw/beacon-client';
import type { BettingBase } from '../../base.ts';
import { createLinkCache, type LinkCache } from '../domain/link-cache.ts';
import { type GeneratorHealth, openGeneratorHealth } from './generator-health.ts';

/** What draws are made with. */
export type DrawMeans = {
  /** Null when none is configured: draws are then mixed with nothing. */
  beacon: Beacon | null;
  linkCache: LinkCache;
  generator: GeneratorHealth;
};

/** @throws Error when the generator is not sound: the service does not start with it */
export function openDrawMeans({
  config,
  metrics,
  log,
}: Pick<BettingBase, 'config' | 'metrics' | 'log'>): DrawMeans {
  const { BEACON_URL: url, BEACON_CHAIN: chain } = config;
  const generator = openGeneratorHealth(metrics);
  const faults = generator.test();
  if (faults.length > 0) throw new Error(`The generator of seeds fails ${faults.join(', ')}.`);
  if (url === undefined) log.warn('no beacon: whoever has the seeds knows the draws');
  return {
    beacon: url === undefined ? null : createBeacon(url, chain),
    linkCache: createLinkCache(),
    generator,
  };
}
