import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { ProducerName } from '../../sportsbook/domain/messages/message-parts.ts';
import type { NumberedMessage } from '../../sportsbook/domain/messages/messages.ts';
import type { Producer } from '../domain/producer-state.ts';
import { publishProducerState } from '../events/producer-event.ts';
import { type FaultRow, writeFaults } from '../store/faults.ts';
import { saveProducer } from '../store/producers.ts';
import { applyMessages, type Deps } from './apply-messages.ts';
import { applyOneByOne, type TimeOuts } from './apply-one-by-one.ts';

/** Messages of one transaction. A snapshot of everything has more. */
const MESSAGES_PER_PAGE = 400;

/** What came of a producer: how it was, how it is, and what is to be applied in between. */
export type FeedStep = {
  name: ProducerName;
  /** Who holds its lease. */
  holder: string;
  before: Producer;
  after: Producer;
  apply: readonly NumberedMessage[];
  faults: readonly FaultRow[];
  /** As a whole it was refused, and not by an outage. */
  oneByOne: boolean;
  timeOuts: TimeOuts;
};

/**
 * Applies what a producer sent, and writes down how far it was read, in one transaction. More than a
 * page is applied in several, and counts as read with the last of them: a process that is cut off in
 * between reads it again, and what was applied by then changes nothing any more.
 *
 * @returns false when another process holds the lease by now; of this nothing was kept
 */
export async function applyFeed(deps: Deps, step: FeedStep): Promise<boolean> {
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

async function applyPage(deps: Deps, tx: pg.ClientBase, step: FeedStep): Promise<void> {
  const { name, holder, before, after, apply: messages, timeOuts } = step;
  // First of all: it locks the row, so that of two who think they hold the lease one finds out here.
  const saved = { name, holder, producer: after, wavered: hasWavered(before, after) };
  if (!(await saveProducer(tx, saved))) throw new Superseded();
  const found = step.oneByOne
    ? await applyOneByOne(deps, tx, { messages, timeOuts })
    : await applyMessages(deps, tx, messages);
  await writeFaults(tx, deps.clock.now(), [...step.faults, ...found]);
  const [was, is] = [before.state === 'up', after.state === 'up'];
  if (was !== is) await publishProducerState(deps, tx, name, is);
}

/** A gap that closed by what came with it: nobody sees by the states that bets had ended. */
function hasWavered(before: Producer, after: Producer): boolean {
  return before.state === 'up' && after.state === 'up' && before.stoppedAt !== after.stoppedAt;
}
