import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { koreaSecond } from '../../shared/format/time.ts';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import type { AuditSearch } from '../shared/admin-search.ts';
import type { AuditRow } from '../shared/contracts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { useOperatorNames } from '../shared/use-operator.ts';
import { Action, Below, Subject } from './audit-cells.tsx';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditBody, auditRange } from './audit-query.ts';
import { AuditVerify } from './audit-verify.tsx';
import { type NameOf, useIdNames } from './use-id-names.ts';

type AuditPageProps = { search: AuditSearch; onSearch: (search: AuditSearch) => void };

/** What operators did, in the order they did it; a chain of hashes shows that none is missing. */
export function AuditPage({ search, onSearch }: AuditPageProps) {
  const { t } = useTranslation('admin');
  const { source = 'identity', page = 1 } = search;
  const range = auditRange(search, useKoreaDay());
  const body = { ...auditBody(search, range), page };
  const query = useQuery({
    queryKey: ['admin', 'audit', source, body],
    queryFn: () => answerOf(operatorApi.POST(`/api/admin/audit/${source}/list`, { body })),
    placeholderData: keepPreviousData,
  });
  const nameOf = useIdNames(query.data?.names ?? {});
  const columns = useColumns(nameOf, (subject) => onSearch({ ...search, page: 1, subject }));
  return (
    <Page
      title={t('nav.audit')}
      actions={<AuditExport search={search} range={range} />}
      width="full"
    >
      <Panel isFlush>
        <AuditFilters search={search} range={range} onSearch={onSearch} />
        <ListView
          caption={t('nav.audit')}
          empty={{ icon: ScrollText, title: t('audit.noMatch') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.position}
          below={(row) => <Below row={row} nameOf={nameOf} />}
          onPage={(next) => onSearch({ ...search, page: next })}
        />
      </Panel>
      <AuditVerify />
    </Page>
  );
}

function useColumns(nameOf: NameOf, onSubject: (subject: string) => void): Column<AuditRow>[] {
  const { t } = useTranslation('admin');
  const operatorName = useOperatorNames();
  return [
    {
      key: 'at',
      header: t('audit.at'),
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.at)}</span>,
    },
    {
      key: 'action',
      header: t('audit.action'),
      phone: 'title',
      cell: (row) => <Action action={row.action} />,
    },
    {
      key: 'operator',
      header: t('audit.operator'),
      cell: (row) => operatorName(row.operatorId),
    },
    {
      key: 'subject',
      header: t('audit.subject'),
      cell: (row) => <Subject subject={row.subject} nameOf={nameOf} onSubject={onSubject} />,
    },
    {
      key: 'address',
      header: t('audit.address'),
      cell: ({ address }) => (address === 'command line' ? t('audit.command') : address),
    },
  ];
}
