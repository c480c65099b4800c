import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import type pg from 'pg';
import type { RequestKind } from '../../domain/requests/cash-request.ts';
import type { AskedToday } from '../../domain/requests/limits.ts';

/** What a member asked for since midnight in Korea; what was cancelled, rejected or taken back is not in it. */
export async function requestedToday(
  db: pg.Pool | pg.ClientBase,
  member: { memberId: string; kind: RequestKind },
  now: Date,
): Promise<AskedToday> {
  const { rows } = await db.query<{ amount: bigint; requests: number }>(
    `select coalesce(sum(amount), 0)::bigint as amount, count(*)::int as requests
     from cash_request
     where member_id = $1 and kind = $2 and requested_at >= $3 and status >= 0`,
    [member.memberId, member.kind, koreaDayStart(koreaDay(now))],
  );
  return rows[0] ?? { amount: 0n, requests: 0 };
}
