import { onceInInbox } from '@noriter/kit/inbox';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { withTransaction } from '@noriter/kit/postgres';
import type { scratchEvents } from '@noriter/proto/topics';
import type { ScratchDeps } from '../deps.ts';
import { markAnnounced } from '../store/notes.ts';

/** What came back from the topic was announced. */
export async function onScratchEvent(
  { pool }: Pick<ScratchDeps, 'pool'>,
  event: ReceivedEvent<typeof scratchEvents>,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    if (await onceInInbox(tx, 'scratch', event.id)) await markAnnounced(tx, event.value.noteId);
  });
}
