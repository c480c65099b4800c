import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaDay } from '../../shared/format/time.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { newestNoticesQuery } from './notice-queries.ts';
import type { SupportPaths } from './support-paths.ts';

/** The first notices in a panel of their own, with the way to all of them. */
export function NewestNotices({ paths }: { paths: SupportPaths }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(newestNoticesQuery);
  return (
    <Panel
      isFlush
      title={t('home.notices')}
      aside={
        <ButtonLink look="quiet" size="small" className="-mr-3" to={paths.notices}>
          {t('action.all')}
        </ButtonLink>
      }
    >
      {data === undefined ? (
        error === null ? (
          <div className="p-4 sm:p-5">
            <SkeletonRows rows={5} className="h-8" />
          </div>
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )
      ) : null}
      {data?.length === 0 ? <Empty icon={Megaphone} title={t('home.noticesEmpty')} /> : null}
      <ul className="divide-y divide-line empty:hidden">
        {data?.map((notice) => (
          <li key={notice.boardIdx}>
            <Link
              {...paths.read(String(notice.boardIdx))}
              className="flex items-center gap-3 px-4 py-3 hover:bg-raised sm:px-5"
            >
              <Badge
                tone={notice.pinned ? 'brass' : notice.category === 'event' ? 'jade' : 'plain'}
              >
                {t(notice.pinned ? 'notice.pinned' : `notice.categories.${notice.category}`)}
              </Badge>
              <span className="min-w-0 flex-1 truncate font-medium">{notice.title}</span>
              <time dateTime={notice.publishedAt} className="shrink-0 text-sm text-faint">
                {koreaDay(new Date(notice.publishedAt)).slice(5)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
