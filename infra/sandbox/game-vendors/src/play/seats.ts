/** Launches that the site asked for, and who sits at a game since. */
import type { CatalogueEntry } from '../catalogue/entry.ts';
import type { Player } from '../protocols/protocol.ts';
import type { VendorKey } from '../vendors/vendors.ts';
import type { GameWallet } from '../wallets/game-wallet.ts';

export type Mode = 'real' | 'demo';

export type Launch = {
  readonly vendorKey: VendorKey;
  readonly token: string;
  readonly playerId: string;
  readonly game: CatalogueEntry;
  readonly mode: Mode;
  readonly returnUrl: string;
};

export type Seat = Launch & {
  readonly id: string;
  readonly player: Player;
  readonly wallet: GameWallet;
  /** What a page asks for twice at once is done once. */
  isBusy: boolean;
};

/** A page may be loaded again for so long; most seats at a time. */
const LAUNCHES_MAX = 50_000;

export type Seats = ReturnType<typeof createSeats>;

export function createSeats() {
  const launches = new Map<string, Launch>();
  const seats = new Map<string, Seat>();
  const seatOfToken = new Map<string, string>();
  return {
    launch(launch: Launch): void {
      launches.set(launch.token, launch);
      if (launches.size > LAUNCHES_MAX) launches.delete(launches.keys().next().value ?? '');
    },
    launched: (token: string) => launches.get(token),
    sit(seat: Seat): void {
      seats.set(seat.id, seat);
      seatOfToken.set(seat.token, seat.id);
      if (seats.size <= LAUNCHES_MAX) return;
      const oldest = seats.values().next().value;
      if (!oldest) return;
      seats.delete(oldest.id);
      seatOfToken.delete(oldest.token);
    },
    seat: (id: string) => seats.get(id),
    seatOfToken: (token: string) => seats.get(seatOfToken.get(token) ?? ''),
    count: () => seats.size,
  };
}

/** Does one thing at a time for a seat. @returns null while another one is under way */
export async function alone<T>(seat: Seat, work: () => Promise<T>): Promise<T | null> {
  if (seat.isBusy) return null;
  seat.isBusy = true;
  try {
    return await work();
  } finally {
    seat.isBusy = false;
  }
}
