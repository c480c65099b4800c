import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { markDeleted, markRead } from '../store/marks.ts';
import { findOwn, type OwnMessage } from '../store/own-messages.ts';
import { announceUnread, unreadOf } from './announce-message.ts';

export type Reader = { siteId: string; memberId: string; level: number };

type Deps = Pick<BoardBase, 'pool' | 'clock' | 'ids'>;

/**
 * A member reads messages; other browsers of theirs learn it.
 *
 * @returns the messages, and how many are unread now
 * @throws Refusal BD010 when one of them is not there
 */
export async function readMessages(
  deps: Deps,
  reader: Reader,
  idxs: readonly number[],
): Promise<{ messages: OwnMessage[]; unread: number }> {
  const { memberId } = reader;
  const at = deps.clock.now();
  return withTransaction(deps.pool, async (tx) => {
    const messages = await ownOf(tx, reader, { idxs, at });
    // Whoever reads a message again changes nothing that another browser would have to know.
    const isNews = await markRead(tx, { memberId, idxs, at });
    const unread = isNews
      ? await announceUnread(tx, reader, { id: deps.ids.next(), at })
      : await unreadOf(tx, reader, at);
    return { messages, unread };
  });
}

/**
 * A member deletes messages, all of them or none.
 *
 * @throws Refusal BD010 when one is not there, M002 when one was not read
 */
export async function deleteMessages(
  deps: Deps,
  reader: Reader,
  idxs: readonly number[],
): Promise<void> {
  const at = deps.clock.now();
  await withTransaction(deps.pool, async (tx) => {
    const messages = await ownOf(tx, reader, { idxs, at });
    if (messages.some(({ readAt }) => readAt === null)) throw refuse(errors, 'M002');
    await markDeleted(tx, { memberId: reader.memberId, idxs, at });
  });
}

async function ownOf(
  tx: Parameters<typeof findOwn>[0],
  reader: Reader,
  { idxs, at }: { idxs: readonly number[]; at: Date },
): Promise<OwnMessage[]> {
  const { siteId } = reader;
  const messages = await findOwn(tx, { siteId, member: reader, now: at, idxs });
  if (messages.length !== new Set(idxs).size) throw refuse(errors, 'BD010');
  return messages;
}
