import { addToOutbox } from '@noriter/kit/outbox';
import { messageEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BoardBase } from '../../base.ts';
import type { Audience } from '../domain/audience.ts';
import { messageShown, messagesChanged } from '../events/messages-event.ts';
import { countUnread } from '../store/own-messages.ts';

/** Notifies browsers that an audience has a message more, or less: one event, whatever its size. */
export async function announceMessage(
  { clock, ids }: Pick<BoardBase, 'clock' | 'ids'>,
  tx: pg.ClientBase,
  { siteId, audience }: { siteId: string; audience: Audience },
): Promise<void> {
  const moment = { id: ids.next(), at: clock.now() };
  if (audience.kind !== 'member') {
    await addToOutbox(tx, messageEvents, messageShown(siteId, audience, moment));
    return;
  }
  const { memberId } = audience;
  await announceUnread(tx, { siteId, memberId, level: 1 }, moment);
}

/** Notifies a member's browsers of how many are unread. @returns how many */
export async function announceUnread(
  tx: pg.ClientBase,
  member: Member,
  { id, at }: { id: string; at: Date },
): Promise<number> {
  const { siteId, memberId } = member;
  const unread = await unreadOf(tx, member, at);
  const event = messagesChanged({ siteId, memberId }, { id, at, unread });
  await addToOutbox(tx, messageEvents, event);
  return unread;
}

type Member = { siteId: string; memberId: string; level: number };

/** How many a member has not read. */
export async function unreadOf(
  tx: pg.ClientBase,
  { siteId, memberId, level }: Member,
  at: Date,
): Promise<number> {
  const [unread = 0] = await countUnread(tx, { siteId, members: [{ memberId, level }], now: at });
  return unread;
}
