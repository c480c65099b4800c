import { randomUUID } from 'node:crypto';
import type { PlayResult } from '../../src/plays/store/results.ts';
import { keepPlays } from '../../src/tournaments/actions/keep-plays.ts';
import type { PromotionWorld } from './promotion-world.ts';

/** Results of bets as their events bring them, for who needs many at once. */
export async function played(
  world: PromotionWorld,
  { siteId, memberId }: { siteId: string; memberId: string },
  results: readonly Partial<PlayResult>[],
): Promise<void> {
  await keepPlays(
    world.running.deps,
    results.map((result) => ({
      playId: randomUUID(),
      siteId,
      memberId,
      product: 'sport',
      game: 'football',
      stake: 10_000n,
      ran: 10_000n,
      lost: 10_000n,
      odds: 1_950,
      version: 1,
      placedAt: null,
      at: world.clock.now(),
      ...result,
    })),
  );
}
