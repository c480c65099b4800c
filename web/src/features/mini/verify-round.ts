/**
 * Invariant: a round counts as verified only when its seed has the hash that was published, the
 * seed draws the result that was told, and the hash was out before bets were closed.
 */
import type { MiniRound } from '../../api/contracts.ts';
import type { MiniGame } from './mini-games.ts';
import { type DrawnAgain, drawAgain } from './verify-games.ts';
import { type NumberStep, openNumbers, seedOf, sha256 } from './verify-numbers.ts';

export type DrawClaim = {
  game: MiniGame;
  seed: string;
  /** What the seed draws: `powerball 2026-11-21 109`. */
  name: string;
};

export type DrawProof = { hash: string; steps: readonly NumberStep[]; drawn: DrawnAgain };

/** @throws RangeError when the seed is not 64 hexadecimal digits */
export async function proveDraw({ game, seed, name }: DrawClaim): Promise<DrawProof> {
  const bytes = seedOf(seed);
  if (bytes === null) throw new RangeError('A seed is 64 hexadecimal digits.');
  const numbers = await openNumbers(bytes, name);
  const drawn = await drawAgain(game, numbers);
  return { hash: await sha256(bytes), steps: numbers.steps, drawn };
}

type Promised = Pick<MiniRound, 'seedHash' | 'announcedAt' | 'closesAt'>;
type Told = Pick<DrawnAgain, 'balls' | 'facts'>;

export type Verdict = 'verified' | 'late' | 'otherHash' | 'otherDraw';

export function verdictOf(proof: DrawProof, round: Promised & Told): Verdict {
  if (proof.hash !== round.seedHash) return 'otherHash';
  if (!isSameDraw(proof.drawn, round)) return 'otherDraw';
  return isLate(round) ? 'late' : 'verified';
}

/** A hash that was published after bets had closed promised nothing. */
export function isLate({ announcedAt, closesAt }: Omit<Promised, 'seedHash'>) {
  return Date.parse(announcedAt) >= Date.parse(closesAt);
}

export function isSameDraw(drawn: Told, told: Told): boolean {
  const facts = Object.entries(drawn.facts);
  return (
    drawn.balls.join() === told.balls.join() &&
    facts.length === Object.keys(told.facts).length &&
    facts.every(([fact, value]) => told.facts[fact] === value)
  );
}
