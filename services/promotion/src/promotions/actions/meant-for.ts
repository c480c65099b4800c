import type pg from 'pg';
import { type Receiver, readStanding } from '../../members/store/members.ts';
import { withheldFrom } from '../domain/entitlement.ts';
import { isForEverybody } from '../domain/segment.ts';
import type { Promotion } from '../store/promotions.ts';
import { askedOf } from './steps/entitled.ts';

/**
 * Which promotions are shown to a member: those that would give them something. Who may be given nothing
 * is shown none, as nothing is advertised to an excluded member. A guest, who is nobody yet, is shown what
 * is for everybody.
 */
export async function meantFor(
  db: pg.Pool,
  promotions: readonly Promotion[],
  { member, now }: { member: Receiver | null; now: Date },
): Promise<Promotion[]> {
  if (member === null) {
    return promotions.filter(({ definition: { segment } }) => isForEverybody(segment));
  }
  const standing = await readStanding(db, member);
  const shown: Promotion[] = [];
  for (const promotion of promotions) {
    const asked = await askedOf(db, promotion, member, now);
    if (withheldFrom(promotion, { standing, ...asked }, now) === null) shown.push(promotion);
  }
  return shown;
}
