import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@noriter/local/site';
import { z } from 'zod';
import { openGame, seamlessGames } from '../../site/game-seats.ts';
import type { PlayerSession } from '../../site/site-client.ts';

/** Requests that are under way together: while one waits for its last answers, the others attack. */
const LANES = 4;
/** Attacks of one request to the vendors, and how many of them at a time. */
const BATCH = 400;
const AT_ONCE = 10;
/** A batch may wait for what its vendor asks again and again. */
const BATCH_MS_MAX = 240_000;
const LOOK_MS = 500;
const RETRY_MS = 500;

const summary = z.object({
  pending: z.int(),
  calls: z.object({
    sent: z.int(),
    answers: z.array(z.object({ mode: z.string(), count: z.int() })),
  }),
  hostile: z.object({ acceptedForgeries: z.record(z.string(), z.int()) }),
});
type Summary = z.infer<typeof summary>;

export type Liars = {
  /** Callbacks that were answered or hung up on, by mode. What a killed process had counted since its last look is not in. */
  counts(): Map<string, number>;
  /** Forged calls that were taken for honest ones. */
  forgeries(): Map<string, number>;
  /** Ends the attacks; what was begun is still delivered. */
  stop(): Promise<void>;
};

/** Has every vendor of the sandbox lie, in turn through its modes, until it is stopped. */
export function startLiars(
  { url, gameVendors }: Pick<Site, 'url' | 'gameVendors'>,
  players: readonly PlayerSession[],
): Liars {
  if (gameVendors === null) throw new Error('This site has no game vendors.');
  const vendors = gameVendors.url;
  const [counts, forgeries] = [new Map<string, number>(), new Map<string, number>()];
  let isOver = false;
  // A process that was killed begins at nothing: what it had last said is kept.
  let last: { summary: Summary; pid: number | null } | null = null;
  const keep = () => {
    if (last === null) return;
    for (const { mode, count } of last.summary.calls.answers) add(counts, mode, count);
    for (const [name, count] of Object.entries(last.summary.hostile.acceptedForgeries)) {
      add(forgeries, name, count);
    }
    last = null;
  };
  const look = async () => {
    const now = await readSummary(vendors);
    if (last !== null && last.pid !== gameVendors.pid) keep();
    last = { summary: now, pid: gameVendors.pid };
  };
  const looking = (async () => {
    while (!isOver) {
      await look().catch(() => undefined);
      await pause(LOOK_MS);
    }
  })();
  const attacking = Array.from({ length: LANES }, async (_, lane) => {
    const own = players.filter((_player, place) => place % LANES === lane);
    let tokens: string[] = [];
    while (!isOver) {
      if (tokens.length === 0) tokens = await seatsOf(url, own);
      const isHeld = tokens.length > 0 && (await attack(vendors, tokens).catch(() => false));
      // Seats are lost with the process that had them.
      if (!isHeld) {
        tokens = [];
        await pause(RETRY_MS);
      }
    }
  });
  return {
    counts: () =>
      sumWith(
        counts,
        last?.summary.calls.answers.map((one) => [one.mode, one.count]),
      ),
    forgeries: () =>
      sumWith(forgeries, Object.entries(last?.summary.hostile.acceptedForgeries ?? {})),
    async stop() {
      isOver = true;
      await Promise.all([looking, ...attacking]);
      await look();
    },
  };
}

export async function readSummary(vendors: string): Promise<Summary> {
  const answer = await fetch(`${vendors}/control/summary`, { signal: AbortSignal.timeout(3_000) });
  return summary.parse(await answer.json());
}

/** @returns whether the vendors had these seats, and came through */
async function attack(vendors: string, tokens: readonly string[]): Promise<boolean> {
  const answer = await fetch(`${vendors}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'hostile', tokens, count: BATCH, atOnce: AT_ONCE, wait: true }),
    signal: AbortSignal.timeout(BATCH_MS_MAX),
  });
  await answer.arrayBuffer();
  return answer.ok;
}

/** Each player at one game, all protocols in turn. @returns the tokens of those that opened */
async function seatsOf(url: string, players: readonly PlayerSession[]): Promise<string[]> {
  const opened = await Promise.all(
    players.map(async (player, place) => {
      const game = seamlessGames[place % seamlessGames.length];
      return game ? openGame(url, player, game).catch(() => null) : null;
    }),
  );
  const tokens = opened.flatMap((game) => (game ? [game.launchToken] : []));
  return tokens.length === players.length ? tokens : [];
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

function sumWith(
  kept: ReadonlyMap<string, number>,
  more: Iterable<readonly [string, number]> = [],
): Map<string, number> {
  const sum = new Map(kept);
  for (const [name, count] of more) add(sum, name, count);
  return sum;
}
