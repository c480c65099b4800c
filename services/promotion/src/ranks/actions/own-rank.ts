import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import { readSettings } from '@noriter/versioned-settings/store';
import type { PromotionBase } from '../../base.ts';
import { playedSince } from '../../plays/store/results.ts';
import { runningPromotions } from '../../promotions/store/promotions.ts';
import { type Benefit, benefitsOf } from '../domain/benefits.ts';
import { type Ladder, type Rank, windowOf } from '../domain/ladder.ts';
import { ladderSettings } from '../store/ladder.ts';
import { readRank } from '../store/ranks.ts';

type OwnRank = {
  ladder: Ladder;
  /** Null for who never had one. */
  held: Rank | null;
  /** What counts so far when this day is closed. */
  turnover: Won;
  benefits: Benefit[];
};

/** A member's rank, how far the next one is as this day will be closed, and what each rank gives. */
export async function ownRank(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<OwnRank> {
  const now = clock.now();
  const { document: ladder } = await readSettings(pool, ladderSettings, siteId);
  if (ladder.steps.length === 0) return { ladder, held: null, turnover: 0n, benefits: [] };
  const { firstDay } = windowOf(ladder, koreaDay(now));
  const { products, oddsMinimum } = ladder;
  const since = koreaDayStart(firstDay);
  const [held, played, promotions] = await Promise.all([
    readRank(pool, memberId),
    playedSince(pool, { memberId, since, products, oddsMinimum, stakeMin: 0n }),
    runningPromotions(pool, { siteId, now }),
  ]);
  const definitions = promotions.map(({ definition }) => definition);
  return { ladder, held, turnover: played.stake, benefits: benefitsOf(definitions) };
}
