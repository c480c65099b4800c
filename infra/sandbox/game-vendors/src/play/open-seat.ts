import type { Outside } from '../outside.ts';
import { bombStakes } from './bomb-play.ts';
import { shotStakes } from './fishing-play.ts';
import { PlayError } from './play-error.ts';
import type { Launch, Seat } from './seats.ts';
import { slotStakes } from './slot-play.ts';
import { tableLimits } from './tables.ts';

const DEMO_START = 1_000_000n;

/** Takes the seat of a launch. A page that is loaded again gets the seat it had. */
export async function openSeat(outside: Outside, token: string): Promise<Seat> {
  const taken = outside.seats.seatOfToken(token);
  if (taken) return taken;
  const launch = outside.seats.launched(token);
  if (!launch) throw new PlayError('no_launch');
  const seat = await seatOf(outside, launch);
  outside.seats.sit(seat);
  return seat;
}

async function seatOf(outside: Outside, launch: Launch): Promise<Seat> {
  const { accounts, demo, wallets } = outside;
  const id = crypto.randomUUID();
  const isDemo = launch.mode === 'demo';
  const playerId = isDemo ? `demo-${id}` : launch.playerId;
  const player = { playerId, session: isDemo ? id : launch.token };
  const common = { ...launch, id, isBusy: false };
  const seamless = wallets[launch.vendorKey];
  if (!seamless || isDemo) {
    if (isDemo && !seamless) {
      accounts.create(playerId);
      accounts.play(playerId, 0n, DEMO_START);
    }
    return { ...common, player, wallet: demo };
  }
  const opened = await seamless.open(player);
  if ('code' in opened) throw new PlayError(opened.code);
  return { ...common, player: opened.player, wallet: seamless };
}

export async function seatBalance(outside: Outside, seat: Seat): Promise<bigint> {
  if (!outside.wallets[seat.vendorKey]) return outside.accounts.balanceOf(seat.player.playerId);
  const asked = await seat.wallet.balance(seat.player);
  if ('code' in asked) throw new PlayError(asked.code);
  return asked.balance;
}

/** What a page needs to start with. */
export async function seatFacts(outside: Outside, seat: Seat) {
  const { slots, bombs, baccarat } = outside;
  const { game, mode, returnUrl } = seat;
  const slotRound = slots.roundOf(seat);
  return {
    seat: seat.id,
    mode,
    returnUrl,
    gameCode: game.gameCode,
    names: game.names,
    rtp: game.rtp,
    balance: await seatBalance(outside, seat),
    slot: {
      stakes: slotStakes,
      jackpot: slots.jackpot(seat.vendorKey),
      freeLeft: slotRound?.freeLeft ?? 0,
      stake: slotRound?.stake ?? null,
    },
    bomb: { ...bombStakes, hash: bombs.commitment(seat), runsSince: bombs.runsSince(seat) },
    baccarat: { ...tableLimits, placements: baccarat.placementsOf(seat) },
    fishing: { stakes: shotStakes },
  };
}
