import { z } from 'zod';
import { waitUntil } from '../machine/wait-until.ts';
import { mustCall } from './site-client.ts';

/** Something to bet on, as it was offered. */
export type SportLeg = {
  fixtureId: string;
  marketKey: string;
  selectionId: string;
  odds: string;
};

const OFFERED_MS_MAX = 30_000;

const offered = z.object({
  fixture: z.object({
    markets: z.array(
      z.object({
        marketKey: z.string(),
        selections: z.array(
          z.object({ selectionId: z.string(), odds: z.string(), isOpen: z.boolean() }),
        ),
      }),
    ),
  }),
});

/** Who wins, of sports that know a draw: what every soccer match is offered with. */
export const THREE_WAY = 'three-way/regular/points';

/** What of a fixture takes bets at this moment, a market after the other. */
export async function openLegs(url: string, fixtureId: string): Promise<SportLeg[]> {
  const { fixture } = offered.parse(await mustCall(url, '/api/sport/fixture', { fixtureId }));
  return fixture.markets.flatMap(({ marketKey, selections }) =>
    selections
      .filter(({ isOpen }) => isOpen)
      .map(({ selectionId, odds }) => ({ fixtureId, marketKey, selectionId, odds })),
  );
}

/** The three sides of a soccer match, once the site offers it: home, draw, away. */
export async function threeWayLegs(url: string, fixtureId: string): Promise<SportLeg[]> {
  let legs: SportLeg[] = [];
  await waitUntil(
    `${fixtureId} is offered`,
    async () => {
      const all = await openLegs(url, fixtureId);
      legs = all.filter(({ marketKey }) => marketKey === THREE_WAY);
      return legs.length === 3;
    },
    OFFERED_MS_MAX,
  );
  return legs;
}
