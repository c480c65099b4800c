import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import type { OperatorRequest } from '../../shared/contracts.ts';
import { operatorRequestsQuery } from '../operator-queries.ts';
import { OperatorTabs } from '../operator-tabs.tsx';
import { RequestActions } from './request-actions.tsx';
import { useActText } from './use-act-text.ts';

const tones: Record<OperatorRequest['status'], Tone> = {
  waiting: 'brass',
  approved: 'jade',
  refused: 'danger',
  withdrawn: 'plain',
};

type RequestsPageProps = { page: number; onPage: (page: number) => void };

/** What is asked about operators and roles: one asks, another approves. */
export function RequestsPage({ page, onPage }: RequestsPageProps) {
  const { t } = useTranslation('admin');
  const query = useQuery({ ...operatorRequestsQuery(page), placeholderData: keepPreviousData });
  return (
    <Page title={t('nav.operators')} note={t('operators.requestsNote')} width="full">
      <OperatorTabs />
      <Panel isFlush>
        <ListView
          caption={t('operators.requestsTab')}
          empty={{ icon: UserRoundCheck, title: t('operators.noRequests') }}
          query={query}
          columns={useColumns()}
          rowKey={(row) => row.requestId}
          onPage={onPage}
        />
      </Panel>
    </Page>
  );
}

function useColumns(): Column<OperatorRequest>[] {
  const { t } = useTranslation('admin');
  const textOf = useActText();
  return [
    {
      key: 'act',
      header: t('operators.act'),
      phone: 'title',
      wraps: true,
      cell: ({ act }) => textOf(act),
    },
    { key: 'reason', header: t('decision.reason'), wraps: true, cell: (row) => row.reason },
    {
      key: 'asked',
      header: t('operators.askedBy'),
      cell: ({ askedByName, askedAt }) => (
        <span className="tabular-nums">
          {askedByName} · {koreaMinute(askedAt)}
        </span>
      ),
    },
    {
      key: 'decided',
      header: t('operators.decidedBy'),
      wraps: true,
      cell: ({ decidedByName, refusal }) => [decidedByName, refusal].filter(Boolean).join(' · '),
    },
    {
      key: 'status',
      header: t('operators.status'),
      phone: 'title',
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`adjustments.status.${status}`)}</Badge>,
    },
    {
      key: 'actions',
      header: t('operators.manage'),
      align: 'end',
      phone: 'foot',
      cell: (row) => <RequestActions row={row} />,
    },
  ];
}
