import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { ago } from '../../shared/format/time.ts';
import { useNow } from '../../shared/hooks/time.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../shared/admin-search.ts';
import type { PostReport } from '../shared/contracts.ts';
import { AdminList } from '../shared/tables/admin-list.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { ModerationLayout } from './moderation-layout.tsx';
import { reportsQuery } from './moderation-queries.ts';
import type { ReportsSearch } from './moderation-search.ts';
import { useDecideReport } from './use-moderate.ts';

type ReportsPageProps = { search: ReportsSearch; onSearch: (search: ReportsSearch) => void };

/** What members reported: open ones the oldest first. */
export function ReportsPage({ search, onSearch }: ReportsPageProps) {
  const { t } = useTranslation('moderation');
  const query = useQuery(reportsQuery(search));
  const { page: _first, ...filter } = search;
  const [asked, setAsked] = useState<PostReport | null>(null);
  const textOf = useErrorText();
  const keeping = useDecideReport();
  const keep = ({ reportIdx }: PostReport) =>
    void keeping
      .mutateAsync({ reportIdx, reason: null })
      .catch((error: unknown) => toast('bad', textOf(error)));
  return (
    <ModerationLayout tab="reports">
      <Panel isFlush>
        <div className="border-b border-line px-4 py-2.5 sm:px-5">
          <Segmented
            label={t('posts.state')}
            choices={(['open', 'decided'] as const).map((id) => ({ id, text: t(`reports.${id}`) }))}
            value={search.decided === true ? 'decided' : 'open'}
            onChange={(id) => onSearch(id === 'decided' ? { decided: true } : {})}
          />
        </div>
        <AdminList
          table="reports"
          caption={t('posts.tab.reports')}
          empty={{ icon: Flag, title: t('reports.empty') }}
          query={query}
          columns={useColumns({ onHide: setAsked, onKeep: keep })}
          rowKey={(row) => String(row.reportIdx)}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows })}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
      {asked === null ? null : (
        <HideReported
          report={asked}
          onClose={() => setAsked((open) => (open === asked ? null : open))}
        />
      )}
    </ModerationLayout>
  );
}

function HideReported({ report, onClose }: { report: PostReport; onClose: () => void }) {
  const hide = useDecideReport(onClose);
  return (
    <HideDialog
      act={hide}
      onConfirm={(reason) => hide.mutate({ reportIdx: report.reportIdx, reason })}
      onClose={onClose}
    />
  );
}

const MINUTE_MS = 60_000;

type Acts = { onHide: (report: PostReport) => void; onKeep: (report: PostReport) => void };

function useColumns({ onHide, onKeep }: Acts): Column<PostReport>[] {
  const { t } = useTranslation('moderation');
  const now = useNow(MINUTE_MS);
  return [
    {
      key: 'what',
      header: t('reports.what'),
      phone: 'title',
      wraps: true,
      cell: (row) => (
        <span className="flex flex-col">
          <span className="font-medium">{row.title}</span>
          <span className="line-clamp-2 text-sm text-muted">{row.body}</span>
        </span>
      ),
    },
    {
      key: 'reason',
      header: t('reports.reason'),
      cell: (row) => t(`reports.reasons.${row.reason}`),
    },
    { key: 'note', header: t('reports.note'), wraps: true, cell: (row) => row.note },
    { key: 'author', header: t('posts.author'), cell: (row) => row.author },
    { key: 'reporter', header: t('reports.reporter'), cell: (row) => row.reporter },
    { key: 'at', header: t('reports.age'), cell: (row) => ago(row.madeAt, now) },
    {
      key: 'acts',
      header: t('reports.acts'),
      align: 'end',
      phone: 'foot',
      cell: (row) =>
        row.decidedAt === null ? (
          <span className="inline-flex gap-2">
            <Button size="small" onPress={() => onKeep(row)}>
              {t('reports.keep')}
            </Button>
            <Button size="small" look="danger" onPress={() => onHide(row)}>
              {t('posts.hide')}
            </Button>
          </span>
        ) : (
          <span className="text-sm text-muted">
            {row.decidedBy} · {t(`reports.outcomes.${row.outcome ?? 'kept'}`)}
          </span>
        ),
    },
  ];
}
