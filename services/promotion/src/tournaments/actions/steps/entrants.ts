import type pg from 'pg';
import { readStanding } from '../../../members/store/members.ts';
import { askedOf } from '../../../promotions/actions/steps/entitled.ts';
import { isForEverybody, isInSegment } from '../../../promotions/domain/segment.ts';
import type { Promotion } from '../../../promotions/store/promotions.ts';
import type { Tournament } from '../../domain/course.ts';
import { type Entry, entriesOf, insertEntry } from '../../store/entries.ts';

/**
 * Who of some members takes part, and since when. Where members enter it is who did. Else it is everybody
 * of the segment, asked when the first play of a member counts: whoever is in it then stays in it.
 */
export async function entrantsOf(
  tx: pg.ClientBase,
  { promotion, tournament, now }: { promotion: Promotion; tournament: Tournament; now: Date },
  memberIds: readonly string[],
): Promise<Map<string, Entry>> {
  const { promotionId, siteId } = promotion;
  const { definition, rules } = tournament;
  const begun = new Date(definition.startsAt);
  const isAutomatic = rules.entry === 'automatic';
  if (isAutomatic && isForEverybody(definition.segment)) {
    return new Map(memberIds.map((memberId) => [memberId, { enteredAt: begun, isMeant: true }]));
  }
  const entries = await entriesOf(tx, promotionId, memberIds);
  for (const memberId of isAutomatic ? memberIds : []) {
    if (entries.has(memberId)) continue;
    const member = { memberId, siteId, level: 1, isPartner: false };
    const standing = await readStanding(tx, member);
    const asked = await askedOf(tx, promotion, member, now);
    const isMeant = isInSegment(definition.segment, { standing, ...asked }, now);
    const entry = { enteredAt: begun, isMeant };
    await insertEntry(tx, { promotionId, memberId, ...entry });
    entries.set(memberId, entry);
  }
  return entries;
}
