import type { Job } from '@noriter/kit/jobs';
import type { PromotionBase } from '../../base.ts';
import { closeTournaments } from '../actions/close-tournaments.ts';
import { openTournaments } from '../actions/open-tournaments.ts';
import { publishRankings } from '../actions/publish-rankings.ts';

/** A bet that is settled before its tournament is opened is counted then. */
export const openTournamentsJob: Job<PromotionBase> = {
  name: 'open-tournaments',
  everyMs: 10_000,
  run: openTournaments,
};

export const closeTournamentsJob: Job<PromotionBase> = {
  name: 'close-tournaments',
  everyMs: 30_000,
  run: closeTournaments,
};

/** As often as anybody reads a ranking that moves; where nobody watches it is one query. */
export const publishRankingsJob: Job<PromotionBase> = {
  name: 'publish-rankings',
  everyMs: 1_000,
  run: publishRankings,
};
