import { arrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import type { Debt } from '../../domain/ledger/debt.ts';

const columns = `debt_id as "debtId", site_id as "siteId", member_id as "memberId",
  subject_type as "subjectType", subject_id as "subjectId", product, amount, collected,
  written_off as "writtenOff", arisen_at as "arisenAt", closed_at as "closedAt"`;

/** What members still owe, the oldest first; their locked accounts keep it from changing. */
export async function openDebts(
  db: pg.Pool | pg.ClientBase,
  memberIds: readonly string[],
): Promise<Map<string, Debt[]>> {
  const debts = new Map<string, Debt[]>();
  if (memberIds.length === 0) return debts;
  const { rows } = await db.query<Debt>({
    name: 'open-debts',
    text: `select ${columns} from debt where member_id = any ($1::uuid[]) and closed_at is null
      order by position`,
    values: [arrayLiteral(memberIds)],
  });
  for (const debt of rows) {
    const known = debts.get(debt.memberId);
    if (known === undefined) debts.set(debt.memberId, [debt]);
    else known.push(debt);
  }
  return debts;
}

/** Writes debts as they are now, new ones in their order. */
export async function writeDebts(tx: pg.ClientBase, debts: readonly Debt[]): Promise<void> {
  await tx.query({
    name: 'write-debts',
    text: `insert into debt (debt_id, site_id, member_id, subject_type, subject_id, product, amount,
        collected, written_off, arisen_at, closed_at)
      select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::text[],
        $7::bigint[], $8::bigint[], $9::bigint[], $10::timestamptz[], $11::timestamptz[])
      on conflict (debt_id) do update set collected = excluded.collected,
        written_off = excluded.written_off, closed_at = excluded.closed_at`,
    values: [
      debts.map(({ debtId }) => debtId),
      debts.map(({ siteId }) => siteId),
      debts.map(({ memberId }) => memberId),
      debts.map(({ subjectType }) => subjectType),
      debts.map(({ subjectId }) => subjectId),
      debts.map(({ product }) => product),
      debts.map(({ amount }) => amount),
      debts.map(({ collected }) => collected),
      debts.map(({ writtenOff }) => writtenOff),
      debts.map(({ arisenAt }) => arisenAt),
      debts.map(({ closedAt }) => closedAt),
    ],
  });
}
