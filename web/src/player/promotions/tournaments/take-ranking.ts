import type { TournamentDetail } from '../../../shared/api/contracts.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { LiveMessage } from '../../../shared/live/live-message.ts';
import { tournamentQuery } from './tournament-queries.ts';

type Ranking = Pick<TournamentDetail, 'revision' | 'first' | 'own'> & { members: number };

/**
 * `RANKING`: how a tournament stands. An older one changes nothing; what was being asked for meanwhile may be
 * older, and is asked for again.
 */
export function takeRanking({ data1: promotionId, data2 }: LiveMessage): void {
  const { members, ...ranking } = JSON.parse(data2) as Ranking;
  const { queryKey } = tournamentQuery(promotionId);
  if (queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching') {
    void queryClient.invalidateQueries({ queryKey });
    return;
  }
  queryClient.setQueryData(queryKey, (shown) => {
    if (shown === undefined || BigInt(ranking.revision) < BigInt(shown.revision)) return shown;
    return { ...shown, ...ranking, tournament: { ...shown.tournament, members } };
  });
}
