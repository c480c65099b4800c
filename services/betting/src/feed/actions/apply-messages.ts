import type pg from 'pg';
import { applyToBoard } from '../../sportsbook/domain/fixture-board.ts';
import type { FixtureMessage, NumberedMessage } from '../../sportsbook/domain/messages/messages.ts';
import { type LockedBoard, lockBoards } from '../../sportsbook/store/boards.ts';
import { addFixtures } from '../../sportsbook/store/new-fixtures.ts';
import { writeBoards } from '../../sportsbook/store/write-boards.ts';
import type { FeedDeps } from '../deps.ts';
import type { FaultRow } from '../store/faults.ts';

export type Deps = Pick<FeedDeps, 'pool' | 'ids' | 'clock' | 'log'>;

export async function applyMessages(
  deps: Deps,
  tx: pg.ClientBase,
  messages: readonly NumberedMessage[],
): Promise<FaultRow[]> {
  if (messages.length === 0) return [];
  const fixtures = messages.filter((one): one is FixtureMessage => one.type === 'fixture');
  await addFixtures(tx, deps.clock.now(), fixtures);
  const ids = [...new Set(messages.map(({ fixtureId }) => fixtureId))];
  const boards = await lockBoards(tx, ids);
  const faults: FaultRow[] = [];
  const after = new Map([...boards].map(([id, { board }]) => [id, board]));
  for (const message of messages) {
    const board = after.get(message.fixtureId);
    if (board === undefined) {
      // A stop of a fixture that is not offered stops nothing.
      if (message.type !== 'bet-stop') faults.push({ ...message, fault: 'unknown-fixture' });
      continue;
    }
    const applied = applyToBoard(board, message);
    after.set(message.fixtureId, applied.board);
    faults.push(...applied.faults.map((one) => ({ ...message, ...one })));
  }
  const changed = [...boards].flatMap(([id, before]) => {
    const board = after.get(id);
    return board && isChanged(before, board) ? [{ before, after: board }] : [];
  });
  await writeBoards(deps, tx, changed);
  return faults;
}

/** One that was added by this very page is published, too. */
function isChanged({ row, board }: LockedBoard, after: LockedBoard['board']): boolean {
  return board !== after || row.version === 0n;
}
