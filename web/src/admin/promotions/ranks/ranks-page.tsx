import { useQuery } from '@tanstack/react-query';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { VersionHistory } from '../../shared/settings/version-history.tsx';
import { PromotionTabs } from '../shared/promotion-tabs.tsx';
import { LadderForm } from './ladder-form.tsx';
import { RankChanges } from './rank-changes.tsx';
import { ladderQuery, ladderVersionsQuery } from './rank-queries.ts';
import { useLadderChanges } from './use-ladder-changes.ts';

/** The ranks of a site: what each asks for, who rose or fell, and who set what. */
export function RanksPage() {
  const query = useQuery(ladderQuery);
  return (
    <PromotionTabs tab="ranks">
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <LadderForm saved={query.data} onReload={() => void query.refetch()} />
      )}
      <RankChanges />
      <LadderHistory />
    </PromotionTabs>
  );
}

function LadderHistory() {
  const changesOf = useLadderChanges();
  return (
    <VersionHistory
      queryOf={ladderVersionsQuery}
      changesOf={({ before, ladder }) => changesOf(before, ladder)}
    />
  );
}
