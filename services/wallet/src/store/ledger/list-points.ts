import { koreaDay } from '@noriter/kit/korea-time';
import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { daysBetween } from '../../domain/days-between.ts';
import { sqlFile } from '../sql-file.ts';

const pointRecordsSql = sqlFile(new URL('./sql/point-records.sql', import.meta.url));
const countPointRecordsSql = sqlFile(new URL('./sql/count-point-records.sql', import.meta.url));

export type PointQuery = {
  siteId: string;
  memberId: string;
  from: Date;
  /** The first instant outside. */
  until: Date;
  /** Null for points that were earned and points that were used. */
  earned: boolean | null;
  page: number;
};

export type PointRow = {
  recordId: string;
  at: Date;
  kind: number;
  subjectType: string;
  earned: boolean;
  amount: bigint;
  balanceAfter: bigint;
  basisPoints: number | null;
  bonusBasisPoints: number | null;
};

/** What moved a member's points, newest first. */
export async function listPoints(
  pool: pg.Pool,
  { siteId, memberId, from, until, earned, page }: PointQuery,
): Promise<{ rows: PointRow[]; total: number }> {
  const days = daysBetween(koreaDay(from), koreaDay(new Date(until.getTime() - 1)));
  const { limit, offset } = pageSlice(page);
  const filter = [siteId, memberId, days, earned];
  const [list, count] = await Promise.all([
    pool.query<PointRow>({ ...pointRecordsSql, values: [...filter, limit, offset] }),
    pool.query<{ total: number }>({ ...countPointRecordsSql, values: filter }),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}
