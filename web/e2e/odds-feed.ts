/** Steers the sandbox's odds feed: matches of a test's own, whose world stands still but for it. */
import { expect } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { call } from './site-calls.ts';

/** A match that a test made: its id, and names nobody else has. */
export type OwnMatch = { eventId: string; home: string; away: string };

let made = 0;

/** Where the feed takes its orders; the site under test says it. */
function feedUrl(): string {
  const url = process.env.NORITER_ODDS_FEED_URL;
  if (!url) throw new Error('NORITER_ODDS_FEED_URL is not set: start-site.ts sets it.');
  return url;
}

export async function steer(order: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${feedUrl()}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A match of soccer in which nothing happens by itself, once the site offers it. */
export async function ownMatch(mode: 'live' | 'prematch'): Promise<OwnMatch> {
  made += 1;
  const mark = `${Date.now().toString().slice(-6)}${made % 10}`;
  const names = { home: `홈팀${mark}`, away: `원정${mark}` };
  const { eventId } = await steer({
    action: 'fixture',
    sport: 'soccer',
    startsInSeconds: mode === 'live' ? 2 : 3_600,
    homeKo: names.home,
    homeEn: names.home,
    awayKo: names.away,
    awayEn: names.away,
    quiet: true,
  });
  await expect
    .poll(async () => offered(mode, names.home), { timeout: limits.soon })
    .toContain(eventId);
  return { eventId: String(eventId), ...names };
}

/** Says the odds of who wins: home, draw, away. */
export async function publishOdds({ eventId }: OwnMatch, odds: readonly string[]): Promise<void> {
  const [home, draw, away] = odds;
  await steer({
    action: 'odds',
    eventId,
    marketId: 1,
    outcomes: { '1': home, '2': draw, '3': away },
  });
}

type Shown = { markets: { marketKey: string; selections: { odds: string }[] }[] };

/** Waits until the site offers the home side of a match at these odds. */
export async function untilOffered({ eventId }: OwnMatch, odds: string | undefined): Promise<void> {
  const home = async () => {
    const { fixture } = await call('/api/sport/fixture', { fixtureId: eventId });
    const { markets } = fixture as Shown;
    const winner = markets.find(({ marketKey }) => marketKey.startsWith('three-way/regular'));
    return winner?.selections[0]?.odds;
  };
  await expect.poll(home, { intervals: [50, 100, 200] }).toBe(odds);
}

async function offered(mode: string, search: string): Promise<unknown[]> {
  const { list } = await call('/api/sport/fixtures', { sport: 'all', mode, search, page: 1 });
  return Array.isArray(list) ? list.map((one: { fixtureId: string }) => one.fixtureId) : [];
}
