import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { Game } from '../domain/game.ts';
import { orderedGames, placesOf } from '../domain/places.ts';
import { savePlaces, takeOrder } from '../store/game-orders.ts';
import { type GameList, readGamesOf } from '../store/games.ts';

/** An order that an operator has put, and the version of the order it was made of. */
export type OrderWish = GameList & { version: number; gameIds: readonly string[] };

/**
 * Puts a vendor's games of a group in order, all in one act.
 *
 * @throws Refusal G004 when the order is another meanwhile, G006 for a game that is not in the list
 */
export async function orderGames(
  { pool, clock, games }: Pick<CatalogueDeps, 'pool' | 'clock' | 'games'>,
  wish: OrderWish,
  { operatorId, audit }: { operatorId: string; audit: Auditor },
): Promise<void> {
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    if (!(await takeOrder(tx, wish, { operatorId, at }))) throw refuse(errors, 'G004');
    const before = await readGamesOf(tx, wish);
    const places = placesOf(before, wish.gameIds);
    if (places === null) throw refuse(errors, 'G006');
    await savePlaces(tx, places, at);
    await audit(tx, {
      action: 'game-order.set',
      subject: `game-order:${wish.vendorKey}:${wish.groupCode}`,
      before: { version: wish.version, games: codesOf(before) },
      after: { version: wish.version + 1, games: codesOf(await readGamesOf(tx, wish)) },
    });
  });
  await games.refresh();
}

const codesOf = (games: readonly Game[]) => orderedGames(games).map(({ gameCode }) => gameCode);
