import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../shared/ui/controls/breadcrumb.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { AdminRound } from '../../shared/contracts.ts';
import { RoundState } from '../shared/bet-state.tsx';
import { roundQuery } from '../shared/betting-queries.ts';
import { useBetText } from '../shared/use-bet-text.ts';
import { MoneyPanel, ProofPanel, ResultPanel } from './round-panels.tsx';
import { SelectionsPanel } from './selections-panel.tsx';
import { VoidPanel } from './void-panel.tsx';

/** One round: what it promised, what was drawn, what stood on it and what it paid. */
export function RoundPage({ roundId }: { roundId: string }) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const query = useQuery(roundQuery(roundId));
  const name = query.data === undefined ? t('betting.round') : text.round(query.data);
  return (
    <Page
      title={name}
      note={query.data?.gameDay ?? ' '}
      width="full"
      actions={query.data === undefined ? null : <RoundState state={query.data.state} />}
    >
      <Breadcrumb
        crumbs={[{ text: t('nav.rounds'), link: { to: '/admin/rounds' } }, { text: name }]}
      />
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : <RoundParts round={query.data} />}
    </Page>
  );
}

function RoundParts({ round }: { round: AdminRound }) {
  return (
    <>
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        <MoneyPanel round={round} />
        <ResultPanel round={round} />
      </div>
      <SelectionsPanel round={round} />
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        <ProofPanel round={round} />
        <VoidPanel roundId={round.roundId} />
      </div>
    </>
  );
}
