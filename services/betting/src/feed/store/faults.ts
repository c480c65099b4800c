import type pg from 'pg';

/** Something the feed reported that was not believed. */
export type FaultRow = {
  readonly producer: string;
  readonly epoch: number;
  readonly sequence: number;
  readonly fixtureId?: string;
  readonly marketKey?: string;
  readonly fault: string;
  readonly detail?: string;
};

/** Faults of one transaction that are kept: a feed that is all faults must not fill the disk. */
const FAULTS_MAX = 100;

/** Texts of the feed are as long as it likes. */
const DETAIL_MAX = 500;
const NAME_MAX = 200;

export async function writeFaults(
  tx: pg.ClientBase,
  at: Date,
  faults: readonly FaultRow[],
): Promise<void> {
  if (faults.length === 0) return;
  const rows = faults.slice(0, FAULTS_MAX).map((one) => ({
    producer: one.producer,
    epoch: one.epoch,
    sequence: one.sequence,
    fixture_id: one.fixtureId === undefined ? null : kept(one.fixtureId, NAME_MAX),
    market_key: one.marketKey === undefined ? null : kept(one.marketKey, NAME_MAX),
    fault: one.fault,
    detail: kept(one.detail ?? '', DETAIL_MAX),
  }));
  await tx.query(
    `insert into feed_fault (producer, epoch, sequence, fixture_id, market_key, fault, detail,
       occurred_at)
     select producer, epoch, sequence, fixture_id, market_key, fault, detail, $2
     from jsonb_populate_recordset(null::feed_fault, $1)`,
    [JSON.stringify(rows), at],
  );
}

/**
 * What the database can keep of a text: no NUL, and no half of a character, which may come of cutting it
 * off. A fault that could not be written would be read again, and fail again, for ever.
 */
function kept(text: string, lengthMax: number): string {
  return text.slice(0, lengthMax).replaceAll('\0', '\uFFFD').toWellFormed();
}
