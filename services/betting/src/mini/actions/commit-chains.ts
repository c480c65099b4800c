import { sealSeed } from '@noriter/fair-draw/draw-keys';
import { newSeed } from '@noriter/fair-draw/fair-draw';
import { linksOf } from '@noriter/fair-draw/seed-chain';
import { koreaDay } from '@noriter/kit/korea-time';
import type { MiniDeps } from '../deps.ts';
import { games } from '../domain/games.ts';
import { roundsPerDay } from '../domain/round-clock.ts';
import { type ChainName, insertChain, readChains } from '../store/draw-chains.ts';
import { chainText } from './steps/seeds-of-chains.ts';

const DAY_MS = 86_400_000;

/**
 * Commits the seeds of today and tomorrow, and of days that are asked for: a chain of fresh seeds for
 * each game that has its own, of which only the anchor is told. Days that have theirs stay as they are.
 * A generator that failed its test makes none.
 */
export async function commitChains(deps: MiniDeps, days: readonly string[] = []): Promise<void> {
  const { pool, clock, generator, log } = deps;
  const now = clock.now();
  const wanted = new Set([koreaDay(now), koreaDay(new Date(now.getTime() + DAY_MS)), ...days]);
  const drawn = games.filter((game) => game.drawnAs === game.gameId);
  const names = drawn.flatMap((game) =>
    [...wanted].map((gameDay) => ({
      drawnAs: game.gameId,
      gameDay,
      links: roundsPerDay(game.clock),
    })),
  );
  const known = new Set((await readChains(pool, names)).map(chainText));
  const missing = names.filter((name) => !known.has(chainText(name)));
  if (missing.length === 0) return;
  if (!generator.isSound()) {
    log.error({ missing }, 'the generator of seeds failed its test: no chain is committed');
    return;
  }
  for (const name of missing) await commit(deps, name, now);
}

async function commit(
  { pool, config }: MiniDeps,
  { drawnAs, gameDay, links }: ChainName & { links: number },
  committedAt: Date,
): Promise<void> {
  const tip = newSeed();
  const [anchor = tip] = linksOf(tip, links);
  await insertChain(pool, {
    drawnAs,
    gameDay,
    links,
    anchor: Buffer.from(anchor).toString('hex'),
    sealedTip: sealSeed(config.DRAW_KEY, chainText({ drawnAs, gameDay }), tip),
    committedAt,
  });
}
