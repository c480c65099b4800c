import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare, PencilLine, TicketCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PostRow } from '../../shared/api/contracts.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { SEARCH_MIN } from './model/post-draft.ts';
import { postListQuery } from './model/post-queries.ts';
import { PostFilter, type PostListPageProps } from './post-filter.tsx';

/** What members write: by category, order and words, or one's own. */
export function PostListPage({ search, onSearch }: PostListPageProps) {
  const { t } = useTranslation('community');
  const query = useQuery(postListQuery(search));
  const { search: words = '' } = search;
  return (
    <Page
      title={t('posts.title')}
      note={t('posts.note')}
      actions={
        <ButtonLink look="main" to="/member/board/write">
          <PencilLine aria-hidden="true" className="size-4" />
          {t('posts.write')}
        </ButtonLink>
      }
    >
      <Panel isFlush>
        <PostFilter search={search} onSearch={onSearch} />
        <ListView
          caption={t('posts.title')}
          empty={
            words === ''
              ? { icon: MessagesSquare, title: t('posts.empty'), note: t('posts.emptyNote') }
              : {
                  title: t('posts.emptySearch'),
                  note: t('posts.emptySearchNote', { least: SEARCH_MIN }),
                }
          }
          query={query}
          columns={useColumns()}
          rowKey={(row) => String(row.boardIdx)}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </Page>
  );
}

function useColumns(): Column<PostRow>[] {
  const { t } = useTranslation('community');
  return [
    {
      key: 'title',
      header: t('posts.headline'),
      phone: 'title',
      wraps: true,
      cell: (row) => <Title row={row} />,
    },
    { key: 'author', header: t('posts.author'), phone: 'hidden', cell: (row) => row.author },
    {
      key: 'at',
      header: t('posts.madeAt'),
      phone: 'hidden',
      cell: (row) => <span className="text-muted tabular-nums">{koreaMinute(row.madeAt)}</span>,
    },
    {
      key: 'views',
      header: t('posts.views'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => row.views,
    },
    {
      key: 'likes',
      header: t('posts.likes'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => row.likes,
    },
  ];
}

function Title({ row }: { row: PostRow }) {
  const { t } = useTranslation('community');
  return (
    <Link
      to="/member/board/read/$boardIdx"
      params={{ boardIdx: String(row.boardIdx) }}
      className="flex flex-col gap-1 hover:text-brass-text"
    >
      <span className="flex flex-wrap items-center gap-2">
        {row.pinned ? <Badge tone="brass">{t('posts.pinned')}</Badge> : null}
        {row.category === 'normal' ? null : (
          <Badge tone="jade">{t(`posts.categories.${row.category}`)}</Badge>
        )}
        <span className={row.pinned ? 'font-semibold' : 'font-medium'}>{row.title}</span>
        {row.hasBet ? (
          <TicketCheck aria-label={t('posts.hasBet')} className="size-4 text-brass-text" />
        ) : null}
        {row.comments === 0 ? null : (
          <span className="text-sm font-semibold text-brass-text">
            <span className="sr-only">{t('posts.commentsTitle')} </span>[{row.comments}]
          </span>
        )}
      </span>
      <span className="text-xs text-faint md:hidden">
        {row.author} · {koreaMinute(row.madeAt)} · {t('posts.viewsCount', { count: row.views })}
      </span>
    </Link>
  );
}
