import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../shared/account/my-layout.tsx';
import { Pagination } from '../../shared/ui/controls/pagination.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { MarkBar } from './mark-bar.tsx';
import type { MessagePaths } from './message-paths.ts';
import { messagesQuery } from './message-queries.ts';
import { MessageRow } from './message-row.tsx';
import type { MessageSearch } from './message-search.ts';
import { useMarkedMessages } from './use-marked-messages.ts';

type MessageListPageProps = {
  paths: MessagePaths;
  search: MessageSearch;
  onSearch: (search: MessageSearch) => void;
};

/** The site's messages to the member; read ones can be deleted, several at once. */
export function MessageListPage({ paths, search, onSearch }: MessageListPageProps) {
  const { t } = useTranslation('community');
  return (
    <MyLayout tab="messages" title={t('messages.title')} note={t('messages.note')}>
      <Segmented
        label={t('messages.filter')}
        choices={(['all', 'unread'] as const).map((id) => ({ id, text: t(`messages.${id}`) }))}
        value={search.unread === true ? 'unread' : 'all'}
        onChange={(id) => onSearch(id === 'unread' ? { unread: true } : {})}
      />
      <Panel isFlush>
        <Messages paths={paths} search={search} onSearch={onSearch} />
      </Panel>
    </MyLayout>
  );
}

function Messages({ paths, search, onSearch }: MessageListPageProps) {
  const { t } = useTranslation('community');
  const query = useQuery(messagesQuery(search));
  const marking = useMarkedMessages(query.data?.list ?? []);
  if (query.data === undefined) {
    if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div className="p-4 sm:p-5">
        <SkeletonRows rows={5} />
      </div>
    );
  }
  // What was shown stays, and what is marked in it, when a later look at it fails.
  const { list, pageInfo } = query.data;
  if (list.length === 0) {
    return <Empty icon={MailOpen} title={t('messages.empty')} note={t('messages.emptyNote')} />;
  }
  return (
    <>
      <MarkBar marking={marking} />
      <ul
        aria-label={t('messages.title')}
        aria-busy={query.isPlaceholderData}
        className="divide-y divide-line transition-opacity aria-busy:opacity-50"
      >
        {list.map((row) => (
          <MessageRow
            key={row.msgIdx}
            row={row}
            link={paths.read(String(row.msgIdx))}
            isMarked={marking.isMarked(row)}
            onMark={() => marking.toggle(row)}
          />
        ))}
      </ul>
      <Pagination info={pageInfo} onPage={(page) => onSearch({ ...search, page })} />
    </>
  );
}
