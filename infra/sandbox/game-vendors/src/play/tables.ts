/** Baccarat tables that go by the server's clock, whoever sits at them. */
import type { Spot } from '../baccarat/bets.ts';
import { type Coup, dealCoup } from '../baccarat/coup.ts';
import type { Result } from '../baccarat/roads.ts';
import { dealtOf, freshShoe, isSpent, type Shoe } from '../baccarat/shoe.ts';
import type { Chance } from '../chance/chance.ts';
import type { Seat } from './seats.ts';

export type Phase = 'betting' | 'dealing' | 'result' | 'shuffling';

export type Placement = {
  readonly seat: Seat;
  readonly spots: Readonly<Partial<Record<Spot, bigint>>>;
  readonly total: bigint;
  readonly betTxId: string;
  /** Towards the site each placement is a round of its own. */
  readonly roundId: string;
};

export type Table = {
  readonly id: string;
  readonly bettingMs: number;
  phase: Phase;
  endsAt: number;
  roundId: string;
  shoe: Shoe;
  coup: Coup | null;
  results: Result[];
  placements: Placement[];
  /** Bets whose answer is still on its way when cards are dealt. */
  incoming: number;
};

/** Won: of one spot, and of all a player stakes in one round. */
export const tableLimits = { least: 1_000n, most: 5_000_000n };

const DEALING_MS = 7_500;
const RESULT_MS = 4_500;
const SHUFFLING_MS = 5_000;

/** Four tables: two slow, two fast. They begin at different moments. */
export function openTables(chance: Chance, now: number, speed: number): Table[] {
  return [18_000, 18_000, 11_000, 11_000].map((bettingMs, at) => ({
    id: `noriter-baccarat-${at + 1}`,
    bettingMs: bettingMs / speed,
    phase: 'betting',
    endsAt: now + (bettingMs / 2 + at * 3_700) / speed,
    roundId: crypto.randomUUID(),
    ...playedShoe(chance, 14 + at * 9),
    coup: null,
    placements: [],
    incoming: 0,
  }));
}

/** A shoe some coups of which were dealt before anybody came, so that there are roads to read. */
function playedShoe(chance: Chance, coups: number): { shoe: Shoe; results: Result[] } {
  let shoe = freshShoe(chance);
  const results: Result[] = [];
  for (let dealt = 0; dealt < coups; dealt += 1) {
    const next = dealCoup(shoe);
    shoe = next.shoe;
    results.push(resultOf(next.coup));
  }
  return { shoe, results };
}

function resultOf({ outcome, hasPlayerPair, hasBankerPair }: Coup): Result {
  return { outcome, hasPlayerPair, hasBankerPair };
}

/** Goes on to the next phase when it is time. @returns whether something changed */
export function advance(
  table: Table,
  now: number,
  deps: { chance: Chance; speed: number },
): boolean {
  if (now < table.endsAt) return false;
  // Nobody's stake is dealt past: an answer is waited for a little.
  if (table.phase === 'dealing' && table.incoming > 0) return false;
  const until = (ms: number) => now + ms / deps.speed;
  switch (table.phase) {
    case 'betting': {
      const { coup, shoe } = dealCoup(table.shoe);
      Object.assign(table, { phase: 'dealing', endsAt: until(DEALING_MS), coup, shoe });
      return true;
    }
    case 'dealing':
      if (table.coup) table.results.push(resultOf(table.coup));
      Object.assign(table, { phase: 'result', endsAt: until(RESULT_MS) });
      return true;
    case 'result': {
      const spent = isSpent(table.shoe);
      if (!spent) return newRound(table, now);
      Object.assign(table, { phase: 'shuffling', endsAt: until(SHUFFLING_MS), coup: null });
      return true;
    }
    case 'shuffling':
      Object.assign(table, { shoe: freshShoe(deps.chance), results: [] });
      return newRound(table, now);
  }
}

function newRound(table: Table, now: number): true {
  Object.assign(table, {
    phase: 'betting',
    endsAt: now + table.bettingMs,
    roundId: crypto.randomUUID(),
    coup: null,
    placements: [],
  });
  return true;
}

/** What everybody may see of a table: no card before it is dealt. */
export function tableView(table: Table, now: number) {
  const { id, phase, roundId, results, coup, bettingMs, placements } = table;
  return {
    id,
    phase,
    roundId,
    results,
    coup,
    bettingMs,
    msLeft: Math.max(0, Math.round(table.endsAt - now)),
    dealt: dealtOf(table.shoe),
    players: new Set(placements.map(({ seat }) => seat.id)).size,
  };
}

/** What stands on the tables for a seat, for a page that is loaded again. */
export function placementsOf(tables: readonly Table[], seat: Seat) {
  return tables.flatMap(({ id, roundId, placements }) =>
    placements
      .filter(({ seat: one }) => one.id === seat.id)
      .map(({ spots }) => ({ tableId: id, roundId, spots })),
  );
}
