import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../components/states.tsx';
import { koreaSecond } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { ReconciliationRun } from '../api/contracts.ts';
import { reconciliationQuery } from './reconciliation-query.ts';

/** The proof of the books: each thing that must always hold, and whether it does. */
export function ReconciliationPage() {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const queries = useQueryClient();
  const query = useQuery(reconciliationQuery);
  const run = useMutation({
    mutationFn: () => answerOf(operatorApi.POST('/api/admin/reconciliation/run', { body: {} })),
    onSuccess: (data) => queries.setQueryData(reconciliationQuery.queryKey, data),
  });
  return (
    <Page
      title={t('nav.reconciliation')}
      note={t('reconciliation.note')}
      actions={
        <Button look="main" isPending={run.isPending} onPress={() => run.mutate()}>
          {t('reconciliation.run')}
        </Button>
      }
    >
      {run.isError ? (
        <p role="alert" className="text-up">
          {textOf(run.error)}
        </p>
      ) : null}
      <Panel>
        {query.isPending ? <SkeletonRows rows={6} /> : null}
        {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data?.run === null ? <Empty icon={Scale} title={t('reconciliation.never')} /> : null}
        {query.data?.run ? <RunReport run={query.data.run} /> : null}
      </Panel>
    </Page>
  );
}

function RunReport({ run }: { run: ReconciliationRun }) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        {t('reconciliation.at', { at: koreaSecond(run.finishedAt) })}
      </p>
      <ul className="flex flex-col">
        {run.checks.map((check) => {
          const holds = check.violations === 0;
          return (
            <li
              key={check.check}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
            >
              <span>{t(`reconciliation.checks.${check.check}`)}</span>
              <Badge tone={holds ? 'jade' : 'up'}>
                {holds
                  ? t('reconciliation.holds')
                  : t('reconciliation.broken', { violations: check.violations })}
              </Badge>
              {holds ? null : (
                <code className="w-full text-xs break-all text-faint">
                  {check.examples.map(({ subject, detail }) => `${subject} ${detail}`).join(', ')}
                </code>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
