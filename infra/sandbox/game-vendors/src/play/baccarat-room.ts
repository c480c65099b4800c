import { returnOf, type Spot, spots } from '../baccarat/bets.ts';
import type { Book } from '../book/book.ts';
import type { Chance } from '../chance/chance.ts';
import { PlayError } from './play-error.ts';
import type { Seat } from './seats.ts';
import {
  advance,
  openTables,
  type Placement,
  placementsOf,
  type Table,
  tableLimits,
  tableView,
} from './tables.ts';

const STEP_MS = 50;

export type RoomEvent =
  | { readonly is: 'tables'; readonly tables: readonly ReturnType<typeof tableView>[] }
  | {
      readonly is: 'settled';
      readonly roundId: string;
      readonly win: string;
      readonly balance: string | null;
    };

type Watcher = { readonly seat: Seat; send(event: RoomEvent): void };
type Stakes = Readonly<Partial<Record<Spot, bigint>>>;
type Deps = { readonly book: Book; readonly chance: Chance; readonly speed: number };

export type BaccaratRoom = ReturnType<typeof openBaccarat>;

export function openBaccarat({ book, chance, speed }: Deps) {
  const tables = openTables(chance, performance.now(), speed);
  const watchers = new Set<Watcher>();
  const show = (): RoomEvent => {
    return { is: 'tables', tables: tables.map((table) => tableView(table, performance.now())) };
  };

  function step(): void {
    let hasChanged = false;
    for (const table of tables) {
      if (!advance(table, performance.now(), { chance, speed })) continue;
      hasChanged = true;
      if (table.phase === 'result')
        for (const placement of table.placements) void settle(table, placement);
    }
    if (hasChanged) for (const watcher of watchers) watcher.send(show());
  }

  function note({ mode, vendorKey, player, game }: Seat, roundId: string, detail: object) {
    if (mode === 'demo') return;
    const { gameCode } = game;
    const { playerId } = player;
    book.openRound({ vendorKey, playerId, roundId, gameCode, detail: { ...detail } });
  }

  async function settle({ id, coup, roundId: tableRound }: Table, placement: Placement) {
    if (!coup) return;
    const { seat, betTxId, roundId } = placement;
    const { gameCode } = seat.game;
    const amount = sum(spots.map((spot) => returnOf(spot, placement.spots[spot] ?? 0n, coup)));
    note(seat, roundId, { table: id, tableRound, spots: textOf(placement.spots), coup });
    const prize = { roundId, betTxId, amount, keepsOpen: false, kind: 'win' } as const;
    const { balance } = await seat.wallet.win(seat.player, { ...prize, gameCode });
    const event: RoomEvent = {
      is: 'settled',
      roundId: tableRound,
      win: String(amount),
      balance: balance === null ? null : String(balance),
    };
    for (const watcher of watchers) if (watcher.seat.id === seat.id) watcher.send(event);
  }

  async function bet(seat: Seat, at: { tableId: string; roundId: string }, stakes: Stakes) {
    const table = tables.find(({ id }) => id === at.tableId);
    if (!table) throw new PlayError('bad_game');
    if (table.phase !== 'betting' || table.roundId !== at.roundId)
      throw new PlayError('bets_closed');
    const total = totalWithin(table, seat, stakes);
    const roundId = crypto.randomUUID();
    const { gameCode } = seat.game;
    table.incoming += 1;
    try {
      const answer = await seat.wallet.bet(seat.player, { roundId, gameCode, amount: total });
      if (!answer.ok) throw new PlayError(answer.code);
      table.placements.push({ seat, spots: stakes, total, betTxId: answer.txId, roundId });
      note(seat, roundId, { table: table.id, tableRound: table.roundId, spots: textOf(stakes) });
      return { balance: answer.balance };
    } finally {
      table.incoming -= 1;
    }
  }

  const steps = setInterval(step, STEP_MS);
  return {
    bet,
    placementsOf: (seat: Seat) => placementsOf(tables, seat),
    /** Sends what stands now, and then each change. @returns how to stop */
    watch(watcher: Watcher): () => void {
      watchers.add(watcher);
      watcher.send(show());
      return () => void watchers.delete(watcher);
    },
    close: () => clearInterval(steps),
  };
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, amount) => all + amount, 0n);
}

function textOf(stakes: Stakes): Record<string, string> {
  return Object.fromEntries(Object.entries(stakes).map(([spot, stake]) => [spot, String(stake)]));
}

/** What is staked, within the limits of a spot and of the table. */
function totalWithin(table: Table, seat: Seat, stakes: Stakes): bigint {
  const placed = spots.flatMap((spot) => stakes[spot] ?? []);
  const total = sum(placed);
  const already = table.placements.filter(({ seat: one }) => one.id === seat.id);
  const before = sum(already.map((one) => one.total));
  const isTooLittle = total === 0n || placed.some((stake) => stake < tableLimits.least);
  if (isTooLittle || before + total > tableLimits.most) throw new PlayError('bad_stake');
  return total;
}
