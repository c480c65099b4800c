import { setTimeout as delay } from 'node:timers/promises';
import { steer } from '../../e2e/odds-feed.ts';
import { call } from '../../e2e/site-calls.ts';

const waitMs = 30_000;
const lookMs = 250;
/** Of each handicap and total: with them a match has more than two hundred prices. */
const lines = 9;
const points = 2;

export type BusyMatch = Awaited<ReturnType<typeof openBusyMatch>>;

/** A match of basketball in play: each basket moves nearly all of its prices. */
export async function openBusyMatch() {
  const made = await steer({ action: 'fixture', sport: 'basketball', startsInSeconds: 2, lines });
  const eventId = String(made.eventId);
  const until = Date.now() + waitMs;
  while ((await pricesOpen(eventId)) === 0) {
    if (Date.now() > until) throw new Error('The site does not offer the match.');
    await delay(lookMs);
  }
  let baskets = 0;
  return {
    eventId,
    prices: await pricesOpen(eventId),
    /** Two points for one side, for the other the next time. */
    basket(): Promise<unknown> {
      baskets += 1;
      const side = baskets % 2 === 0 ? 'home' : 'away';
      return steer({ action: 'goal', eventId, side, points });
    },
  };
}

type Shown = { markets: { selections: { isOpen: boolean }[] }[] };

/** None while the site does not know the match. */
async function pricesOpen(fixtureId: string): Promise<number> {
  const data = await call('/api/sport/fixture', { fixtureId }).catch(() => null);
  const { markets } = (data?.fixture as Shown | undefined) ?? { markets: [] };
  return markets.flatMap(({ selections }) => selections).filter(({ isOpen }) => isOpen).length;
}
