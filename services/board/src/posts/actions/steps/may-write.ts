import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../../errors.ts';
import { findBanned, hasLink } from '../../domain/banned.ts';
import { isNewMember, isTooOften, NEW_MEMBER_HOURS } from '../../domain/post-rules.ts';
import {
  readBanned,
  readWriterFacts,
  type Writer,
  type WriterFacts,
} from '../../store/writer-facts.ts';

type Tx = Parameters<typeof readWriterFacts>[0];

/**
 * Whether a member may write this now; of a change, how often is not asked.
 *
 * @throws Refusal BD023 muted, BD024 too often, BD025 too new, BD026 banned
 */
export async function checkMayWrite(
  tx: Tx,
  kind: 'post' | 'comment',
  {
    writer,
    now,
    text,
    isChange = false,
  }: {
    writer: Writer;
    now: Date;
    text: string;
    isChange?: boolean;
  },
): Promise<WriterFacts> {
  const facts = await readWriterFacts(tx, kind, { writer, now });
  const { mute } = facts;
  if (mute !== null) {
    throw refuse(errors, 'BD023', { until: koreaMinute(mute.until), reason: mute.reason });
  }
  const isNew = isNewMember(facts.joinedAt, now);
  if (isNew && (kind === 'post' || hasLink(text))) {
    throw refuse(errors, 'BD025', { hours: NEW_MEMBER_HOURS });
  }
  if (!isChange && isTooOften(kind, facts.recent)) throw refuse(errors, 'BD024');
  const found = findBanned(text, await readBanned(tx, writer.siteId));
  if (found !== null) throw refuse(errors, 'BD026', { word: found.written });
  return facts;
}

const KOREA_MS = 9 * 3_600_000;

function koreaMinute(at: Date): string {
  return new Date(at.getTime() + KOREA_MS).toISOString().slice(0, 16).replace('T', ' ');
}
