import { deriveId } from '@noriter/kit/ids';
import type pg from 'pg';
import type { BoardBase, SavedBy } from '../../../base.ts';
import { announceMessage } from '../../../messages/actions/announce-message.ts';
import { insertMessage } from '../../../messages/store/sent-messages.ts';
import { writeNotifications } from '../../../notifications/actions/add-notifications.ts';
import { answeredNotice } from '../../domain/answered-notice.ts';
import type { StoredInquiry } from '../../store/inquiries.ts';

type Answered = {
  by: SavedBy;
  inquiry: Pick<StoredInquiry, 'idx' | 'memberId' | 'title'>;
  at: Date;
};

/** The member finds the answer in the notification centre and among the messages, at once. */
export async function noticeAnswer(
  deps: Pick<BoardBase, 'clock' | 'ids'>,
  tx: pg.ClientBase,
  { by: { siteId, loginId, effectId }, inquiry: { idx, memberId, title }, at }: Answered,
): Promise<void> {
  await writeNotifications(
    tx,
    [
      {
        notificationId: deriveId('inquiry-answered', effectId),
        siteId,
        memberId,
        kind: 'inquiry-answered',
        subjectId: idx.toString(),
        amount: 0n,
        reason: '',
        at,
      },
    ],
    at,
  );
  const audience = { kind: 'member', memberId } as const;
  await insertMessage(tx, {
    siteId,
    audience,
    texts: answeredNotice(idx, title),
    shownAt: at,
    announcedAt: at,
    effectId: deriveId('inquiry-answered-message', effectId),
    sentAt: at,
    sentBy: loginId,
  });
  await announceMessage(deps, tx, { siteId, audience });
}
