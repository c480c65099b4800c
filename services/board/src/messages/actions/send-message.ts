import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { BoardBase, SavedBy } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Texts } from '../../vocabulary/texts.ts';
import { audienceText } from '../domain/audience.ts';
import { filterText } from '../domain/member-filter.ts';
import { DAYS_AHEAD_MAX, isAhead } from '../domain/retention.ts';
import { insertList } from '../store/message-lists.ts';
import { insertMessage } from '../store/sent-messages.ts';
import { announceMessage } from './announce-message.ts';
import { resolveTarget, type Target } from './steps/target.ts';

export type MessageSend = { target: Target; texts: Texts; showAt: string | null };

type Deps = Pick<BoardBase, 'pool' | 'clock' | 'ids' | 'config'>;

/**
 * Sends a message, at once or at a time: one row, whoever it is for. Whom a filter finds is decided
 * now, of a message for later too, and kept as a list.
 *
 * @throws Refusal BD011 no such recipient, BD013 for the past or too far ahead, BD014 and BD015 a
 *   filter of nobody or of too many, T999 this very message was sent
 */
export async function sendMessage(
  deps: Deps,
  { siteId, loginId, effectId, audit }: SavedBy,
  { target, texts, showAt }: MessageSend,
): Promise<number> {
  const now = deps.clock.now();
  const shownAt = showAt === null ? now : new Date(showAt);
  if (showAt !== null && !isAhead(shownAt, now)) {
    throw refuse(errors, 'BD013', { days: DAYS_AHEAD_MAX });
  }
  const { audience, list } = await resolveTarget(deps, { siteId, listId: effectId }, target);
  return withTransaction(deps.pool, async (tx) => {
    const announcedAt = showAt === null ? now : null;
    const row = { siteId, audience, texts, shownAt, announcedAt, effectId };
    const idx = await insertMessage(tx, { ...row, sentAt: now, sentBy: loginId });
    if (idx === null) throw refuse(transportCodes, 'T999');
    if (list !== null) await insertList(tx, { listId: effectId, siteId, ...list, madeAt: now });
    if (announcedAt !== null) await announceMessage(deps, tx, { siteId, audience });
    const found =
      list === null ? {} : { filter: filterText(list.filter), members: list.memberIds.length };
    await audit(tx, {
      action: 'message.send',
      subject: `message:${idx}`,
      before: null,
      after: {
        audience: audienceText(audience),
        ...found,
        texts,
        shownAt: shownAt.toISOString(),
      },
    });
    return idx;
  });
}
