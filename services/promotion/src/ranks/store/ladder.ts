import { refuse } from '@noriter/kit/result-codes';
import { loosenedLadder } from '@noriter/rules/settings/rank-ladder';
import type { GuardedSettings } from '@noriter/versioned-settings/settings';
import type pg from 'pg';
import { errors, requestRefusals } from '../../errors.ts';
import {
  type Ladder,
  type LadderText,
  ladderShape,
  ladderText,
  noLadder,
} from '../domain/ladder.ts';

/** What each rank of a site asks for, with its versions; two agree to what gives ranks more easily. */
export const ladderSettings: GuardedSettings<Ladder, LadderText> = {
  table: 'rank_ladder',
  initial: noLadder,
  parse: (stored) => ladderShape.parse(stored),
  text: ladderText,
  action: 'rank-ladder.set',
  conflict: () => refuse(errors, 'PR010'),
  guard: {
    loosens: (before, after) => loosenedLadder(ladderText(before), ladderText(after)),
    editor: 'operatorId',
    audited: 'rank-ladder',
    refusals: requestRefusals,
    pending: () => refuse(errors, 'PR019'),
  },
};

/** Sites that have set a ladder, and its present version. */
export async function sitesWithLadder(db: pg.Pool): Promise<{ siteId: string; version: number }[]> {
  const { rows } = await db.query<{ siteId: string; version: number }>(
    'select site_id as "siteId", version from rank_ladder order by site_id',
  );
  return rows;
}

/**
 * Gives a site that has none its first ladder, once: that of the demonstration, to which nobody agrees. What
 * operators set goes by its guard.
 */
export async function insertFirstLadder(
  tx: pg.ClientBase,
  ladder: Ladder,
  { siteId, at, by, reason }: { siteId: string; at: Date; by: string; reason: string },
): Promise<void> {
  const first = [siteId, JSON.stringify(ladderText(ladder)), at, by];
  const { rowCount } = await tx.query(
    `insert into rank_ladder (site_id, version, document, changed_at, changed_by)
     values ($1, 1, $2, $3, $4) on conflict do nothing`,
    first,
  );
  if (rowCount !== 1) return;
  await tx.query(
    `insert into rank_ladder_version (site_id, version, document, changed_at, changed_by, reason)
     values ($1, 1, $2, $3, $4, $5)`,
    [...first, reason],
  );
}

/** The ladder as a version had it; every version that was set is there. */
export async function ladderAt(db: pg.Pool, siteId: string, version: number): Promise<Ladder> {
  const { rows } = await db.query(
    'select document from rank_ladder_version where site_id = $1 and version = $2',
    [siteId, version],
  );
  return ladderShape.parse(rows[0]?.document);
}
