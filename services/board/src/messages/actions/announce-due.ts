import { withTransaction } from '@noriter/kit/postgres';
import type { BoardBase } from '../../base.ts';
import { takeDueMessages } from '../store/due-messages.ts';
import { announceMessage } from './announce-message.ts';

const PER_TRANSACTION = 100;

/** Notifies browsers of messages whose time has come. They are in the lists from that moment anyway. */
export async function announceDue(
  deps: Pick<BoardBase, 'pool' | 'clock' | 'ids'>,
  signal: AbortSignal,
): Promise<void> {
  for (let taken = PER_TRANSACTION; taken === PER_TRANSACTION && !signal.aborted; ) {
    taken = await withTransaction(deps.pool, async (tx) => {
      const due = await takeDueMessages(tx, { now: deps.clock.now(), limit: PER_TRANSACTION });
      for (const message of due) await announceMessage(deps, tx, message);
      return due.length;
    });
  }
}
