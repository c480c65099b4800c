import type { Coup } from '../../src/baccarat/coup.ts';
import type { Result } from '../../src/baccarat/roads.ts';

export type TableView = {
  readonly id: string;
  readonly phase: 'betting' | 'dealing' | 'result' | 'shuffling';
  readonly roundId: string;
  readonly results: readonly Result[];
  readonly coup: Coup | null;
  readonly bettingMs: number;
  readonly msLeft: number;
  readonly dealt: number;
  readonly players: number;
  /** When it came, by this page's clock. */
  readonly at: number;
};
export type Settled = {
  readonly roundId: string;
  readonly win: string;
  readonly balance: string | null;
};
type Event = { is: 'tables'; tables: Omit<TableView, 'at'>[] } | ({ is: 'settled' } & Settled);

/** Follows the tables; the browser connects again by itself. */
export function follow(
  seat: string,
  on: { tables(tables: TableView[]): void; settled(settled: Settled): void; lost(): void },
): void {
  const source = new EventSource(`/game/baccarat/live?seat=${seat}`);
  source.addEventListener('message', ({ data }) => {
    const event = JSON.parse(String(data)) as Event;
    const at = performance.now();
    if (event.is === 'tables') on.tables(event.tables.map((table) => ({ ...table, at })));
    else on.settled(event);
  });
  source.addEventListener('error', () => on.lost());
}

export function msLeftOf(table: TableView): number {
  return Math.max(0, table.msLeft - (performance.now() - table.at));
}
