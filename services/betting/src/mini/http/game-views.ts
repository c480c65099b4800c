import { koreaDay, koreaDayText } from '@noriter/kit/korea-time';
import { pageInfo } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import type { MiniDeps } from '../deps.ts';
import { type Game, gameOf, games } from '../domain/games.ts';
import { type ComingRound, listResults, type RoundView } from '../store/rounds.ts';

export const gameId = z
  .string()
  .max(40)
  .describe(games.map((game) => game.gameId).join(', '));

export const gameDay = koreaDayText
  .describe("The game day in Korea; today's when absent")
  .optional();

export const roundShape = z.object({
  gameId: z.string(),
  gameDay: z.iso.date(),
  number: z.int(),
  state: z.enum(['open', 'drawn', 'excluded']),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime().describe('No bet is taken from here on'),
  drawsAt: z.iso.datetime(),
  seedHash: z.string().describe('SHA-256 of the seed, published before bets open'),
  announcedAt: z.iso
    .datetime()
    .describe('When the hash was published; after closesAt it promises nothing'),
  seed: z
    .string()
    .nullable()
    .describe('As hexadecimal text, once the round is over; also of one that was excluded'),
  beacon: z
    .object({
      chain: z.string().describe("The network's hash, as drand names it"),
      round: z.int().describe('The first one after bets end, named when the round was announced'),
      signature: z.string().nullable().describe('As hexadecimal text, once it has come'),
    })
    .nullable()
    .describe('The public randomness the draw is mixed with; null: none'),
  balls: z.array(z.int()).describe('In the order they were drawn'),
  facts: z.record(z.string(), z.int()).describe('What markets look at: sum, powerball, start, …'),
  reason: z.string().nullable().describe('Why a round is excluded'),
});

/** Of the round that comes next, for the caller's site. */
export const isVoid = z
  .boolean()
  .describe("Declared void by the site's operators: every bet on it is refused with B1012");

export const comingShape = roundShape.extend({ isVoid });

nameSchemas({ RoundView: roundShape, ComingRound: comingShape });

export async function resultsOf(
  deps: MiniDeps,
  game: Game,
  query: { page: number; gameDay?: string | undefined },
) {
  const day = query.gameDay ?? koreaDay(deps.clock.now());
  const { page } = query;
  const { rows, total } = await listResults(deps, { gameId: game.gameId, gameDay: day, page });
  return { list: rows.map(rowOf), pageInfo: pageInfo(page, total) };
}

export function known(id: string): Game {
  const game = gameOf(id);
  if (!game) throw refuse(errors, 'B1010');
  return game;
}

export function comingOf(round: ComingRound): z.input<typeof comingShape> {
  return { ...rowOf(round), isVoid: round.isVoid };
}

export function rowOf(round: RoundView): z.input<typeof roundShape> {
  const { gameId: id, gameDay: day, number, seedHash, seed, reason, draw } = round;
  const { beaconChain: chain, beaconRound, beaconSignature: signature } = round;
  return {
    gameId: id,
    gameDay: day,
    number,
    state: z.enum(['open', 'drawn', 'excluded']).parse(round.state),
    opensAt: round.opensAt.toISOString(),
    closesAt: round.closesAt.toISOString(),
    drawsAt: round.drawsAt.toISOString(),
    seedHash,
    announcedAt: round.announcedAt.toISOString(),
    seed,
    beacon: chain && beaconRound ? { chain, round: beaconRound, signature } : null,
    balls: draw?.balls ?? [],
    facts: draw?.facts ?? {},
    reason,
  };
}
