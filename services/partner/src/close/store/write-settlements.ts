import type pg from 'pg';
import type { Days } from '../domain/period.ts';

type Line = {
  category: string;
  isCorrection: boolean;
  turnover: bigint;
  base: bigint;
  amount: bigint;
};

export type NewSettlement = Days & {
  settlementId: string;
  holderId: string;
  kind: string;
  earned: bigint;
  corrected: bigint;
  cut: bigint;
  fee: bigint;
  carriedIn: bigint;
  carriedOut: bigint;
  payable: bigint;
  lines: readonly Line[];
};

type Of = { periodId: string; siteId: string };

/**
 * Writes a page of partners' settlements with their lines, and how far their holders are settled.
 *
 * @throws Error where somebody is settled for one of the days since it was reckoned: it is reckoned anew
 */
export async function writeSettlements(
  tx: pg.ClientBase,
  of: Of,
  page: readonly NewSettlement[],
): Promise<void> {
  // First: whoever settles the same holder waits here, and then sees what was written.
  await moveSettledUntil(tx, page);
  await insertSettlements(tx, of, page);
  await writeLines(tx, page);
}

async function moveSettledUntil(tx: pg.ClientBase, page: readonly NewSettlement[]): Promise<void> {
  // Of several of a holder, which follow each other, the last.
  const last = new Map(page.map((one) => [`${one.holderId} ${one.kind}`, one]));
  const rows = [...last.values()];
  await tx.query(
    `insert into settled_until as known (holder_id, kind, day, carried)
     select * from unnest($1::uuid[], $2::text[], $3::date[], $4::bigint[])
     on conflict (holder_id, kind) do update
       set day = greatest(known.day, excluded.day), carried = excluded.carried`,
    [
      rows.map(({ holderId }) => holderId),
      rows.map(({ kind }) => kind),
      rows.map(({ untilDay }) => untilDay),
      rows.map(({ carriedOut }) => carriedOut),
    ],
  );
}

async function insertSettlements(
  tx: pg.ClientBase,
  { periodId, siteId }: Of,
  page: readonly NewSettlement[],
): Promise<void> {
  const { rowCount } = await tx.query(
    `insert into settlement (settlement_id, period_id, site_id, holder_id, kind, from_day, until_day,
       earned, corrected, cut, fee, carried_in, carried_out, payable, state)
     select settlement_id, $13, $14, holder_id, kind, from_day, until_day, earned, corrected, cut,
       fee, carried_in, carried_out, payable, 'open'
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::date[], $5::date[], $6::bigint[],
       $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[])
       as one (settlement_id, holder_id, kind, from_day, until_day, earned, corrected, cut, fee,
         carried_in, carried_out, payable)
     where not exists (select from settlement as other
       where other.holder_id = one.holder_id and other.kind = one.kind
         and other.from_day <= one.until_day and other.until_day >= one.from_day)`,
    [
      page.map(({ settlementId }) => settlementId),
      page.map(({ holderId }) => holderId),
      page.map(({ kind }) => kind),
      page.map(({ fromDay }) => fromDay),
      page.map(({ untilDay }) => untilDay),
      page.map(({ earned }) => earned),
      page.map(({ corrected }) => corrected),
      page.map(({ cut }) => cut),
      page.map(({ fee }) => fee),
      page.map(({ carriedIn }) => carriedIn),
      page.map(({ carriedOut }) => carriedOut),
      page.map(({ payable }) => payable),
      periodId,
      siteId,
    ],
  );
  if (rowCount !== page.length) throw new Error('A day was settled while it was reckoned.');
}

async function writeLines(tx: pg.ClientBase, page: readonly NewSettlement[]): Promise<void> {
  const lines = page.flatMap(({ settlementId, lines: own }) =>
    own.map((line) => ({ settlementId, ...line })),
  );
  if (lines.length === 0) return;
  await tx.query(
    `insert into settlement_line (settlement_id, category, is_correction, turnover, base, amount)
     select * from unnest($1::uuid[], $2::text[], $3::boolean[], $4::bigint[], $5::bigint[],
       $6::bigint[])`,
    [
      lines.map(({ settlementId }) => settlementId),
      lines.map(({ category }) => category),
      lines.map(({ isCorrection }) => isCorrection),
      lines.map(({ turnover }) => turnover),
      lines.map(({ base }) => base),
      lines.map(({ amount }) => amount),
    ],
  );
}

type Move = { of: 'cursor' | 'member_cursor'; from: string | null; to: string };

/** Notes up to whom a period is settled. @returns false when it is not being settled any more */
export async function moveCursor(
  tx: pg.ClientBase,
  periodId: string,
  { of, from, to }: Move,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update period set ${of} = $3
     where period_id = $1 and state = 'frozen' and ${of} is not distinct from $2`,
    [periodId, from, to],
  );
  return rowCount === 1;
}
