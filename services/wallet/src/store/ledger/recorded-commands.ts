import { arrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import type { Outcome } from '../../domain/ledger/batch.ts';
import type { Command } from '../../domain/ledger/command.ts';
import { kindOfCode } from '../../domain/ledger/posting.ts';
import { sqlFile } from '../sql-file.ts';

const findRecordedSql = sqlFile(new URL('./sql/find-recorded.sql', import.meta.url));

type RecordedRow = {
  command_id: string;
  site_id: string;
  member_id: string;
  kind: number;
  amount: bigint;
  from_account: string;
  to_account: string;
  subject_type: string;
  subject_id: string;
  product: string;
  refusal: Outcome['refusal'];
  cash: bigint;
  held: bigint;
  points: bigint;
  owed: bigint;
  version: bigint;
  at: Date;
};

/** The outcomes the ledger already has, by command id. */
export async function findRecorded(
  tx: pg.ClientBase,
  commandIds: readonly string[],
): Promise<Map<string, Outcome>> {
  const { rows } = await tx.query<RecordedRow>({
    ...findRecordedSql,
    values: [arrayLiteral(commandIds)],
  });
  return new Map(rows.map((row) => [row.command_id, outcomeOf(row)]));
}

function outcomeOf(row: RecordedRow): Outcome {
  const kind = kindOfCode(row.kind);
  if (kind === undefined) throw new Error(`The ledger has the unknown kind ${row.kind}.`);
  const command: Command = {
    commandId: row.command_id,
    siteId: row.site_id,
    memberId: row.member_id,
    kind,
    amount: row.amount,
    from: row.from_account,
    to: row.to_account,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    product: row.product,
    rate: null,
    turnover: null,
    afterTurnover: false,
    receiverId: null,
  };
  const { member_id: memberId, site_id: siteId, cash, held, points, owed, version } = row;
  const account = { memberId, siteId, cash, held, points, owed, version };
  return { command, refusal: row.refusal, account, at: row.at, replayed: true };
}
