import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListData } from '../../../shared/api/envelope.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { useOperatorNames } from '../use-operator.ts';
import { ChangeTable, type SettingChange } from './review-dialog.tsx';

type Version = {
  version: number;
  changedAt: string;
  changedBy: string;
  /** Of guarded settings: the second operator; null where one sufficed. */
  approvedBy?: string | null;
  reason: string;
};

type VersionHistoryProps<Row extends Version, Key extends QueryKey> = {
  queryOf: (page: number) => UseQueryOptions<ListData<Row>, Error, ListData<Row>, Key>;
  changesOf: (row: Row) => SettingChange[];
};

/** The versions of settings, the newest first: who, when, why, and what each changed. */
export function VersionHistory<Row extends Version, Key extends QueryKey>({
  queryOf,
  changesOf,
}: VersionHistoryProps<Row, Key>) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const query = useQuery({ ...queryOf(page), placeholderData: keepPreviousData });
  const operatorName = useOperatorNames();
  return (
    <Panel isFlush title={t('policy.history')}>
      <ListView
        caption={t('policy.history')}
        empty={{ icon: History, title: t('policy.historyEmpty') }}
        query={query}
        rowKey={(row) => String(row.version)}
        onPage={setPage}
        below={(row) => {
          const changes = changesOf(row);
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
            cell: (row) => <span className="tabular-nums">{koreaSecond(row.changedAt)}</span>,
          },
          {
            key: 'changedBy',
            header: t('policy.changedBy'),
            cell: (row) => <ByWhom who={operatorName(row.changedBy)} row={row} />,
          },
          {
            key: 'reason',
            header: t('decision.reason'),
            wraps: true,
            cell: (row) => (row.reason === '' ? <Nothing /> : row.reason),
          },
        ]}
      />
    </Panel>
  );
}

/** Who changed it, and below it who approved it where it took two. */
function ByWhom({ who, row: { approvedBy } }: { who: string; row: Pick<Version, 'approvedBy'> }) {
  const { t } = useTranslation('admin');
  if (approvedBy === undefined || approvedBy === null) return who;
  return (
    <>
      {who}
      <span className="block text-sm text-muted">{`${t('settings.approvedBy')} ${approvedBy}`}</span>
    </>
  );
}
