import type { Book } from '../book/book.ts';
import type { Chance } from '../chance/chance.ts';
import { shoot, speciesOf } from '../fishing/fish.ts';
import type { Accounts } from '../transfer/accounts.ts';
import { PlayError } from './play-error.ts';
import type { Seat } from './seats.ts';

export const shotStakes = [100, 200, 500, 1_000, 2_000, 5_000, 10_000].map(BigInt);

export type Shot = { readonly species: string; readonly stake: bigint };

/** Most shots in one call. */
export const SHOTS_MAX = 20;

/**
 * A shot is paid when it hits, and what it hits is caught or not at once: a shot on its way when a
 * page closes has cost nothing.
 */
export function fire(
  { accounts, book, chance }: { accounts: Accounts; book: Book; chance: Chance },
  seat: Seat,
  shots: readonly Shot[],
): { wins: bigint[]; balance: bigint } {
  const { playerId } = seat.player;
  const wins: bigint[] = [];
  let [staked, won] = [0n, 0n];
  for (const { species, stake } of shots) {
    const fish = speciesOf(species);
    if (!fish || !shotStakes.includes(stake)) throw new PlayError('bad_stake');
    const win = shoot(fish, stake, chance);
    if (accounts.play(playerId, stake, win) === null) break;
    staked += stake;
    won += win;
    wins.push(win);
  }
  if (seat.mode === 'real' && staked > 0n) enter(book, seat, { staked, won, shots });
  if (wins.length === 0) throw new PlayError('insufficient_funds');
  return { wins, balance: accounts.balanceOf(playerId) };
}

/** One round for each volley, as the feed of such vendors has it. */
function enter(
  book: Book,
  seat: Seat,
  { staked, won, shots }: { staked: bigint; won: bigint; shots: readonly Shot[] },
): void {
  const { vendorKey, player, game } = seat;
  const roundId = crypto.randomUUID();
  const common = {
    vendorKey,
    roundId,
    gameCode: game.gameCode,
    ...player,
    at: new Date().toISOString(),
  };
  const bet = crypto.randomUUID();
  const detail = { shots: shots.map(({ species, stake }) => `${species}:${stake}`) };
  book.openRound({ ...common, detail });
  const stake = { amount: String(staked), refersTo: null, keepsOpen: true };
  book.begin({ ...common, transactionId: bet, kind: 'bet', ...stake });
  book.settle(bet, 'accepted');
  const win = crypto.randomUUID();
  const prize = { amount: String(won), refersTo: bet, keepsOpen: false };
  book.begin({ ...common, transactionId: win, kind: 'win', ...prize });
  book.settle(win, 'accepted');
  book.endRound(roundId, 'closed');
}
