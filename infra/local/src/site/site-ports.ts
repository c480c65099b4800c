import { perService, serviceNames } from '@noriter/registry/names';
import type { ServiceName } from '@noriter/registry/services';
import { freePort } from '../servers/ports.ts';

export type SitePorts = Record<ServiceName | Other, number>;

type Other = (typeof others)[number];

const others = [
  'oddsFeed',
  'gameVendors',
  'drawBeacon',
  'partnerBackOffice',
  'postgres',
  'kafka',
  'redis',
] as const;

export async function choosePorts(given: Partial<SitePorts>): Promise<SitePorts> {
  const chosen = new Map<keyof SitePorts, number>();
  for (const name of [...serviceNames, ...others] as const) {
    chosen.set(name, given[name] ?? (await freePort()));
  }
  const of = (name: keyof SitePorts) => chosen.get(name) ?? 0;
  return {
    ...perService(of),
    oddsFeed: of('oddsFeed'),
    gameVendors: of('gameVendors'),
    drawBeacon: of('drawBeacon'),
    partnerBackOffice: of('partnerBackOffice'),
    postgres: of('postgres'),
    kafka: of('kafka'),
    redis: of('redis'),
  };
}
