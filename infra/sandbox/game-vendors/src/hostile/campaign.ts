import type { Book } from '../book/book.ts';
import type { Seat } from '../play/seats.ts';
import type { Player } from '../protocols/protocol.ts';
import type { VendorKey } from '../vendors/vendors.ts';
import type { SeamlessWallet } from '../wallets/seamless-wallet.ts';
import type { Attack } from './attacker.ts';
import {
  conflict,
  duplicate,
  reorder,
  rollbackFirst,
  rollbackStorm,
  winTwice,
} from './disorder.ts';
import {
  badAmount,
  halfClosed,
  lostAnswer,
  oldSignature,
  otherSession,
  replayedNonce,
  slowBody,
  wrongSignature,
} from './forgeries.ts';
import { type Mode, modes } from './modes.ts';

const attacks: Readonly<Record<Mode, (attack: Attack) => Promise<void>>> = {
  duplicate,
  conflict,
  reorder,
  'rollback-first': rollbackFirst,
  'rollback-storm': rollbackStorm,
  'lost-answer': (attack) => lostAnswer(attack, 4),
  timeout: (attack) => lostAnswer(attack, 12),
  'wrong-signature': wrongSignature,
  'old-signature': oldSignature,
  'replayed-nonce': replayedNonce,
  float: (attack) => badAmount(attack, '1000.5'),
  negative: (attack) => badAmount(attack, '-1000'),
  huge: (attack) => badAmount(attack, `1${'0'.repeat(30)}`),
  'missing-amount': (attack) => badAmount(attack, null),
  'other-session': otherSession,
  'win-twice': winTwice,
  'half-closed': halfClosed,
  'slow-body': slowBody,
};

/** Whom it plays, and how their calls reach the site. */
type Vendors = {
  readonly book: Book;
  readonly wallets: Readonly<Partial<Record<VendorKey, SeamlessWallet>>>;
};

export type Hostile = ReturnType<typeof createHostile>;

/** Counts of forged calls that were accepted, by vendor and mode: there should be none. */
export function createHostile() {
  const wronged = new Map<string, number>();
  let running = 0;

  async function attackOnce(
    vendors: Vendors,
    seats: Seat[],
    at: number,
    mode: Mode,
  ): Promise<void> {
    const seat = seats[at % seats.length];
    if (!seat) return;
    const { vendorKey, player, game } = seat;
    const wallet = vendors.wallets[vendorKey];
    if (!wallet) return;
    const other = otherPlayer(seats, seat);
    const { gameCode } = game;
    const { book } = vendors;
    await attacks[mode]({
      mode,
      caller: wallet.caller,
      wallet,
      book,
      player,
      gameCode,
      other,
      wronged({ verb }) {
        const key = `${vendorKey} ${mode} ${verb}`;
        wronged.set(key, (wronged.get(key) ?? 0) + 1);
      },
    });
  }

  return {
    /** So many attacks on seats, in turn through the modes, so many at a time. */
    async run(
      vendors: Vendors,
      {
        seats,
        count,
        atOnce,
        own,
      }: { seats: Seat[]; count: number; atOnce: number; own: readonly Mode[] },
    ): Promise<void> {
      let next = 0;
      running += 1;
      const worker = async () => {
        while (next < count) {
          const at = next;
          next += 1;
          const mode = own[at % own.length];
          if (mode) await attackOnce(vendors, seats, Math.floor(at / own.length), mode);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      running -= 1;
    },
    summary: () => ({ running, acceptedForgeries: Object.fromEntries(wronged), modes }),
    clear: () => wronged.clear(),
  };
}

/** Somebody else at the same vendor; where this one is alone, nobody that the site knows. */
function otherPlayer(seats: readonly Seat[], seat: Seat): Player {
  const other = seats.find(
    ({ vendorKey, player }) =>
      vendorKey === seat.vendorKey && player.playerId !== seat.player.playerId,
  );
  if (other) return other.player;
  return { playerId: crypto.randomUUID().replaceAll('-', ''), session: 'nobody' };
}
