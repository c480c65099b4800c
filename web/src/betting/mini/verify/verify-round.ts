/**
 * Invariant: a round counts as verified only when its seed has the hash that was published and leads
 * back to its day's anchor, the beacon it was mixed with holds, both draw the result that was
 * published, and the hash was out before bets were closed.
 */
import type { MiniRound } from '../../../shared/api/contracts.ts';
import { type BeaconNetwork, beaconHolds } from '../../../shared/verify/verify-beacon.ts';
import {
  hexOf,
  type NumberStep,
  openNumbers,
  seedOf,
  sha256,
} from '../../../shared/verify/verify-numbers.ts';
import { type BeaconRound, linkedBack, mixedWith } from '../../../shared/verify/verify-seed.ts';
import type { MiniGame } from '../model/mini-games.ts';
import { type DrawnAgain, drawAgain } from './verify-games.ts';

export type DrawClaim = {
  game: MiniGame;
  seed: string;
  /** What the seed draws: `powerball 2026-11-21 109`. */
  name: string;
  /** Which link of its day's chain the seed is: the round's number. */
  link?: number;
  /** What the seed is mixed with before it draws. */
  mixed?: { beacon: BeaconRound; network: BeaconNetwork | null; closesAt: string } | null;
};

export type DrawProof = {
  hash: string;
  /** What the seed leads back to; null when no link was asked for. */
  anchor: string | null;
  /** Whether the beacon holds; null when none is mixed in. */
  isBeaconGood: boolean | null;
  /** What numbers were read off, as hexadecimal text. */
  drawnWith: string;
  steps: readonly NumberStep[];
  drawn: DrawnAgain;
};

/** @throws RangeError when the seed is not 64 hexadecimal digits */
export async function proveDraw({ game, seed, name, link, mixed }: DrawClaim): Promise<DrawProof> {
  const bytes = seedOf(seed);
  if (bytes === null) throw new RangeError('A seed is 64 hexadecimal digits.');
  const drawnWith = mixed ? await mixedWith(bytes, mixed.beacon) : bytes;
  const numbers = await openNumbers(drawnWith, name);
  const drawn = await drawAgain(game, numbers);
  return {
    hash: await sha256(bytes),
    anchor: link === undefined ? null : await linkedBack(bytes, link),
    isBeaconGood: mixed ? await beaconHolds(mixed.beacon, mixed) : null,
    drawnWith: hexOf(drawnWith),
    steps: numbers.steps,
    drawn,
  };
}

type Promised = Pick<MiniRound, 'seedHash' | 'announcedAt' | 'closesAt'> & {
  commitment: { anchor: string } | null;
};
type PublishedDraw = Pick<DrawnAgain, 'balls' | 'facts'>;

export type RoundInFull = MiniRound & {
  name: string;
  commitment: { anchor: string; committedAt: string } | null;
  network: BeaconNetwork | null;
};

/** What is to be proven of a round that is over. */
export function claimOf(game: MiniGame, round: RoundInFull & { seed: string }): DrawClaim {
  const { seed, name, number, beacon, network, closesAt } = round;
  const { signature } = beacon ?? { signature: null };
  const mixed =
    beacon && signature ? { beacon: { ...beacon, signature }, network, closesAt } : null;
  return { game, seed, name, link: number, mixed };
}

export type Verdict =
  | 'verified'
  | 'late'
  | 'otherHash'
  | 'otherChain'
  | 'otherBeacon'
  | 'otherDraw';

export function verdictOf(proof: DrawProof, round: Promised & PublishedDraw): Verdict {
  if (proof.hash !== round.seedHash) return 'otherHash';
  if (!isOfChain(proof, round)) return 'otherChain';
  if (proof.isBeaconGood === false) return 'otherBeacon';
  if (!isSameDraw(proof.drawn, round)) return 'otherDraw';
  return isLate(round) ? 'late' : 'verified';
}

export function isOfChain({ anchor }: DrawProof, { commitment }: Pick<Promised, 'commitment'>) {
  return commitment === null || commitment.anchor === anchor;
}

/** A hash that was published after bets had closed promised nothing. */
export function isLate({ announcedAt, closesAt }: Pick<Promised, 'announcedAt' | 'closesAt'>) {
  return Date.parse(announcedAt) >= Date.parse(closesAt);
}

export function isSameDraw(drawn: PublishedDraw, published: PublishedDraw): boolean {
  const facts = Object.entries(drawn.facts);
  return (
    drawn.balls.join() === published.balls.join() &&
    facts.length === Object.keys(published.facts).length &&
    facts.every(([fact, value]) => published.facts[fact] === value)
  );
}
