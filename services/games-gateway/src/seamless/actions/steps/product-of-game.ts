import type { LaunchDeps } from '../../../launch/deps.ts';
import { productOf } from '../../../vocabulary/groups.ts';

/** What money of a game counts for, by the catalogue of this moment; empty of a game that is not in it. */
export function productOfGame({ games }: Pick<LaunchDeps, 'games'>, gameId: string | null): string {
  const group = gameId === null ? undefined : games.byId(gameId)?.groupCode;
  return group === undefined ? '' : productOf(group);
}
