import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import type { Column } from '../../../components/data-table.tsx';
import { ListView } from '../../../components/list-view.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { useKoreaDay } from '../../../components/use-korea-day.ts';
import { koreaSecond } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { AuditRow } from '../api/contracts.ts';
import type { AuditSearch } from '../office-search.ts';
import { useOperatorNames } from '../use-operator.ts';
import { actionKey, subjectParts } from './action-texts.ts';
import { changedFields } from './audit-change.ts';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditBody, auditRange } from './audit-query.ts';
import { AuditVerify } from './audit-verify.tsx';
import { ChangeList } from './change-list.tsx';
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

/** What changed, and what finds the entry again elsewhere: in the log and in the chain. */
function Below({ row, nameOf }: { row: AuditRow; nameOf: NameOf }) {
  const { t } = useTranslation('admin');
  const changes = changedFields(row.before, row.after);
  return (
    <div className="flex flex-col gap-1.5">
      {changes.length === 0 ? null : <ChangeList changes={changes} nameOf={nameOf} />}
      <p className="flex flex-wrap gap-x-4 text-xs break-all whitespace-normal text-faint tabular-nums">
        <span>
          {t('audit.position')} {row.position}
        </span>
        <span>
          {t('audit.requestId')} {row.requestId}
        </span>
        <span>
          {t('audit.hash')} {row.hash.slice(0, 16)}
        </span>
      </p>
    </div>
  );
}

function Action({ action }: { action: string }) {
  const { t } = useTranslation('admin');
  const key = actionKey(action);
  return <span className="font-medium">{key === undefined ? action : t(key)}</span>;
}

type SubjectProps = {
  subject: string;
  nameOf: NameOf;
  onSubject: (subject: string) => void;
};

/** A press shows everything that was done to the same subject. */
function Subject({ subject, nameOf, onSubject }: SubjectProps) {
  const { t } = useTranslation('admin');
  const { key, id, shown } = subjectParts(subject);
  const called = nameOf(id);
  const name = [key === undefined ? '' : t(key), called ?? '', shown].join(' ').trim();
  return (
    <button
      type="button"
      aria-label={`${name} ${t('audit.ofSubject')}`}
      className="finger min-h-6 cursor-pointer text-left tabular-nums underline decoration-line-strong underline-offset-4 hover:text-brass-text"
      onClick={() => onSubject(subject)}
    >
      {key === undefined ? null : t(key)} {called}{' '}
      <span className={called === undefined ? '' : 'text-faint'}>{shown}</span>
    </button>
  );
}
