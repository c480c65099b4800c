import { refuse } from '@noriter/kit/result-codes';
import type { Settings } from '@noriter/versioned-settings/settings';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import {
  type Ladder,
  type LadderText,
  ladderShape,
  ladderText,
  noLadder,
} from '../domain/ladder.ts';

/** What each rank of a site asks for, with its versions. */
export const ladderSettings: Settings<Ladder, LadderText> = {
  table: 'rank_ladder',
  initial: noLadder,
  parse: (stored) => ladderShape.parse(stored),
  text: ladderText,
  action: 'rank-ladder.set',
  conflict: () => refuse(errors, 'PR010'),
};

/** Sites that have set a ladder, and its present version. */
export async function sitesWithLadder(db: pg.Pool): Promise<{ siteId: string; version: number }[]> {
  const { rows } = await db.query<{ siteId: string; version: number }>(
    'select site_id as "siteId", version from rank_ladder order by site_id',
  );
  return rows;
}

/** The ladder as a version had it; every version that was set is there. */
export async function ladderAt(db: pg.Pool, siteId: string, version: number): Promise<Ladder> {
  const { rows } = await db.query(
    'select document from rank_ladder_version where site_id = $1 and version = $2',
    [siteId, version],
  );
  return ladderShape.parse(rows[0]?.document);
}
