import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../shared/account/my-layout.tsx';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { notificationKey } from '../../shared/member/notifications.ts';
import { Pagination } from '../../shared/ui/controls/pagination.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { NotificationRow } from './notification-row.tsx';
import { groups, type NotificationSearch } from './notification-search.ts';
import { PushAgreement } from './push-agreement.tsx';
import { useReadNotifications } from './use-read-notifications.ts';

type NotificationsPageProps = {
  search: NotificationSearch;
  onSearch: (search: NotificationSearch) => void;
};

function notificationsQuery({ page = 1, group }: NotificationSearch) {
  const body = { page, ...(group === undefined ? {} : { group }) };
  return queryOptions({
    queryKey: [...notificationKey, 'list', body],
    queryFn: () => answerOf(api.POST('/api/board/notification/list', { body })),
    placeholderData: keepPreviousData,
  });
}

/** What happened to one's money and account while one looked elsewhere. */
export function NotificationsPage({ search, onSearch }: NotificationsPageProps) {
  const { t } = useTranslation('notification');
  return (
    <MyLayout tab="notifications" title={t('title')} note={t('note')}>
      <PushAgreement />
      <Segmented
        label={t('groups')}
        choices={groups.map((id) => ({ id, text: t(`group.${id}`) }))}
        value={search.group ?? 'all'}
        onChange={(group) => onSearch(group === 'all' ? {} : { group })}
      />
      <Panel isFlush>
        <Notifications search={search} onSearch={onSearch} />
      </Panel>
    </MyLayout>
  );
}

function Notifications({ search, onSearch }: NotificationsPageProps) {
  const { t } = useTranslation('notification');
  const query = useQuery(notificationsQuery(search));
  const isNew = useReadNotifications(query.data?.list);
  if (query.data === undefined) {
    if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div className="p-4 sm:p-5">
        <SkeletonRows rows={5} />
      </div>
    );
  }
  // What was shown stays when a later look at it fails.
  const { list, pageInfo } = query.data;
  if (list.length === 0) return <Empty icon={BellOff} title={t('empty')} note={t('emptyNote')} />;
  return (
    <>
      <ul
        aria-label={t('title')}
        aria-busy={query.isPlaceholderData}
        className="divide-y divide-line transition-opacity aria-busy:opacity-50"
      >
        {list.map((row) => (
          <NotificationRow key={row.notificationId} row={row} isNew={isNew(row)} />
        ))}
      </ul>
      <Pagination info={pageInfo} onPage={(page) => onSearch({ ...search, page })} />
    </>
  );
}
