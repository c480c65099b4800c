import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { mixedSeed } from '@noriter/fair-draw/beacon';
import { fairNumbers, seedHash } from '@noriter/fair-draw/fair-draw';
import { addToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { DrawEventSchema } from '@noriter/proto/draw_events_pb';
import { drawEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { MiniDeps } from '../deps.ts';
import { drawOf } from '../domain/draws.ts';
import { gameOf, roundName } from '../domain/games.ts';
import { type DueRound, dueRounds, endRound, type RoundOutcome } from '../store/due-rounds.ts';
import { endStandings } from '../store/mini-exposure.ts';
import { askBeacon, type Spoken } from './steps/ask-beacon.ts';
import { readSeeds, type SeedOf } from './steps/seeds-of-chains.ts';

/** A pause may leave a day of four games behind; the next run goes on. */
const ROUNDS_PER_RUN = 1_200;

type DrawEventBody = NonNullable<MessageInitShape<typeof DrawEventSchema>['event']>;

/**
 * Draws every round whose time has come, by the database's clock. A result follows from the seed
 * that was announced and from the beacon's round that was named with it, so a run that is cut off
 * and one that comes twice draw the same. A round whose beacon is silent waits, for `BEACON_WAIT_S`.
 * One that was announced without a beacon is not drawn while a site is in real mode.
 */
export async function drawRounds(deps: MiniDeps, signal: AbortSignal): Promise<void> {
  const due = await dueRounds(deps.pool, ROUNDS_PER_RUN);
  if (due.length === 0) return;
  const seedOf = await readSeeds(
    deps,
    due.map(({ gameId, gameDay }) => ({ drawnAs: gameOf(gameId)?.drawnAs ?? gameId, gameDay })),
  );
  const beaconOf = askBeacon(deps);
  const isBare = due.some(({ beaconChain }) => beaconChain === null);
  const realSite = isBare ? await deps.realSite() : null;
  for (const round of due) {
    if (signal.aborted) return;
    const outcome = outcomeOf(deps, round, { seedOf, realSite, spoken: await beaconOf(round) });
    if (outcome) await withTransaction(deps.pool, (tx) => settle(deps, tx, { round, outcome }));
  }
}

async function settle(
  deps: MiniDeps,
  tx: pg.ClientBase,
  { round, outcome }: { round: DueRound; outcome: RoundOutcome },
): Promise<void> {
  // Another process was faster, and has published it.
  if (!(await endRound(tx, round, { outcome, at: deps.clock.now() }))) return;
  await endStandings(tx, round.roundId);
  const value = create(DrawEventSchema, {
    gameId: round.gameId,
    roundId: round.roundId,
    gameDay: round.gameDay,
    number: round.number,
    occurredAt: timestampFromDate(deps.clock.now()),
    event: eventOf(outcome),
  });
  await addToOutbox(tx, drawEvents, { key: round.gameId, id: deps.ids.next(), value });
}

type Found = { seedOf: SeedOf; realSite: string | null; spoken: Spoken };

/**
 * A round that cannot be drawn as it was announced is excluded: its stakes go back, and its seed is
 * told, so that everybody sees what would have been drawn. Null: it waits for its beacon.
 */
function outcomeOf(
  { log }: MiniDeps,
  round: DueRound,
  { seedOf, realSite, spoken }: Found,
): RoundOutcome | null {
  const game = gameOf(round.gameId);
  if (!game) return { reason: 'The game is no longer offered.', seed: null };
  const seed = seedOf({ drawnAs: game.drawnAs, gameDay: round.gameDay, number: round.number });
  if (seed === null || seedHash(seed) !== round.hash) {
    log.error({ round }, 'a round was announced under another key and is excluded');
    return { reason: 'The round was announced under another key.', seed: null };
  }
  if (spoken === 'waits') return null;
  if (spoken === 'silent') return { reason: 'The beacon was silent.', seed };
  if (spoken === null && realSite !== null) {
    log.error({ round, realSite }, 'a round without a beacon is excluded: a site is in real mode');
    return { reason: 'The round was announced without a beacon.', seed };
  }
  const drawn = spoken === null ? seed : mixedSeed(seed, spoken);
  const name = roundName(game, round.gameDay, round.number);
  const signature = spoken?.signature ?? null;
  return { seed, signature, draw: drawOf(game.family, fairNumbers(drawn, name)) };
}

function eventOf(outcome: RoundOutcome): DrawEventBody {
  if ('reason' in outcome) return { case: 'excluded', value: { reason: outcome.reason } };
  const { balls, facts } = outcome.draw;
  const named = Object.entries(facts).filter(([, value]) => value !== undefined);
  return {
    case: 'drawn',
    value: { balls: [...balls], facts: Object.fromEntries(named), seed: outcome.seed },
  };
}
