import { isOutage } from '@noriter/kit/outage';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { SettlementDeps } from '../../deps.ts';
import { endParking, type Parked, type ParkedKind, park } from '../../store/parking.ts';

export type ParkingDeps = Pick<SettlementDeps, 'pool' | 'log'>;

type Page<Row> = {
  /** Locks a page, or of it one bet alone. */
  lock: (tx: pg.ClientBase, only: string | null) => Promise<readonly Row[]>;
  idOf: (row: Row) => string;
  settle: (tx: pg.ClientBase, rows: readonly Row[]) => Promise<void>;
};

/**
 * Settles a page in one transaction. Where that fails and no server is to blame, each of its bets is
 * settled by itself, and the bad ones are parked: one bad row costs nobody else.
 *
 * @returns the ids of the page, in their order
 */
export async function settlePage<Row>(
  deps: ParkingDeps,
  parked: Parked,
  { lock, idOf, settle }: Page<Row>,
): Promise<string[]> {
  let ids: string[] = [];
  const work = async (tx: pg.ClientBase, only: string | null) => {
    const rows = await lock(tx, only);
    if (only === null) ids = rows.map(idOf);
    if (rows.length > 0) await settle(tx, rows);
  };
  try {
    await withTransaction(deps.pool, (tx) => work(tx, null));
    if (!parked.isEmpty && ids.length > 0) await endParking(deps.pool, 'bet', ids);
  } catch (error) {
    if (ids.length === 0) throw error;
    throwOutage(error);
    for (const id of ids) {
      await orPark(deps, { kind: 'bet', key: id }, async () => {
        await withTransaction(deps.pool, (tx) => work(tx, id));
        if (!parked.isEmpty) await endParking(deps.pool, 'bet', [id]);
      });
    }
  }
  return ids;
}

/**
 * Does a piece of work, or parks what it is about.
 *
 * @throws what a server that is away throws: that is nobody's fault here, and the next run goes on
 */
export async function orPark(
  { pool, log }: ParkingDeps,
  subject: { kind: ParkedKind; key: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    throwOutage(error);
    log.error({ err: error, ...subject }, 'could not be settled, and is parked');
    await park(pool, subject, error instanceof Error ? error.message : String(error));
  }
}

function throwOutage(error: unknown): void {
  if (isOutage(error)) throw error;
}
