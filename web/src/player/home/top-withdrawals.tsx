import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedRow } from '../../shared/api/contracts.ts';
import { won } from '../../shared/format/money.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { topWithdrawalsQuery } from './home-queries.ts';

const rowsMax = 6;
const spans = ['today', 'week'] as const;

type Span = (typeof spans)[number];

/** The highest real withdrawals of the Korean day or week, with their members masked. */
export function TopWithdrawals() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(topWithdrawalsQuery);
  const [asked, setAsked] = useState<Span | null>(null);
  // Early in the day there is nothing to rank yet: then the week says more.
  const span = asked ?? (data?.today.length === 0 && data.week.length > 0 ? 'week' : 'today');
  return (
    <Panel
      title={t('home.top.title')}
      aside={
        <Segmented
          label={t('home.top.span')}
          choices={spans.map((id) => ({ id, text: t(`home.top.${id}`) }))}
          value={span}
          onChange={setAsked}
        />
      }
    >
      {data === undefined ? (
        error === null ? (
          <SkeletonRows rows={rowsMax} className="h-7" />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Ranking span={span} rows={data[span].slice(0, rowsMax)} />
      )}
    </Panel>
  );
}

function Ranking({ span, rows }: { span: Span; rows: readonly FeedRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return <Empty icon={Trophy} title={t(`home.top.empty.${span}`)} />;
  return (
    <ol className="flex flex-col">
      {rows.map((row, index) => (
        <li
          key={`${row.at}-${row.memberMasked}-${row.amount}`}
          className="flex items-center gap-3 border-b border-line py-2 last:border-b-0"
        >
          <span
            className={`inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-xs font-bold ${index === 0 ? 'bg-brass text-on-brass' : 'bg-raised text-muted'}`}
          >
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 truncate font-medium">{row.memberMasked}</span>
          <span className="shrink-0 text-xs text-faint max-xs:hidden">
            {koreaMinute(row.at).slice(5)}
          </span>
          <span className="font-semibold whitespace-nowrap">{won(row.amount)}</span>
        </li>
      ))}
    </ol>
  );
}
