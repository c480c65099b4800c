import { useQuery } from '@tanstack/react-query';
import { RadioTower, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { FeedHealth } from '../../shared/contracts.ts';
import { feedQuery } from '../shared/sport-queries.ts';
import { useFaultColumns } from './use-fault-columns.tsx';
import { useProducerColumns } from './use-feed-columns.tsx';

/** Whether the odds feed is heard: its producers, how far behind they are, and what went wrong. */
export function FeedPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(feedQuery);
  return (
    <Page title={t('nav.feed')} note={t('sport.feedNote')} width="full">
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : <FeedParts feed={query.data} />}
    </Page>
  );
}

function FeedParts({ feed }: { feed: FeedHealth }) {
  const { t } = useTranslation('admin');
  const away = feed.producers.filter(({ state }) => state !== 'up');
  return (
    <>
      {feed.isConfigured ? null : (
        <NoticeBar tone="warn" title={t('sport.feedNone')}>
          {t('sport.feedNoneNote')}
        </NoticeBar>
      )}
      {feed.isConfigured && away.length > 0 ? (
        <NoticeBar tone="bad" title={t('sport.feedDown')}>
          {away.map(({ producer }) => t(`sport.producers.${producer}`)).join(', ')}
        </NoticeBar>
      ) : null}
      <Producers feed={feed} />
      <Faults feed={feed} />
    </>
  );
}

function Producers({ feed }: { feed: FeedHealth }) {
  const { t } = useTranslation('admin');
  const columns = useProducerColumns();
  return (
    <Panel isFlush title={t('sport.producersTitle')}>
      {feed.producers.length === 0 ? (
        <Empty icon={RadioTower} title={t('sport.producersEmpty')} />
      ) : (
        <DataTable
          caption={t('sport.producersTitle')}
          rows={feed.producers}
          rowKey={(row) => row.producer}
          columns={columns}
        />
      )}
    </Panel>
  );
}

function Faults({ feed }: { feed: FeedHealth }) {
  const { t } = useTranslation('admin');
  const columns = useFaultColumns();
  return (
    <Panel isFlush title={t('sport.faults')}>
      {feed.faults.length === 0 ? (
        <Empty icon={ShieldCheck} title={t('sport.faultsEmpty')} />
      ) : (
        <DataTable
          caption={t('sport.faults')}
          rows={feed.faults}
          rowKey={(row) =>
            [row.producer, row.epoch, row.sequence, row.marketKey, row.occurredAt].join(' ')
          }
          columns={columns}
        />
      )}
    </Panel>
  );
}
