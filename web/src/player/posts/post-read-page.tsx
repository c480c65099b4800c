import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostDetail, PostTicket } from '../../shared/api/contracts.ts';
import { MarkedText } from '../../shared/content/marked-text.tsx';
import { koreaMinute } from '../../shared/format/time.ts';
import { ImageList } from '../../shared/images/image-list.tsx';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { NotShown } from '../../shared/ui/pages/not-shown.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { CommentList } from './comment-list.tsx';
import { postQuery } from './model/post-queries.ts';
import { PostActions } from './post-actions.tsx';
import { Around } from './posts-around.tsx';

type PostReadPageProps = {
  boardIdx: string;
  /** How an attached bet is drawn: betting's, which puts both together. */
  showTicket: (ticket: PostTicket) => ReactNode;
};

/** One post, its ticket as it stands, and what members say to it. */
export function PostReadPage({ boardIdx, showTicket }: PostReadPageProps) {
  const { t } = useTranslation('community');
  const { data, error, refetch } = useQuery(postQuery(Number(boardIdx)));
  return (
    <Page title={data?.board.title ?? t('posts.title')}>
      {data === undefined ? (
        <Panel>
          {error === null ? <SkeletonRows rows={5} className="h-6" /> : null}
          {error === null ? null : (
            <NotShown error={error} gone={['BD001']} onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : (
        <>
          <Post data={data} showTicket={showTicket} />
          <CommentList boardIdx={data.board.boardIdx} comments={data.comments} />
          <Around data={data} />
        </>
      )}
      <ButtonLink to="/member/board/list" className="self-center">
        <List aria-hidden="true" className="size-4" />
        {t('posts.toList')}
      </ButtonLink>
    </Page>
  );
}

type PostProps = { data: PostDetail; showTicket: PostReadPageProps['showTicket'] };

function Post({ data: { board }, showTicket }: PostProps) {
  const { t } = useTranslation('community');
  return (
    <Panel>
      <article className="flex flex-col gap-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-faint">
          {board.pinned ? <Badge tone="brass">{t('posts.pinned')}</Badge> : null}
          <span className="font-medium text-muted">{board.author}</span>
          <time dateTime={board.madeAt}>{koreaMinute(board.madeAt)}</time>
          {board.editedAt === null ? null : <span>{t('posts.edited')}</span>}
          <span>{t('posts.viewsCount', { count: board.views })}</span>
        </p>
        {board.hiddenReason === null ? null : (
          <p role="alert" className="rounded-md bg-warn-soft px-4 py-3 text-warn">
            {t('posts.hidden', { reason: board.hiddenReason })}
          </p>
        )}
        <MarkedText text={board.body} />
        <ImageList images={board.images} />
        {board.ticket === null ? null : showTicket(board.ticket)}
        <PostActions board={board} />
      </article>
    </Panel>
  );
}
