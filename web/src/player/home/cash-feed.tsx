import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedRow } from '../../shared/api/contracts.ts';
import { won } from '../../shared/format/money.ts';
import { ago } from '../../shared/format/time.ts';
import { useNow } from '../../shared/hooks/time.ts';
import { Feed, FeedControl } from '../../shared/ui/lists/feed.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { cashFeedQuery } from './home-queries.ts';

const feedPollMs = 15_000;

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
      aside={error === null ? <FeedControl isPaused={isPaused} onPaused={setPaused} /> : undefined}
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
        <Feed
          label={title}
          items={rows.slice(0, rowsMax).map((row) => ({
            key: `${row.at}-${row.memberMasked}-${row.amount}`,
            what: row.memberMasked,
            when: ago(row.at, now),
            value: won(row.amount),
          }))}
        />
      )}
    </div>
  );
}
