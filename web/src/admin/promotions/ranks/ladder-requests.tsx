import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { RankLadder } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { WaitingChanges } from '../../shared/settings/waiting-changes.tsx';
import { ladderRequestsQuery, ranksKey } from './rank-queries.ts';
import { useLadderChanges } from './use-ladder-changes.ts';

/** Ladders by which ranks are easier to have wait here for another operator. */
export function LadderRequests({ present }: { present: RankLadder }) {
  const { data } = useQuery(ladderRequestsQuery);
  const changesOf = useLadderChanges();
  return (
    <WaitingChanges
      requests={data?.list ?? []}
      permission="promotion.manage"
      changesOf={({ ladder }) => changesOf(present, ladder)}
      decide={(body, headers) =>
        answerOf(operatorApi.POST('/api/admin/promotion/ladder/decide', { body, headers }))
      }
      queryKey={ranksKey}
    />
  );
}
