import type pg from 'pg';
import { type Promotion, readPromotion } from '../../../promotions/store/promotions.ts';
import { isWithin, type Tournament, tournamentOf } from '../../domain/course.ts';
import { added, playValue, type Score, scoreOf } from '../../domain/score.ts';
import { countedValues, type KeptPlay, valuesOf, writeValues } from '../../store/plays.ts';
import { type Run, touchRun } from '../../store/runs.ts';
import { scoresOf, writeScores } from '../../store/scores.ts';
import { entrantsOf } from './entrants.ts';

type Changed = { play: KeptPlay; before: bigint; value: bigint };
type Counting = { promotion: Promotion; tournament: Tournament; now: Date };

/**
 * Counts plays for a tournament whose run the caller has locked, at the results they have now: a play that is
 * counted again changes nothing, one that was corrected or taken back what it should.
 */
export async function countPlays(
  tx: pg.ClientBase,
  { promotionId, siteId }: Run,
  plays: readonly KeptPlay[],
  now: Date,
): Promise<void> {
  const promotion = await readPromotion(tx, { siteId, promotionId });
  const tournament = promotion === null ? null : tournamentOf(promotion.definition);
  if (promotion === null || tournament === null) return;
  const counting = { promotion, tournament, now };
  const changed = await changedBy(tx, counting, plays);
  if (changed.length === 0) return;
  await writeValues(
    tx,
    promotionId,
    changed.map(({ play: { playId, memberId, at }, value }) => ({ playId, memberId, at, value })),
  );
  await writeScores(tx, promotionId, await scoresWith(tx, counting, changed));
  await touchRun(tx, promotionId);
}

/** The plays that add something else than they did. */
async function changedBy(
  tx: pg.ClientBase,
  counting: Counting,
  plays: readonly KeptPlay[],
): Promise<Changed[]> {
  const { promotion, tournament } = counting;
  const inTime = plays.filter(({ placedAt }) =>
    isWithin(tournament, { placedAt, enteredAt: null }),
  );
  const known = await countedValues(
    tx,
    promotion.promotionId,
    inTime.map(({ playId }) => playId),
  );
  const valued = inTime.flatMap((play) => {
    const before = known.get(play.playId) ?? 0n;
    const value = playValue(tournament.rules, play);
    return before === value ? [] : [{ play, before, value }];
  });
  const memberIds = [...new Set(valued.map(({ play: { memberId } }) => memberId))];
  if (memberIds.length === 0) return [];
  const entrants = await entrantsOf(tx, counting, memberIds);
  return valued.filter(({ play: { memberId, placedAt }, before }) => {
    // What was counted stays to be corrected, whomever the segment takes in by now.
    if (before !== 0n) return true;
    const entry = entrants.get(memberId);
    return entry?.isMeant === true && isWithin(tournament, { placedAt, ...entry });
  });
}

/** What is new is added; where something was counted before, its member's plays are counted anew. */
async function scoresWith(
  tx: pg.ClientBase,
  { promotion: { promotionId }, tournament: { rules } }: Counting,
  changed: readonly Changed[],
): Promise<Map<string, Score | null>> {
  const memberIds = [...new Set(changed.map(({ play: { memberId } }) => memberId))];
  const corrected = new Set(
    changed.filter(({ before }) => before !== 0n).map(({ play: { memberId } }) => memberId),
  );
  const scores = new Map<string, Score | null>(await scoresOf(tx, promotionId, memberIds));
  for (const { play, value } of changed) {
    const { memberId, at } = play;
    if (corrected.has(memberId)) continue;
    scores.set(memberId, added(rules.score, scores.get(memberId) ?? null, { value, at }));
  }
  for (const memberId of corrected) {
    scores.set(memberId, scoreOf(rules.score, await valuesOf(tx, promotionId, memberId)));
  }
  return scores;
}
