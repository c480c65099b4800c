import type pg from 'pg';
import type { Subject } from '../../tree/store/reach.ts';
import { seenDaysOfEach } from '../../tree/store/seen-days.ts';
import { peopleBelow } from './members-below.ts';
import type { Range } from './totals.ts';

export const ID_BYTES = 16;

/** Whether more than so many people stand below; no more of them are looked at. */
export async function areMoreBelow(db: pg.Pool, subject: Subject, count: number): Promise<boolean> {
  const { from, values } = peopleBelow(subject);
  const { rows } = await db.query<{ more: boolean }>(
    `select exists (select from ${from} offset $3) as more`,
    [...values, count],
  );
  return rows[0]?.more ?? false;
}

/**
 * Who below did something in some days, by turnover, as ids one behind the other: what takes seconds
 * for a head office is done once, and sixteen bytes of each member are kept.
 */
export async function rankMembers(
  db: pg.Pool,
  subject: Subject,
  { fromDay, untilDay }: Range,
): Promise<Buffer> {
  const { id, from, values } = peopleBelow(subject);
  const { rootId, siteId } = subject;
  const people = `select ${id} from ${from}`;
  const days =
    rootId === null
      ? `member_day where member_id in (${people})`
      : `member_day join (${seenDaysOfEach(people, '$6')}) as seen on seen.id = member_id
         where day <@ seen.days`;
  const { rows } = await db.query<{ ids: Buffer | null }>(
    `select string_agg(uuid_send(own.member_id), ''::bytea
       order by own.turnover desc, own.member_id) as ids
     from (
       select member_id, sum(turnover) as turnover from ${days}
         and site_id = $3 and day between $4 and $5
       group by member_id
     ) as own`,
    [...values, siteId, fromDay, untilDay, ...(rootId === null ? [] : [rootId])],
  );
  return rows[0]?.ids ?? Buffer.alloc(0);
}
