import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../shared/format/time.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../shared/admin-search.ts';
import type { BackOfficePost } from '../shared/contracts.ts';
import { FilterBar } from '../shared/filter-bar.tsx';
import { MemberLink } from '../shared/member-link.tsx';
import { AdminList } from '../shared/tables/admin-list.tsx';
import { ModerationLayout } from './moderation-layout.tsx';
import { backOfficePostsQuery } from './moderation-queries.ts';
import { type PostsSearch, postStates } from './moderation-search.ts';
import { PostDialog } from './post-dialog.tsx';
import { PostState } from './post-state.tsx';

type PostsPageProps = { search: PostsSearch; onSearch: (search: PostsSearch) => void };

/** Every post, also what was hidden or taken away. */
export function PostsPage({ search, onSearch }: PostsPageProps) {
  const { t } = useTranslation('moderation');
  const { post, ...listed } = search;
  const { page: _first, ...filter } = listed;
  const query = useQuery(backOfficePostsQuery(listed));
  return (
    <ModerationLayout tab="posts">
      <Panel isFlush>
        <FilterBar
          choices={postStates.map((id) => ({ id, text: t(`posts.states.${id}`) }))}
          choice={search.state ?? ''}
          words={search.search ?? ''}
          hint={t('posts.searchHint')}
          onChange={({ choice, words }) =>
            onSearch({
              state: postStates.find((state) => state === choice),
              search: words === '' ? undefined : words,
            })
          }
        />
        <AdminList
          table="posts"
          caption={t('posts.title')}
          empty={{ icon: MessagesSquare, title: t('posts.empty') }}
          query={query}
          columns={useColumns((boardIdx) => onSearch({ ...listed, post: boardIdx }))}
          rowKey={(row) => String(row.boardIdx)}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows })}
          onPage={(page) => onSearch({ ...listed, page })}
          onOpen={(key) => onSearch({ ...listed, post: Number(key) })}
        />
      </Panel>
      {post === undefined ? null : <PostDialog boardIdx={post} onClose={() => onSearch(listed)} />}
    </ModerationLayout>
  );
}

function useColumns(onLook: (boardIdx: number) => void): Column<BackOfficePost>[] {
  const { t } = useTranslation('moderation');
  return [
    {
      key: 'title',
      header: t('posts.headline'),
      phone: 'title',
      wraps: true,
      cell: (row) => (
        <Button look="quiet" size="small" className="-ml-3" onPress={() => onLook(row.boardIdx)}>
          {row.title}
        </Button>
      ),
    },
    {
      key: 'state',
      header: t('posts.state'),
      phone: 'title',
      cell: (row) => (
        <span className="inline-flex gap-1.5">
          <PostState state={row.state} />
          {row.reports === 0 ? null : (
            <Badge tone="danger">{t('posts.reportCount', { count: row.reports })}</Badge>
          )}
        </span>
      ),
    },
    {
      key: 'author',
      header: t('posts.author'),
      cell: ({ memberId, loginId, nickname }) => (
        <MemberLink member={{ memberId, memId: loginId, memNick: nickname }} />
      ),
    },
    { key: 'comments', header: t('posts.comments'), align: 'end', cell: (row) => row.comments },
    { key: 'views', header: t('posts.views'), align: 'end', cell: (row) => row.views },
    { key: 'likes', header: t('posts.likes'), align: 'end', cell: (row) => row.likes },
    {
      key: 'at',
      header: t('posts.madeAt'),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.madeAt)}</span>,
    },
  ];
}
