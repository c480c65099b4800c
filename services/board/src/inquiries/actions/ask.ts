import { withTransaction } from '@noriter/kit/postgres';
import { type Language, refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { attachImages } from '../../images/actions/attach-images.ts';
import {
  dueAt,
  ENTRIES_MAX,
  type InquiryKind,
  type Subject,
  WAITING_MAX,
} from '../domain/inquiry-rules.ts';
import { countEntries, insertEntry } from '../store/entries.ts';
import { countWaiting, findInquiry, insertInquiry, markWaiting } from '../store/inquiries.ts';
import { announceInquiry } from './announce-inquiry.ts';

type Deps = Pick<BoardBase, 'pool' | 'clock' | 'ids'>;
type Member = { siteId: string; memberId: string };

export type NewAsk = {
  kind: InquiryKind;
  language: Language;
  title: string;
  body: string;
  subject: Subject | null;
  /** Pictures that were brought before, in their order. */
  images: readonly string[];
};

/**
 * A member opens an inquiry.
 *
 * @throws Refusal BD040 too many wait, BD062 no such picture, T999 this very one was opened
 */
export async function openInquiry(
  deps: Deps,
  { siteId, memberId }: Member,
  { ask: { body, images, ...about }, effectId }: { ask: NewAsk; effectId: string },
): Promise<number> {
  const at = deps.clock.now();
  return withTransaction(deps.pool, async (tx) => {
    const waiting = await countWaiting(tx, memberId);
    if (waiting >= WAITING_MAX) throw refuse(errors, 'BD040', { limit: WAITING_MAX });
    const due = dueAt(about.kind, { openedAt: at, waitingSince: at });
    const idx = await insertInquiry(tx, { siteId, memberId, ...about, effectId, at, due });
    if (idx === null) throw refuse(transportCodes, 'T999');
    await writeAsMember(tx, { siteId, memberId }, { idx, body, images, effectId, at });
    await announceInquiry(deps, tx, { siteId, memberId, idx, state: 'waiting' });
    return idx;
  });
}

/**
 * A member goes on with an inquiry of theirs: it waits for an answer again.
 *
 * @throws Refusal BD001 not theirs, BD043 too long, BD062 no such picture, T999 this very text was written
 */
export async function continueInquiry(
  deps: Deps,
  { siteId, memberId }: Member,
  { idx, effectId, ...written }: Written & { effectId: string },
): Promise<void> {
  const at = deps.clock.now();
  await withTransaction(deps.pool, async (tx) => {
    const found = await findInquiry(tx, { siteId, idx, locks: true });
    if (found?.memberId !== memberId) throw refuse(errors, 'BD001');
    if ((await countEntries(tx, idx)) >= ENTRIES_MAX) {
      throw refuse(errors, 'BD043', { limit: ENTRIES_MAX });
    }
    const waitingSince = found.state === 'waiting' ? found.waitingSince : at;
    const due = dueAt(found.kind, { openedAt: found.openedAt, waitingSince });
    await writeAsMember(tx, { siteId, memberId }, { idx, ...written, effectId, at });
    await markWaiting(tx, idx, { waitingSince, due, at });
    await announceInquiry(deps, tx, { siteId, memberId, idx, state: 'waiting' });
  });
}

type Written = { idx: number; body: string; images: readonly string[] };

async function writeAsMember(
  tx: pg.ClientBase,
  member: Member,
  { idx: inquiryIdx, images, ...entry }: Written & { effectId: string; at: Date },
): Promise<void> {
  const idx = await insertEntry(tx, { inquiryIdx, author: 'member', operator: null, ...entry });
  if (idx === null) throw refuse(transportCodes, 'T999');
  const place = { kind: 'entry', idx } as const;
  await attachImages(tx, { ...member, operator: null }, { place, imageIds: images });
}
