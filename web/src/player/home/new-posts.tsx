import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaDay } from '../../shared/format/time.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, FailedLine, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { mainQuery } from '../main-page/main-queries.ts';

/** What members wrote of late; for members alone. */
export function NewPosts() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(mainQuery());
  const posts = data?.posts ?? [];
  return (
    <Panel
      isFlush
      title={t('home.posts.title')}
      aside={
        <ButtonLink look="quiet" size="small" className="-mr-3" to="/member/board">
          {t('action.all')}
        </ButtonLink>
      }
    >
      {data === undefined ? (
        <div className="p-4 sm:p-5">
          {isError ? (
            <FailedLine onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={5} className="h-8" />
          )}
        </div>
      ) : null}
      {data !== undefined && posts.length === 0 ? (
        <Empty icon={MessagesSquare} title={t('home.posts.none')} />
      ) : null}
      <ul className="divide-y divide-line empty:hidden">
        {posts.map(({ boardIdx, title, comments, author, madeAt }) => (
          <li key={boardIdx}>
            <Link
              to="/member/board/read/$boardIdx"
              params={{ boardIdx: String(boardIdx) }}
              className="flex items-center gap-3 px-4 py-3 hover:bg-raised sm:px-5"
            >
              <span className="min-w-0 flex-1 truncate font-medium">
                {title}
                {comments === 0 ? null : (
                  <span className="pl-1.5 text-sm text-brass-text">[{comments}]</span>
                )}
              </span>
              <span className="shrink-0 text-sm text-faint max-xs:hidden">{author}</span>
              <time dateTime={madeAt} className="shrink-0 text-sm text-faint">
                {koreaDay(new Date(madeAt)).slice(5)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
