import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { PolicyVersion } from '../../shared/contracts.ts';
import { ChangeTable } from '../../shared/settings/review-dialog.tsx';
import { useOperatorNames } from '../../shared/use-operator.ts';
import { usePolicyChanges } from './policy-changes.ts';
import { fieldsOf } from './policy-fields.ts';
import { policyVersionsQuery } from './policy-query.ts';

/** Who set which policy when, and what it changed against the one before. */
export function PolicyHistory() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const operatorName = useOperatorNames();
  const changesOf = usePolicyChanges();
  const query = useQuery({ ...policyVersionsQuery(page), placeholderData: keepPreviousData });
  const before = (row: PolicyVersion) =>
    query.data?.list.find(({ version }) => version === row.version - 1);
  return (
    <Panel isFlush title={t('policy.history')}>
      <ListView
        caption={t('policy.history')}
        empty={{ icon: History, title: t('policy.historyEmpty') }}
        query={query}
        rowKey={(row) => String(row.version)}
        onPage={setPage}
        below={(row) => {
          const older = before(row);
          if (older === undefined) return null;
          const changes = changesOf(fieldsOf(older.policy), fieldsOf(row.policy));
          return changes.length === 0 ? null : <ChangeTable changes={changes} />;
        }}
        columns={[
          {
            key: 'version',
            header: t('policy.versionNumber'),
            phone: 'title',
            cell: (row) => (
              <span className="font-semibold tabular-nums">
                {t('content.version', { version: row.version })}
              </span>
            ),
          },
          {
            key: 'changedAt',
            header: t('policy.changedAt'),
            cell: ({ changedAt }) => koreaSecond(changedAt),
          },
          {
            key: 'changedBy',
            header: t('policy.changedBy'),
            cell: ({ changedBy }) => operatorName(changedBy),
          },
          {
            key: 'approvedBy',
            header: t('settings.approvedBy'),
            cell: ({ approvedBy }) => approvedBy ?? <Nothing />,
          },
          {
            key: 'reason',
            header: t('decision.reason'),
            wraps: true,
            cell: ({ reason }) => (reason === '' ? <Nothing /> : reason),
          },
          {
            key: 'what',
            header: t('policy.what'),
            cell: (row) => (row.version === 1 ? t('policy.first') : ''),
          },
        ]}
      />
    </Panel>
  );
}
