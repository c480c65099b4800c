import { createHmac, randomUUID } from 'node:crypto';
import type { SiteFacts } from '@noriter/local/services';
import { z } from 'zod';
import { openGame, waitForGames } from '../../site/game-seats.ts';
import type { PlayerSession } from '../../site/site-client.ts';

const GAME = { vendorKey: 'bomb', gameKey: 'noriter-bomb' } as const;
const AT_ONCE = 8;
const opened = z.object({ ok: z.literal(true), session: z.string(), playerId: z.string() });

/** What calls of the vendor are signed with. */
export function vendorKeyOf({ keys }: Pick<SiteFacts, 'keys'>): string {
  const key = keys.gameVendors[GAME.vendorKey]?.key;
  if (key === undefined) throw new Error('This site has no key of the vendor.');
  return key;
}

/** Opens a game for each player, and its session as the vendor does. @returns `session playerId` */
export async function openVendorSeats(
  url: string,
  key: string,
  players: readonly PlayerSession[],
): Promise<string[]> {
  const seats: string[] = [];
  const [first] = players;
  if (first) await waitForGames(url, first, [GAME]);
  for (let at = 0; at < players.length; at += AT_ONCE) {
    const some = players.slice(at, at + AT_ONCE);
    seats.push(...(await Promise.all(some.map((player) => openSeat(url, key, player)))));
  }
  return seats;
}

async function openSeat(url: string, key: string, player: PlayerSession): Promise<string> {
  const game = await openGame(url, player, GAME);
  const body = JSON.stringify({ token: game.launchToken });
  const [time, nonce] = [String(Math.floor(Date.now() / 1_000)), randomUUID()];
  const answer = await fetch(`${url}/vendor/bomb/session`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vortex-timestamp': time,
      'x-vortex-nonce': nonce,
      'x-vortex-signature': createHmac('sha256', key)
        .update(`${time}.${nonce}.${body}`)
        .digest('hex'),
    },
    body,
  });
  const { session, playerId } = opened.parse(await answer.json());
  return `${session} ${playerId}`;
}
