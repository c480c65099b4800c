import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NoticeNeighbour } from '../../shared/api/contracts.ts';
import { NoticeArticle } from '../../shared/content/notice-article.tsx';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { NotShown } from '../../shared/ui/pages/not-shown.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { noticeQuery } from './notice-queries.ts';
import { SupportLayout } from './support-layout.tsx';
import type { SupportPaths } from './support-paths.ts';

/** One notice, with the way to the ones published before and after it. */
export function NoticeReadPage({ boardIdx, paths }: { boardIdx: string; paths: SupportPaths }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(noticeQuery(Number(boardIdx)));
  return (
    <SupportLayout title={data?.board.title ?? t('notice.title')} paths={paths} tab="notices">
      <Panel>
        {data === undefined && error === null ? <SkeletonRows rows={4} className="h-6" /> : null}
        {data === undefined && error !== null ? (
          <NotShown error={error} gone={['BD001']} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : (
          <NoticeArticle notice={{ ...data.board, postedAt: data.board.publishedAt }} />
        )}
      </Panel>
      {data === undefined ? null : (
        <nav
          aria-label={t('notice.around')}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          <Neighbour side="next" notice={data.next} paths={paths} />
          <Neighbour side="previous" notice={data.previous} paths={paths} />
        </nav>
      )}
      <ButtonLink to={paths.notices} className="self-center">
        <List aria-hidden="true" className="size-4" />
        {t('notice.toList')}
      </ButtonLink>
    </SupportLayout>
  );
}

type NeighbourProps = {
  side: 'previous' | 'next';
  notice: NoticeNeighbour | null;
  paths: SupportPaths;
};

const sides = {
  previous: { icon: ChevronDown, none: 'notice.noPrevious' },
  next: { icon: ChevronUp, none: 'notice.noNext' },
} as const;

function Neighbour({ side, notice, paths }: NeighbourProps) {
  const { t } = useTranslation();
  const { icon: Icon, none } = sides[side];
  const label = (
    <span className="inline-flex w-24 shrink-0 items-center gap-2 text-sm text-faint">
      <Icon aria-hidden="true" className="size-4" />
      {t(`notice.${side}`)}
    </span>
  );
  if (notice === null) {
    return (
      <p className="flex items-center gap-3 px-4 py-3.5 text-faint sm:px-5">
        {label}
        {t(none)}
      </p>
    );
  }
  return (
    <Link
      {...paths.read(String(notice.boardIdx))}
      className="flex items-center gap-3 px-4 py-3.5 font-medium hover:bg-raised sm:px-5"
    >
      {label}
      <span className="min-w-0 truncate">{notice.title}</span>
    </Link>
  );
}
