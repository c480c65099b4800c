import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { ReconciliationRun } from '../../shared/contracts.ts';
import { reconciliationRunsQuery } from './reconciliation-query.ts';

/** The runs there were; one that found something says what. */
export function PastRuns() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const query = useQuery({ ...reconciliationRunsQuery(page), placeholderData: keepPreviousData });
  return (
    <Panel isFlush title={t('reconciliation.runs')}>
      <ListView
        caption={t('reconciliation.runs')}
        empty={{ icon: Scale, title: t('reconciliation.runsEmpty') }}
        query={query}
        rowKey={(row) => row.runId}
        onPage={setPage}
        below={(row) => (row.violations === 0 ? null : <Broken run={row} />)}
        columns={[
          {
            key: 'startedAt',
            header: t('reconciliation.startedAt'),
            phone: 'title',
            cell: (row) => <span className="tabular-nums">{koreaSecond(row.startedAt)}</span>,
          },
          {
            key: 'scope',
            header: t('reconciliation.scopeName'),
            cell: (row) => t(`reconciliation.scope.${row.scope}`),
          },
          {
            key: 'duration',
            header: t('reconciliation.duration'),
            align: 'end',
            cell: (row) => t('reconciliation.seconds', { count: secondsOf(row) }),
          },
          {
            key: 'result',
            header: t('reconciliation.result'),
            align: 'end',
            phone: 'title',
            cell: ({ violations }) => (
              <Badge tone={violations === 0 ? 'jade' : 'danger'}>
                {violations === 0
                  ? t('reconciliation.holds')
                  : t('reconciliation.broken', { violations })}
              </Badge>
            ),
          },
        ]}
      />
    </Panel>
  );
}

function Broken({ run }: { run: ReconciliationRun }) {
  const { t } = useTranslation('admin');
  return (
    <ul className="flex flex-col gap-1 rounded-md bg-sunken px-3 py-2 text-xs whitespace-normal">
      {run.checks
        .filter(({ violations }) => violations > 0)
        .map(({ check, violations, examples }) => (
          <li key={check}>
            <span className="font-medium">
              {t(`reconciliation.checks.${check}`)} · {t('reconciliation.broken', { violations })}
            </span>
            {examples.map(({ subject, detail }) => (
              <code key={`${subject} ${detail}`} className="block break-all text-faint">
                {subject} {detail}
              </code>
            ))}
          </li>
        ))}
    </ul>
  );
}

function secondsOf({ startedAt, finishedAt }: ReconciliationRun): string {
  return ((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000).toFixed(1);
}
