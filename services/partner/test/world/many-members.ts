import type { PartnerWorld, Someone } from './partner-world.ts';

export const MANY = 2_345;
/** Each did something but one in a hundred. */
export const MANY_ACTIVE = MANY - Math.floor(MANY / 100);

/**
 * Members right below somebody who did something on the first days of the world's month: the first of
 * them least, the last one most.
 */
export async function writeManyMembers({ pool }: PartnerWorld, parent: Someone): Promise<void> {
  await pool.query(
    `with fresh as (
       insert into member (member_id, site_id, login_id)
       select gen_random_uuid(), 'noriter', 'many' || n from generate_series(1, $2::int) as n
       returning member_id)
     insert into tree_edge (descendant_id, ancestor_id, depth, valid_from)
     select member_id, $1, 1, '2026-01-01' from fresh`,
    [parent.memberId, MANY],
  );
  await pool.query(
    `insert into member_day (member_id, day, category, site_id, bets, turnover, stake, returned)
     select member_id, '2026-01-01'::date + back, 'slot', 'noriter', 1,
       substr(login_id, 5)::int * 1000, 1000, 400
     from member cross join generate_series(0, 2) as back
     where login_id ~ '^many' and login_id !~ '00$'`,
  );
}
