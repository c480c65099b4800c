import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { Subject } from '../../tree/store/reach.ts';
import { seenDays } from '../../tree/store/seen-days.ts';

/** What a subtree did, and what its partner earned of it; all from sums of days. */
export type Totals = {
  bets: bigint;
  turnover: bigint;
  stake: bigint;
  returned: bigint;
  rolling: bigint;
  losing: bigint;
  deposited: bigint;
  withdrawn: bigint;
  given: bigint;
  taken: bigint;
};

export type KeyedTotals = Totals & { key: string };

/** Korean days, both inside. */
export type Range = { fromDay: string; untilDay: string };
export type By = 'day' | 'category' | 'partner' | 'member';

const sums = `coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(turnover), 0)::bigint as turnover,
  coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(returned), 0)::bigint as returned,
  coalesce(sum(rolling), 0)::bigint as rolling, coalesce(sum(deposited), 0)::bigint as deposited,
  coalesce(sum(withdrawn), 0)::bigint as withdrawn`;
const partnerSums = `${sums}, coalesce(trunc(sum(losing_micro) / 1000000), 0)::bigint as losing,
  coalesce(sum(given), 0)::bigint as given, coalesce(sum(taken), 0)::bigint as taken`;
export const memberSums = `${sums}, 0::bigint as losing, 0::bigint as given, 0::bigint as taken`;

export const stands = (edge: string, at: string) =>
  `${edge}.valid_from <= ${at} and ${edge}.valid_until > ${at}`;

/** Whose days: by a condition on the table's own key, so that a month of one is read and no more. */
type Whose = { from: string; values: readonly unknown[] };

/** The partner itself; of the site all who have nobody above. */
function ownDays({ memberId, rootId, at }: Subject): Whose {
  if (memberId !== null) {
    const from = `partner_day where partner_id = $4 and day <@ (${seenDays('$4', '$5')})`;
    return { from, values: [memberId, rootId] };
  }
  return {
    from: `partner_day where partner_id = any(array(select head.partner_id from partner as head
      where head.site_id = $1 and not exists (select from tree_edge as up
        where up.descendant_id = head.partner_id and up.depth = 1 and ${stands('up', '$4')})))`,
    values: [at],
  };
}

/** Partners right below; of the site its heads. */
function daysBelow(subject: Subject): Whose {
  const { memberId, rootId, at } = subject;
  if (memberId === null) return ownDays(subject);
  return {
    from: `unnest(array(select edge.descendant_id
        from tree_edge as edge join partner on partner.partner_id = edge.descendant_id
        where edge.ancestor_id = $4 and edge.depth = 1 and ${stands('edge', '$5')})) as one (id)
      cross join lateral (${seenDays('one.id', '$6')}) as seen
      join partner_day on partner_id = one.id where day <@ seen.days`,
    values: [memberId, at, rootId],
  };
}

/** Members anywhere below somebody of the site. */
function memberDays({ at }: Subject): Whose {
  const from = `member_day where exists (select from tree_edge as edge
    where edge.descendant_id = member_id and edge.depth > 0 and ${stands('edge', '$4')})`;
  return { from, values: [at] };
}

type Table = { whose: (subject: Subject) => Whose; key: string; columns: string };

const tables: Readonly<Record<By, Table>> = {
  day: { whose: ownDays, key: 'day::text', columns: partnerSums },
  category: { whose: ownDays, key: 'category', columns: partnerSums },
  partner: { whose: daysBelow, key: 'partner_id::text', columns: partnerSums },
  member: { whose: memberDays, key: 'member_id::text', columns: memberSums },
};

/** Days of a report as what is selected from, with the key they are added up by. */
export function groupedBy(subject: Subject, { by, fromDay, untilDay }: Range & { by: By }) {
  const { whose, key, columns } = tables[by];
  const { from, values } = whose(subject);
  return {
    key,
    columns,
    from: `from ${from} and ${inRange}`,
    values: [subject.siteId, fromDay, untilDay, ...values],
  };
}

const inRange = 'site_id = $1 and day between $2 and $3';

/** What a subtree did in some days. */
export async function readTotals(db: pg.Pool, subject: Subject, range: Range): Promise<Totals> {
  const { from, values } = ownDays(subject);
  const { rows } = await db.query<Totals>(`select ${partnerSums} from ${from} and ${inRange}`, [
    subject.siteId,
    range.fromDay,
    range.untilDay,
    ...values,
  ]);
  const [totals] = rows;
  if (totals === undefined) throw new Error('A sum has one row.');
  return totals;
}

/** The same by day, category, partner right below or member; days the newest first. */
export async function listTotals(
  db: pg.Pool,
  subject: Subject,
  { by, page, rows: perPage, ...range }: Range & { by: By; page: number; rows: number },
): Promise<{ rows: KeyedTotals[]; total: number }> {
  const { limit, offset } = pageSlice(page, perPage);
  if (by === 'member' && subject.memberId !== null) {
    return listMembers(db, { ...subject, memberId: subject.memberId }, { ...range, limit, offset });
  }
  const { key, columns, from: grouped, values } = groupedBy(subject, { ...range, by });
  const order = by === 'day' ? 'key desc' : 'turnover desc, key';
  const [found, count] = await Promise.all([
    db.query<KeyedTotals>(
      `select ${key} as key, ${columns} ${grouped} group by ${key}
       order by ${order} limit ${limit} offset ${offset}`,
      values,
    ),
    db.query<{ total: number }>(`select count(distinct ${key})::int as total ${grouped}`, values),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

type Slice = Range & { limit: number; offset: number };

/**
 * Members anywhere below a partner, each by its own days as far as they are seen: so much is read as
 * they have, however many others the site has.
 */
async function listMembers(
  db: pg.Pool,
  { siteId, memberId, rootId, at }: Subject & { memberId: string },
  { fromDay, untilDay, limit, offset }: Slice,
): Promise<{ rows: KeyedTotals[]; total: number }> {
  const ownDaysOfEach = `
    from tree_edge as edge
    cross join lateral (${seenDays('edge.descendant_id', '$6')}) as seen
    cross join lateral (
      select count(*) as days, ${memberSums} from member_day
      where member_id = edge.descendant_id and day between $2 and $3 and site_id = $1
        and day <@ seen.days
    ) as own
    where edge.ancestor_id = $4 and edge.depth > 0 and ${stands('edge', '$5')} and own.days > 0`;
  const values = [siteId, fromDay, untilDay, memberId, at, rootId];
  const { rows } = await db.query<KeyedTotals & { total: number }>(
    `select edge.descendant_id::text as key, own.*, count(*) over ()::int as total ${ownDaysOfEach}
     order by turnover desc, key limit ${limit} offset ${offset}`,
    values,
  );
  const [first] = rows;
  if (first !== undefined) return { rows, total: first.total };
  // Behind the last page there is no row that knows how many there are.
  const count = await db.query<{ total: number }>(
    `select count(*)::int as total ${ownDaysOfEach}`,
    values,
  );
  return { rows, total: count.rows[0]?.total ?? 0 };
}
