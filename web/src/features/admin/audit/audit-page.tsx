import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { Button } from '../../../components/button.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { ListView } from '../../../components/list-view.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useKoreaDay } from '../../../components/use-korea-day.ts';
import { koreaSecond } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { AuditRow } from '../api/contracts.ts';
import { type AuditSearch, auditSources } from '../office-search.ts';
import { useOperatorNames } from '../use-operator.ts';
import { actionKey, subjectParts } from './action-texts.ts';
import { type ChangedField, changedFields } from './audit-change.ts';
import { ChangeList } from './change-list.tsx';

type Source = NonNullable<AuditSearch['source']>;
type AuditPageProps = { search: AuditSearch; onSearch: (search: AuditSearch) => void };

/** What operators did, in the order they did it; a chain of hashes shows that none is missing. */
export function AuditPage({ search, onSearch }: AuditPageProps) {
  const { t } = useTranslation('admin');
  const { source = 'identity', page = 1 } = search;
  const today = useKoreaDay();
  const operatorName = useOperatorNames();
  const day = search.day ?? today;
  const query = useQuery({
    queryKey: ['admin', 'audit', source, day, page],
    queryFn: () => {
      const body = { page, startDate: day, endDate: day };
      return answerOf(operatorApi.POST(`/api/admin/audit/${source}/list`, { body }));
    },
    placeholderData: keepPreviousData,
  });
  const columns: Column<AuditRow>[] = [
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
      cell: (row) => <Subject subject={row.subject} />,
    },
    { key: 'address', header: t('audit.address'), cell: (row) => row.address },
  ];
  return (
    <Page title={t('nav.audit')} actions={<VerifyButton source={source} />} width="full">
      <Panel isFlush>
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
          <Segmented
            label={t('audit.source')}
            choices={auditSources.map((id) => ({ id, text: t(`audit.sources.${id}`) }))}
            value={source}
            onChange={(id) => onSearch({ source: id, day: search.day })}
          />
          <TextField
            label={t('audit.day')}
            isLabelHidden
            type="date"
            value={day}
            onChange={(chosen) => onSearch({ source: search.source, day: chosen })}
            className="[&_input]:h-10"
          />
        </div>
        <ListView
          caption={t('nav.audit')}
          empty={{ title: t('audit.empty') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.position}
          below={(row) => changeBelow(changedFields(row.before, row.after))}
          onPage={(next) => onSearch({ ...search, page: next })}
        />
      </Panel>
    </Page>
  );
}

function changeBelow(changes: readonly ChangedField[]) {
  return changes.length === 0 ? null : <ChangeList changes={changes} />;
}

function Action({ action }: { action: string }) {
  const { t } = useTranslation('admin');
  const key = actionKey(action);
  return <span className="font-medium">{key === undefined ? action : t(key)}</span>;
}

function Subject({ subject }: { subject: string }) {
  const { t } = useTranslation('admin');
  const { key, id } = subjectParts(subject);
  return (
    <span className="tabular-nums">
      {key === undefined ? '' : `${t(key)} `}
      {id}
    </span>
  );
}

function VerifyButton({ source }: { source: Source }) {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const verify = useMutation({
    mutationFn: () => answerOf(operatorApi.POST(`/api/admin/audit/${source}/verify`, { body: {} })),
  });
  const verdict = verify.data;
  return (
    <div className="flex items-center gap-3">
      <output className="text-sm text-muted">
        {verify.isError ? textOf(verify.error) : null}
        {verdict === undefined
          ? null
          : verdict.brokenAt === null
            ? t('audit.whole', { rows: verdict.rows })
            : t('audit.broken', { at: verdict.brokenAt })}
      </output>
      <Button isPending={verify.isPending} onPress={() => verify.mutate()}>
        {t('audit.verify')}
      </Button>
    </div>
  );
}
