import { systemIds } from '@noriter/kit/ids';
import { koreaDay } from '@noriter/kit/korea-time';
import type { Pool } from 'pg';

const MEMBERS_PER_STATEMENT = 10_000;
/** What each of them begins with. */
export const START_WON = 1_000_000_000n;

/** Opens accounts that hold money, with the ledger rows that brought it: the books stay whole. */
export async function openMemberAccounts(wallet: Pool, count: number): Promise<string[]> {
  const members = Array.from({ length: count }, () => systemIds.next());
  for (let start = 0; start < count; start += MEMBERS_PER_STATEMENT) {
    const some = members.slice(start, start + MEMBERS_PER_STATEMENT);
    await wallet.query(
      `with opened as (
         insert into account (member_id, site_id, cash, version)
         select member_id, 'noriter', $2::bigint, 1 from unnest($1::uuid[]) as member_id
         returning member_id
       )
       insert into ledger (command_id, member_id, amount, cash, held, points, version, at, day,
         kind, site_id, from_account, to_account, subject_type, subject_id, product)
       select gen_random_uuid(), member_id, $2, $2, 0, 0, 1, now(), $3::date,
         4, 'noriter', 'bank:clearing', 'cash', 'bench', 'start', '' from opened`,
      [some, START_WON, koreaDay(new Date())],
    );
  }
  await wallet.query('vacuum analyze account');
  await wallet.query('vacuum analyze ledger');
  return members;
}
