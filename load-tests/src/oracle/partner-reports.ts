import type { Pool } from 'pg';
import { mustCall } from '../site/site-client.ts';

/** What bets came to. */
export type BetSums = { bets: bigint; turnover: bigint; returned: bigint };

/** Ways in which a report says the same, each handed out for a file. */
const ways = ['day', 'category', 'partner', 'member'] as const;
type Way = 'totals' | (typeof ways)[number];

export type ReportedSums = Record<Way, BetSums>;

type Row = { bets: number; turnover: string; returned: string };
type Reader = { url: string; token: string; month: { startDate: string; endDate: string } };

/** What a partner's reports of a month say of all bets below, each way added up. */
export async function reportedSums(reader: Reader): Promise<ReportedSums> {
  const { url, token, month } = reader;
  const { totals } = await mustCall(url, '/api/partner/report/totals', month, { token });
  const [day, category, partner, member] = await Promise.all(
    ways.map(async (by) => sumOf(await allRows(reader, by))),
  );
  if (!day || !category || !partner || !member) throw new Error('Each way has a sum.');
  return { totals: sumOf([totals as Row]), day, category, partner, member };
}

async function allRows({ url, token, month }: Reader, by: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const asked = { ...month, by, ...(after === undefined ? {} : { after }) };
    const { list, next } = await mustCall(url, '/api/partner/report/export', asked, { token });
    rows.push(...(list as Row[]));
    after = next as string | null;
  }
  return rows;
}

function sumOf(rows: readonly Row[]): BetSums {
  const sum = (figureOf: (row: Row) => number | string) =>
    rows.reduce((total, row) => total + BigInt(figureOf(row)), 0n);
  return {
    bets: sum(({ bets }) => bets),
    turnover: sum(({ turnover }) => turnover),
    returned: sum(({ returned }) => returned),
  };
}

/** What members' own bets came to that betting has settled, beside those that only Kafka was given. */
export async function settledSums(betting: Pool, memberIds: readonly string[]): Promise<BetSums> {
  const { rows } = await betting.query<BetSums>(
    `select count(*)::bigint as bets, coalesce(sum(stake) filter (where state <> 'void'), 0)::bigint
       as turnover, coalesce(sum(returned), 0)::bigint as returned
     from bet where member_id = any($1::uuid[]) and state in ('won', 'lost', 'void')`,
    [memberIds],
  );
  return rows[0] ?? { bets: 0n, turnover: 0n, returned: 0n };
}

export function addSums(one: BetSums, other: BetSums): BetSums {
  return {
    bets: one.bets + other.bets,
    turnover: one.turnover + other.turnover,
    returned: one.returned + other.returned,
  };
}

/** Where a report does not say what was bet between two readings, one sentence each. */
export function wrongReports(before: ReportedSums, after: ReportedSums, bet: BetSums): string[] {
  return (['totals', ...ways] as const).flatMap((way) =>
    (['bets', 'turnover', 'returned'] as const).flatMap((figure) => {
      const reported = after[way][figure] - before[way][figure];
      if (reported === bet[figure]) return [];
      return [`the report by ${way} has ${figure} of ${reported}, and ${bet[figure]} were bet`];
    }),
  );
}
