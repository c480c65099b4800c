import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { nicknameSkeleton } from '../../nickname-skeletons.ts';

const ROWS_PER_TRANSACTION = 500;

type Row = { memberId: string; nickname: string };

/**
 * Fills in how nicknames look of members who came before that was kept: of those who look the same,
 * who came first has the look, and the others share it.
 *
 * @returns whether none is left
 */
export async function fillNicknameLooks(pool: pg.Pool): Promise<boolean> {
  return withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Row>(
      `select member_id as "memberId", nickname from member where nickname_skeleton is null
       order by signed_up_at, member_id limit $1 for no key update`,
      [ROWS_PER_TRANSACTION],
    );
    await fill(tx, rows);
    return rows.length < ROWS_PER_TRANSACTION;
  });
}

async function fill(tx: pg.ClientBase, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ memberId }) => memberId);
  const looks = rows.map(({ nickname }) => nicknameSkeleton(nickname));
  await tx.query(
    `with filled as (
       select m.member_id, look.skeleton,
         row_number() over (
           partition by m.site_id, look.skeleton order by m.status = 'refused', look.place
         ) > 1 or exists (
           select from member o where o.site_id = m.site_id and o.status <> 'refused'
             and o.nickname_skeleton = look.skeleton
         ) as shared
       from unnest($1::uuid[], $2::text[]) with ordinality as look (member_id, skeleton, place)
       join member m using (member_id)
     )
     update member set nickname_skeleton = filled.skeleton, nickname_shared = filled.shared
     from filled where member.member_id = filled.member_id`,
    [ids, looks],
  );
}
