import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { applyToBoard } from '../domain/feed/fixture-board.ts';
import type { FixtureMessage, NumberedMessage, ProducerName } from '../domain/feed/messages.ts';
import type { Producer } from '../domain/feed/producer.ts';
import { type FaultRow, writeFaults } from '../queries/feed-faults.ts';
import { saveProducer } from '../queries/feed-producers.ts';
import { type LockedBoard, lockBoards } from '../queries/sport-boards.ts';
import { addFixtures } from './add-fixtures.ts';
import { tellProducer } from './tell-producer.ts';
import { writeBoards } from './write-boards.ts';

/** Messages of one transaction. A snapshot of everything has more. */
const MESSAGES_PER_PAGE = 400;

type Deps = Pick<BettingDeps, 'pool' | 'ids' | 'clock'>;

/** What came of a producer: how it was, how it is, and what is to be applied in between. */
export type HeardStep = {
  name: ProducerName;
  /** Who hears it. */
  holder: string;
  before: Producer;
  after: Producer;
  apply: readonly NumberedMessage[];
  faults: readonly FaultRow[];
};

/**
 * Applies what a producer said, and writes down how far it was heard, in one transaction. More than
 * a page is applied in several, and counts as heard with the last of them: whoever is cut off in
 * between hears it again, and what was applied by then changes nothing any more.
 *
 * @returns false when another process hears the producer by now; of this nothing was kept
 */
export async function applyFeed(deps: Deps, step: HeardStep): Promise<boolean> {
  const { apply, before, after } = step;
  const pages = Math.max(1, Math.ceil(apply.length / MESSAGES_PER_PAGE));
  const halfway = unfinished(before, deps.clock.now());
  let from = before;
  for (let page = 0; page < pages; page += 1) {
    const isLast = page === pages - 1;
    const messages = apply.slice(page * MESSAGES_PER_PAGE, (page + 1) * MESSAGES_PER_PAGE);
    const to = isLast ? after : halfway;
    const faults = isLast ? step.faults : [];
    const one = { ...step, before: from, after: to, apply: messages, faults };
    try {
      await withTransaction(deps.pool, (tx) => applyPage(deps, tx, one));
    } catch (error) {
      if (error instanceof Superseded) return false;
      throw error;
    }
    from = to;
  }
  return true;
}

class Superseded extends Error {
  override name = 'Superseded';
}

/** While it is applied page by page, nothing of it is offered. */
function unfinished(producer: Producer, now: Date): Producer {
  if (producer.state !== 'up') return producer;
  return { ...producer, state: 'recovering', stoppedAt: now };
}

async function applyPage(deps: Deps, tx: pg.ClientBase, step: HeardStep): Promise<void> {
  const { name, holder, before, after, apply } = step;
  // First of all: it locks the row, so that of two who think they hear it one finds out here.
  if (!(await saveProducer(tx, { name, holder, producer: after }))) throw new Superseded();
  const faults = [...step.faults, ...(await applyMessages(deps, tx, apply))];
  await writeFaults(tx, deps.clock.now(), faults);
  const [was, is] = [before.state === 'up', after.state === 'up'];
  if (was !== is) await tellProducer(deps, tx, name, is);
}

async function applyMessages(
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

/** One that was added by this very page is told of, too. */
function isChanged({ row, board }: LockedBoard, after: LockedBoard['board']): boolean {
  return board !== after || row.version === 0n;
}
