import { queryOptions, useQuery } from '@tanstack/react-query';
import { Pause, Play, Radio } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import type { FeedRow } from '../../api/contracts.ts';
import { IconButton } from '../../components/button.tsx';
import { Panel } from '../../components/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { won } from '../../format/money.ts';
import { ago } from '../../format/time.ts';
import { api } from '../../session/member-session.ts';

const feedPollMs = 15_000;

const cashFeedQuery = queryOptions({
  queryKey: ['main', 'cash-feed'],
  queryFn: () => answerOf(api.POST('/api/main/cashList', { body: {} })),
});

/** The last real deposits and withdrawals with their members masked; it can be held still. */
export function CashFeed() {
  const { t } = useTranslation();
  const [isPaused, setPaused] = useState(false);
  const { data, error, refetch } = useQuery({
    ...cashFeedQuery,
    refetchInterval: isPaused ? false : feedPollMs,
  });
  return (
    <Panel
      title={t('home.feed')}
      aside={
        <span className="flex items-center gap-1">
          {error === null ? (
            <span
              className={`inline-flex items-center gap-1.5 text-xs font-semibold ${isPaused ? 'text-faint' : 'text-jade'}`}
            >
              <Radio aria-hidden="true" className="size-3.5" />
              {t(isPaused ? 'home.feedPaused' : 'home.feedLive')}
            </span>
          ) : null}
          <IconButton
            label={t(isPaused ? 'home.feedResume' : 'home.feedPause')}
            onPress={() => setPaused(!isPaused)}
          >
            {isPaused ? (
              <Play aria-hidden="true" className="size-4" />
            ) : (
              <Pause aria-hidden="true" className="size-4" />
            )}
          </IconButton>
        </span>
      }
    >
      {data === undefined ? (
        error === null ? (
          <SkeletonRows rows={5} className="h-7" />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          <FeedList title={t('home.deposits')} rows={data.deposits} />
          <FeedList title={t('home.withdrawals')} rows={data.withdrawals} />
        </div>
      )}
    </Panel>
  );
}

const rowsMax = 6;

function FeedList({ title, rows }: { title: string; rows: readonly FeedRow[] }) {
  const { t } = useTranslation();
  const now = useNow(30_000);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium text-faint">{title}</h3>
      {rows.length === 0 ? (
        <Empty icon={Radio} title={t('home.feedEmpty')} />
      ) : (
        <ul className="flex flex-col">
          {rows.slice(0, rowsMax).map((row) => (
            <li
              key={`${row.at}-${row.memberMasked}-${row.amount}`}
              className="flex items-baseline justify-between gap-3 border-b border-line py-2 last:border-b-0"
            >
              <span className="flex min-w-0 items-baseline gap-2">
                <span className="truncate font-medium">{row.memberMasked}</span>
                <span className="shrink-0 text-xs text-faint">{ago(row.at, now)}</span>
              </span>
              <span className="font-semibold whitespace-nowrap">{won(row.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
