import { addToOutbox } from '@noriter/kit/outbox';
import { messageEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BoardBase } from '../../base.ts';
import type { InquiryState } from '../domain/inquiry-rules.ts';
import { inquiryChanged } from '../events/inquiry-event.ts';

/** Operators with the queue open look again. */
export async function announceInquiry(
  { clock, ids }: Pick<BoardBase, 'clock' | 'ids'>,
  tx: pg.ClientBase,
  about: { siteId: string; memberId: string; idx: number; state: InquiryState },
): Promise<void> {
  const moment = { id: ids.next(), at: clock.now() };
  await addToOutbox(tx, messageEvents, inquiryChanged(about, moment));
}
