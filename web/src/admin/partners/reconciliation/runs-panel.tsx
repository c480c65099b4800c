import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { type PartnerRun, runsQuery } from './reconciliation-queries.ts';

type Part = PartnerRun['parts'][number];

const comparisons = [
  'accruals',
  'payments',
  'commission',
  'turnover',
  'rounds',
  'counted',
] as const;

/** What each run compared, and what came of it. */
export function RunsPanel() {
  const { t } = useTranslation('partner');
  const [page, setPage] = useState(1);
  const of = (comparison: Part['comparison']): Column<PartnerRun> => ({
    key: comparison,
    header: t(`reconciliation.comparison.${comparison}`),
    cell: ({ parts }) => <Result part={parts.find((one) => one.comparison === comparison)} />,
  });
  return (
    <Panel isFlush title={t('reconciliation.runs')}>
      <ListView
        caption={t('reconciliation.runs')}
        empty={{ icon: History, title: t('reconciliation.noRuns') }}
        query={useQuery(runsQuery(page))}
        rowKey={({ runId }) => runId}
        onPage={setPage}
        columns={[
          {
            key: 'started',
            header: t('reconciliation.startedAt'),
            phone: 'title',
            cell: ({ startedAt }) => <span className="tabular-nums">{koreaSecond(startedAt)}</span>,
          },
          ...comparisons.map(of),
        ]}
      />
    </Panel>
  );
}

function Result({ part }: { part: Part | undefined }) {
  const { t } = useTranslation('partner');
  if (part === undefined) return <Nothing />;
  const { looked, found, problem } = part;
  if (problem !== '') {
    return <Badge tone="danger">{t(`reconciliation.problem.${problem}`)}</Badge>;
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      {found === 0 ? (
        <Badge tone="jade">{t('reconciliation.agrees')}</Badge>
      ) : (
        <Badge tone="warn">{t('reconciliation.apart', { count: found })}</Badge>
      )}
      <span className="text-xs text-faint tabular-nums">{t('count', { count: looked })}</span>
    </span>
  );
}
