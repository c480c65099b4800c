import type { GamesWorld } from './games-world.ts';

/** What the service says of a gauge at a scrape, of one with this label; NaN where it says nothing. */
export async function gaugeOf({ service }: GamesWorld, name: string, label = ''): Promise<number> {
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  const line = new RegExp(`^${name}(?:\\{.*${label}.*\\})? (.+)$`, 'm');
  return Number(line.exec(metrics)?.[1]);
}
