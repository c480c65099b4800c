import { createHash } from 'node:crypto';
import type { Book } from '../book/book.ts';
import type { Chance } from '../chance/chance.ts';
import {
  burstAt,
  drawOf,
  HIGHEST,
  LOWEST,
  multiplierAfter,
  payAt,
  timeOf,
} from '../crash/crash.ts';
import { PlayError } from './play-error.ts';
import type { Seat } from './seats.ts';

export const bombStakes = { least: 1_000n, most: 500_000n };

export type BombResult = {
  readonly roundId: string;
  readonly burst: number;
  /** Where it was cashed out, or null when it burst before. */
  readonly cashedAt: number | null;
  readonly win: bigint;
  readonly balance: bigint | null;
  /** The seed whose hash was shown before the round. */
  readonly seed: string;
};

type Round = {
  readonly roundId: string;
  readonly betTxId: string;
  readonly stake: bigint;
  readonly startedAt: number;
  readonly burst: number;
  readonly seed: string;
  readonly result: PromiseWithResolvers<BombResult>;
  timer: NodeJS.Timeout | null;
  isOver: boolean;
};

export type BombRoom = ReturnType<typeof openBombs>;

export function openBombs({ book, chance }: { book: Book; chance: Chance }) {
  const rounds = new Map<string, Round>();
  const seeds = new Map<string, Uint8Array>();
  const seedOf = (seat: Seat) => {
    const seed = seeds.get(seat.id) ?? chance.bytes(32);
    seeds.set(seat.id, seed);
    return seed;
  };

  return {
    /** The promise of the next round: the hash of its seed. */
    commitment: (seat: Seat) => hashOf(seedOf(seat)).toString('hex'),
    async start(seat: Seat, stake: bigint, autoAt: number | null) {
      if (stake < bombStakes.least || stake > bombStakes.most) throw new PlayError('bad_stake');
      const known = rounds.get(seat.id);
      if (known && !known.isOver) throw new PlayError('round_open');
      const roundId = crypto.randomUUID();
      const { gameCode } = seat.game;
      const bet = await seat.wallet.bet(seat.player, { roundId, gameCode, amount: stake });
      if (!bet.ok) throw new PlayError(bet.code);
      const round = begin({ roundId, betTxId: bet.txId, stake, seed: seedOf(seat) });
      seeds.delete(seat.id);
      rounds.set(seat.id, round);
      const { seed, burst } = round;
      if (seat.mode === 'real') {
        const { vendorKey, player } = seat;
        const detail = { seed, burst };
        book.openRound({ vendorKey, playerId: player.playerId, roundId, gameCode, detail });
      }
      endInTime(seat, round, autoAt);
      return { roundId, balance: bet.balance };
    },
    /** Cashes out at this moment's multiplier; too late is a lost round. */
    async cashOut(seat: Seat): Promise<BombResult> {
      const round = rounds.get(seat.id);
      if (!round) throw new PlayError('no_round');
      const at = multiplierAfter(performance.now() - round.startedAt);
      await end(seat, round, at < round.burst ? at : null);
      return round.result.promise;
    },
    /** Resolves when the round is over. */
    async wait(seat: Seat): Promise<BombResult> {
      const round = rounds.get(seat.id);
      if (!round) throw new PlayError('no_round');
      return round.result.promise;
    },
    /** How long the open round of a seat runs already, in ms; null without one. */
    runsSince(seat: Seat): number | null {
      const round = rounds.get(seat.id);
      return round && !round.isOver ? performance.now() - round.startedAt : null;
    },
    close(): void {
      for (const { timer } of rounds.values()) if (timer) clearTimeout(timer);
    },
  };
}

const hashOf = (seed: Uint8Array) => createHash('sha256').update(seed).digest();

type Begun = Pick<Round, 'roundId' | 'betTxId' | 'stake'> & { readonly seed: Uint8Array };

function begin({ roundId, betTxId, stake, seed }: Begun): Round {
  return {
    roundId,
    betTxId,
    stake,
    startedAt: performance.now(),
    burst: burstAt(drawOf(hashOf(seed))),
    seed: Buffer.from(seed).toString('hex'),
    result: Promise.withResolvers(),
    timer: null,
    isOver: false,
  };
}

/** Who wants out at the point where it bursts is too late: the burst has to come after it. */
function endInTime(seat: Seat, round: Round, autoAt: number | null): void {
  const goal = Math.min(autoAt ?? HIGHEST, HIGHEST);
  const reaches = goal >= LOWEST && goal < round.burst;
  const at = timeOf(reaches ? goal : round.burst);
  round.timer = setTimeout(() => void end(seat, round, reaches ? goal : null), at);
}

/** Ends a round once: cashed out at a point, or lost. */
async function end(seat: Seat, round: Round, cashedAt: number | null): Promise<void> {
  if (round.isOver) return;
  round.isOver = true;
  if (round.timer) clearTimeout(round.timer);
  const { roundId, betTxId, burst, seed, stake } = round;
  const win = cashedAt === null ? 0n : payAt(stake, cashedAt);
  const prize = { roundId, betTxId, amount: win, keepsOpen: false, kind: 'win' } as const;
  const { gameCode } = seat.game;
  const { balance } = await seat.wallet.win(seat.player, { ...prize, gameCode });
  round.result.resolve({ roundId, burst, cashedAt, win, balance, seed });
}
