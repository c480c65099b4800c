import type { Book } from '../book/book.ts';
import type { Chance } from '../chance/chance.ts';
import { fedBy, freshJackpot, type Jackpot, jackpotAmount, playJackpot } from '../slots/jackpot.ts';
import { randomStops, type Spun, spinAt } from '../slots/spin.ts';
import type { Theme } from '../slots/theme.ts';
import { themeOf } from '../slots/themes.ts';
import type { VendorKey } from '../vendors/vendors.ts';
import { PlayError } from './play-error.ts';
import type { Seat } from './seats.ts';

/** Stakes a slot takes, in won; each is a multiple of its lines. */
export const slotStakes = [200, 400, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000].map(BigInt);

type Round = {
  readonly roundId: string;
  readonly betTxId: string;
  readonly stake: bigint;
  freeLeft: number;
  won: bigint;
  readonly spins: { stops: readonly number[]; win: string }[];
};

export type SpinAnswer = Spun & {
  readonly balance: bigint | null;
  readonly freeLeft: number;
  readonly roundWon: bigint;
  readonly jackpotWin: bigint;
  readonly jackpot: bigint;
};

export type SlotRoom = ReturnType<typeof openSlots>;

export function openSlots({ book, chance }: { book: Book; chance: Chance }) {
  const rounds = new Map<string, Round>();
  const jackpots = jackpotsAfter(book);
  const jackpotOf = (vendorKey: VendorKey) => jackpots.get(vendorKey) ?? freshJackpot;

  async function begin(seat: Seat, stake: bigint) {
    if (!slotStakes.includes(stake)) throw new PlayError('bad_stake');
    const roundId = crypto.randomUUID();
    const { gameCode } = seat.game;
    const bet = await seat.wallet.bet(seat.player, { roundId, gameCode, amount: stake });
    if (!bet.ok) throw new PlayError(bet.code);
    const round: Round = { roundId, betTxId: bet.txId, stake, freeLeft: 0, won: 0n, spins: [] };
    // Play money neither feeds the jackpot nor wins it.
    if (seat.mode === 'demo') return { round, jackpotWin: 0n };
    const played = playJackpot(jackpotOf(seat.vendorKey), stake, chance);
    jackpots.set(seat.vendorKey, played.jackpot);
    return { round, jackpotWin: played.win };
  }

  async function pay(seat: Seat, round: Round, amount: bigint, kind: 'win' | 'jackpot') {
    const { roundId, betTxId } = round;
    const keepsOpen = kind === 'jackpot' || round.freeLeft > 0;
    const { gameCode } = seat.game;
    return seat.wallet.win(seat.player, { roundId, gameCode, betTxId, amount, keepsOpen, kind });
  }

  return {
    /** What the themes of a vendor have fed together. */
    jackpot: (vendorKey: VendorKey) => jackpotAmount(jackpotOf(vendorKey)),
    /** The round a page finds when it is loaded again in the middle of its free spins. */
    roundOf: (seat: Seat) => rounds.get(seat.id) ?? null,
    async spin(seat: Seat, stake: bigint): Promise<SpinAnswer> {
      const theme = themeOfSeat(seat);
      const free = rounds.get(seat.id);
      const { round, jackpotWin } = free
        ? { round: free, jackpotWin: 0n }
        : await begin(seat, stake);
      const multiplier = free ? theme.freeMultiplier : 1;
      const spun = spinAt(theme, randomStops(theme, chance), { stake: round.stake, multiplier });
      round.freeLeft += spun.freeSpins - (free ? 1 : 0);
      round.won += spun.win + jackpotWin;
      round.spins.push({ stops: spun.stops, win: String(spun.win) });
      if (seat.mode === 'real') note(book, seat, round);
      if (round.freeLeft > 0) rounds.set(seat.id, round);
      else rounds.delete(seat.id);
      if (jackpotWin > 0n) await pay(seat, round, jackpotWin, 'jackpot');
      const { balance } = await pay(seat, round, spun.win, 'win');
      const { freeLeft, won: roundWon } = round;
      const jackpot = jackpotAmount(jackpotOf(seat.vendorKey));
      return { ...spun, balance, freeLeft, roundWon, jackpotWin, jackpot };
    },
  };
}

/** With each spin the round in the book has one more. */
function note(book: Book, { vendorKey, player, game }: Seat, round: Round): void {
  const { roundId, stake, spins } = round;
  const detail = { stake: String(stake), spins: [...spins] };
  book.openRound({
    vendorKey,
    playerId: player.playerId,
    roundId,
    gameCode: game.gameCode,
    detail,
  });
}

/** What the stakes in the book have made of each vendor's jackpot since it was won last. */
function jackpotsAfter(book: Book): Map<VendorKey, Jackpot> {
  const jackpots = new Map<VendorKey, Jackpot>();
  for (const { vendorKey, kind, state, gameCode, amount } of book.all()) {
    if (!themeOf(gameCode) || state !== 'accepted') continue;
    const jackpot = jackpots.get(vendorKey) ?? freshJackpot;
    if (kind === 'jackpot') jackpots.set(vendorKey, freshJackpot);
    else if (kind === 'bet') jackpots.set(vendorKey, fedBy(jackpot, BigInt(amount)));
  }
  return jackpots;
}

function themeOfSeat({ game }: Seat): Theme {
  const theme = themeOf(game.gameCode);
  if (!theme) throw new PlayError('bad_game');
  return theme;
}
