import { createHash, randomUUID } from 'node:crypto';
import type { SiteFacts } from '@noriter/local/services';
import { z } from 'zod';
import { openGame, waitForGames } from './game-seats.ts';
import type { PlayerSession } from './site-client.ts';

/** Games whose vendors are played by k6. */
const baccarat = { vendorKey: 'evolution', gameKey: 'noriter-baccarat-1' } as const;
const slot = { vendorKey: 'pragmatic', gameKey: 'noriter-seoul-night' } as const;
const AT_ONCE = 8;

/** A seat at a vendor, as the script reads it. */
type Seat = { player: string; session: string };
type VendorKey = (typeof baccarat | typeof slot)['vendorKey'];

/** What a vendor signs its calls with. */
export function keyOf({ keys }: Pick<SiteFacts, 'keys'>, vendorKey: VendorKey): string {
  const key = keys.gameVendors[vendorKey]?.key;
  if (key === undefined) throw new Error(`This site has no key of ${vendorKey}.`);
  return key;
}

type Side = { url: string; facts: Pick<SiteFacts, 'keys'> };

/** Sits members down at baccarat, as its vendor does with a first call. */
export async function openBaccaratSeats(
  side: Side,
  players: readonly PlayerSession[],
): Promise<Seat[]> {
  const answer = z.object({ status: z.literal('OK') });
  const [first] = players;
  if (first) await waitForGames(side.url, first, [baccarat, slot]);
  return inGroups(players, async (player) => {
    const session = await launch(side.url, player, baccarat);
    const own = playerIdOf(player);
    const query = new URLSearchParams({ authToken: keyOf(side.facts, 'evolution') });
    const checked = await fetch(`${side.url}/vendor/evolution/check?${query.toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        sid: session,
        userId: own,
        channel: { type: 'P' },
        uuid: randomUUID(),
      }),
    });
    answer.parse(await checked.json());
    return { player: own, session };
  });
}

/** Sits members down at a slot. */
export function openSlotSeats(side: Side, players: readonly PlayerSession[]): Promise<Seat[]> {
  const answer = z.object({ error: z.literal(0) });
  return inGroups(players, async (player) => {
    const session = await launch(side.url, player, slot);
    const signed = `providerId=noriter-sandbox&token=${session}${keyOf(side.facts, 'pragmatic')}`;
    const hash = createHash('md5').update(signed).digest('hex');
    const form = new URLSearchParams({ providerId: 'noriter-sandbox', token: session, hash });
    const path = `${side.url}/vendor/pragmatic/authenticate.html`;
    const opened = await fetch(path, { method: 'POST', body: form });
    answer.parse(await opened.json());
    return { player: playerIdOf(player), session };
  });
}

const playerIdOf = ({ memberId }: PlayerSession) => memberId.replaceAll('-', '');

async function launch(
  url: string,
  player: PlayerSession,
  game: typeof baccarat | typeof slot,
): Promise<string> {
  const opened = await openGame(url, player, game);
  return opened.launchToken;
}

async function inGroups<One, Made>(all: readonly One[], make: (one: One) => Promise<Made>) {
  const made: Made[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    made.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(make))));
  }
  return made;
}
