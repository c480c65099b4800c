import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { actionKey } from '../../audit/action-texts.ts';
import { memberStatuses } from '../../shared/admin-search.ts';
import type { MemberChange } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

type ChangesPanelProps = { memberId: string; page: number; onPage: (page: number) => void };

/** What operators changed about a member: status, level, locks, sessions; who, when and why. */
export function ChangesPanel({ memberId, page, onPage }: ChangesPanelProps) {
  const { t } = useTranslation('admin');
  const query = useQuery({
    queryKey: ['admin', 'members', 'changes', memberId, page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/members/changes', { body: { memberId, page } })),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel isFlush title={t('changes.title')}>
      <ListView
        caption={t('changes.title')}
        empty={{ title: t('changes.empty') }}
        query={query}
        columns={useColumns()}
        rowKey={(row) => row.changeId}
        onPage={onPage}
      />
    </Panel>
  );
}

function useColumns(): Column<MemberChange>[] {
  const { t } = useTranslation('admin');
  const actionText = (action: string) => {
    const key = actionKey(action);
    return key === undefined ? action : t(key);
  };
  return [
    {
      key: 'at',
      header: t('changes.at'),
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.at)}</span>,
    },
    {
      key: 'action',
      header: t('changes.action'),
      phone: 'title',
      cell: (row) => <span className="font-medium">{actionText(row.action)}</span>,
    },
    { key: 'change', header: t('changes.change'), cell: (row) => <FromTo row={row} /> },
    { key: 'by', header: t('changes.by'), cell: (row) => row.by },
    {
      key: 'reason',
      header: t('decision.reason'),
      wraps: true,
      cell: (row) =>
        row.reason === '' ? <Nothing /> : <span className="text-muted">{row.reason}</span>,
    },
  ];
}

/** From one status to another, or from one level; nothing where neither changed. */
function FromTo({ row }: { row: MemberChange }) {
  const { t } = useTranslation('admin');
  const textOf = (value: string) => {
    const status = memberStatuses.find((known) => known === value);
    return status === undefined
      ? t('changes.level', { level: value })
      : t(`members.status.${status}`);
  };
  if (row.from === row.to) return <Nothing />;
  return (
    <span className="inline-flex items-center gap-1.5">
      {textOf(row.from)}
      <ArrowRight aria-hidden="true" className="size-3.5 text-faint" />
      <span className="sr-only">{t('audit.becomes')}</span>
      {textOf(row.to)}
    </span>
  );
}
