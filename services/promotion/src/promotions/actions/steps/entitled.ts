import { refuse } from '@noriter/kit/result-codes';
import { levelsOfDay } from '@noriter/member-projection/levels';
import type pg from 'pg';
import { errors } from '../../../errors.ts';
import { hasLoggedIn } from '../../../members/store/log-ins.ts';
import { isBelow, type Receiver, readStanding } from '../../../members/store/members.ts';
import { hasPlayed, turnoverOn } from '../../../plays/store/days.ts';
import { withheldFrom } from '../../domain/entitlement.ts';
import { asksLevels, type Candidate, daysBefore, type Segment } from '../../domain/segment.ts';
import type { Promotion } from '../../store/promotions.ts';

type Db = pg.Pool | pg.ClientBase;

/**
 * Lets through whom a promotion gives something at this moment, also where it is given later (`givenAt`).
 * In a transaction the member is locked: an exclusion that comes meanwhile waits.
 *
 * @throws Refusal PR002, PR003, PR004
 */
export async function checkEntitled(
  db: Db,
  promotion: Promotion,
  member: Receiver,
  { now, givenAt = now, locks }: { now: Date; givenAt?: Date; locks: boolean },
): Promise<void> {
  const standing = await readStanding(db, member, { locks });
  const candidate = { standing, ...(await askedOf(db, promotion, member, now)) };
  const withheld = withheldFrom(promotion, candidate, now, givenAt);
  if (withheld !== null) throw refuse(errors, withheld);
}

/**
 * What the segment asks beyond a member's standing; what it does not ask is not read. Levels are read after
 * the member was locked, or a raise that was waited for would have none before it.
 */
export async function askedOf(
  db: Db,
  { definition: { segment } }: Promotion,
  member: Receiver,
  now: Date,
): Promise<Omit<Candidate, 'standing'>> {
  const { memberId } = member;
  const { below, turnover } = segment;
  return {
    levels: asksLevels(segment) ? await levelsOfDay(db, member, now) : [],
    isBelow: below === null || (await isBelow(db, memberId, below)),
    wasThere: await wasThere(db, segment, memberId, now),
    turnover: turnover ? await turnoverOn(db, memberId, daysBefore(now, turnover.days)) : 0n,
  };
}

async function wasThere(
  db: Db,
  { sleeping }: Segment,
  memberId: string,
  now: Date,
): Promise<boolean> {
  if (!sleeping) return true;
  const span = daysBefore(now, sleeping.days);
  if (await hasPlayed(db, memberId, span)) return true;
  return sleeping.without === 'visits' && (await hasLoggedIn(db, memberId, span));
}
