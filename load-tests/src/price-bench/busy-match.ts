import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { call } from '../../../web/e2e/site-calls.ts';

const WAIT_MS = 30_000;
const LOOK_MS = 250;
/** Of each handicap and total: with them a match has more than two hundred prices. */
const LINES = 9;

const fixtureAnswer = z.object({
  fixture: z.object({
    markets: z.array(z.object({ selections: z.array(z.object({ isOpen: z.boolean() })) })),
  }),
});
const made = z.object({ eventId: z.string() });

/** A match of basketball in play: each basket moves nearly all of its prices. */
export async function openBusyMatch(feedUrl: string) {
  async function steer(order: object): Promise<unknown> {
    const response = await fetch(`${feedUrl}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    if (!response.ok) throw new Error(`${JSON.stringify(order)}: ${response.status}`);
    return response.json();
  }

  /** None while the site does not know the match. */
  async function pricesOpen(): Promise<number> {
    const data = await call('/api/sport/fixture', { fixtureId: eventId }).catch(() => null);
    const markets = fixtureAnswer.safeParse(data).data?.fixture.markets ?? [];
    return markets.flatMap(({ selections }) => selections).filter(({ isOpen }) => isOpen).length;
  }

  const order = { action: 'fixture', sport: 'basketball', startsInSeconds: 2, lines: LINES };
  const { eventId } = made.parse(await steer(order));
  const until = Date.now() + WAIT_MS;
  while ((await pricesOpen()) === 0) {
    if (Date.now() > until) throw new Error('The site does not offer the match.');
    await delay(LOOK_MS);
  }
  let baskets = 0;
  return {
    eventId,
    prices: await pricesOpen(),
    /** Two points for one side, for the other the next time. */
    basket(): Promise<unknown> {
      baskets += 1;
      const side = baskets % 2 === 0 ? 'home' : 'away';
      return steer({ action: 'goal', eventId, side, points: 2 });
    },
  };
}
